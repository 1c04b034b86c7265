import { isAppleSafari } from './app-display';

const SAFARI = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

describe('isAppleSafari', () => {
  it.each([
    ['an iPhone', `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${SAFARI}`, 5],
    ['an iPad that says it is a Mac', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${SAFARI}`, 5],
  ])('is true of %s', (_name, userAgent, maxTouchPoints) => {
    expect(isAppleSafari({ userAgent, maxTouchPoints })).toBe(true);
  });

  it.each([
    ['a Mac', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${SAFARI}`, 0],
    ['Chrome on an iPhone', `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) CriOS/130 ${SAFARI}`, 5],
    ['an app’s own browser', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148', 5],
    ['Android', 'Mozilla/5.0 (Linux; Android 15) Chrome/130.0 Mobile Safari/537.36', 5],
  ])('is false of %s', (_name, userAgent, maxTouchPoints) => {
    expect(isAppleSafari({ userAgent, maxTouchPoints })).toBe(false);
  });
});
