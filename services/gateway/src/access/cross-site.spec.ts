import { isCrossSite, type RequestOrigin } from './cross-site.js';

const OURS = 'https://parley.example';
const host = '127.0.0.1:3000';
const said = (parts: Partial<RequestOrigin>): RequestOrigin => ({
  site: undefined,
  origin: undefined,
  host,
  ...parts,
});

describe('isCrossSite', () => {
  it('believes what the browser says of itself before anything else', () => {
    expect(isCrossSite(said({ site: 'same-origin', origin: 'https://evil.example' }), OURS)).toBe(false);
    expect(isCrossSite(said({ site: 'none' }), OURS)).toBe(false);
    expect(isCrossSite(said({ site: 'same-site', origin: OURS }), OURS)).toBe(true);
    expect(isCrossSite(said({ site: 'cross-site', origin: OURS }), OURS)).toBe(true);
    expect(isCrossSite(said({ site: ['same-origin', 'none'] }), OURS)).toBe(true);
  });

  it('else compares the origin with ours and with the host that was asked', () => {
    expect(isCrossSite(said({ origin: OURS }), OURS)).toBe(false);
    expect(isCrossSite(said({ origin: `http://${host}` }), OURS)).toBe(false);
    expect(isCrossSite(said({ origin: 'http://127.0.0.1' }), OURS)).toBe(true);
    expect(isCrossSite(said({ origin: 'null' }), OURS)).toBe(true);
    expect(isCrossSite(said({ origin: '' }), OURS)).toBe(true);
  });

  it('takes a request that says neither for one of no browser', () => {
    expect(isCrossSite(said({}), OURS)).toBe(false);
  });
});
