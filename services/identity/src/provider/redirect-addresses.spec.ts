import { isAfterLogout, isCallback, originOf } from './redirect-addresses.js';

const origin = 'https://parley.example';

describe('the address a code is sent to', () => {
  it('is the gateway’s callback on the origin that was asked', () => {
    expect(isCallback(origin, 'https://parley.example/api/callback')).toBe(true);
  });

  it.each([
    'https://evil.example/api/callback',
    'http://parley.example/api/callback',
    'https://parley.example:8443/api/callback',
    'https://parley.example/api/callback/',
    'https://parley.example/api/callback?next=//evil.example',
    'https://parley.example/api/callback#x',
    'https://parley.example/api/../api/callback',
    'https://parley.example@evil.example/api/callback',
    'https://parley.example.evil.example/api/callback',
    'https://parley.example\\@evil.example/api/callback',
    '/api/callback',
    'javascript:alert(1)',
    '',
  ])('is never %j', (address) => {
    expect(isCallback(origin, address)).toBe(false);
  });
});

describe('the address after signing out', () => {
  it('is the start page, and nothing else', () => {
    expect(isAfterLogout(origin, 'https://parley.example/')).toBe(true);
    for (const address of [
      'https://parley.example',
      'https://evil.example/',
      'https://parley.example/discover',
    ]) {
      expect(isAfterLogout(origin, address)).toBe(false);
    }
  });
});

describe('the origin of a request', () => {
  it('is written as browsers write it', () => {
    expect(originOf('https', 'Parley.Example:443')).toBe(origin);
    expect(originOf('http', '[::1]:3000')).toBe('http://[::1]:3000');
  });

  it.each(['', 'a/b', 'user@parley.example', 'a?b', 'a b'])('is none for the host %j', (host) => {
    expect(originOf('https', host)).toBeUndefined();
  });
});
