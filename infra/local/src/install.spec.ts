import { isInstalled } from './install.mjs';

const lock = {
  packages: {
    '': { version: '0.1.0' },
    'services/chat': { version: '0.1.0' },
    'node_modules/@parley/chat': { link: true },
    'node_modules/pg': { version: '8.0.0' },
    'node_modules/darwin-only': { version: '1.0.0', optional: true },
  },
};

describe('isInstalled', () => {
  it('is content with every package in its version, another platform’s left out', () => {
    expect(isInstalled(lock, { packages: { 'node_modules/pg': { version: '8.0.0' } } })).toBe(true);
  });

  it('sees a missing package, another version, and an optional one in another version', () => {
    expect(isInstalled(lock, { packages: {} })).toBe(false);
    expect(isInstalled(lock, { packages: { 'node_modules/pg': { version: '8.0.1' } } })).toBe(false);
    const installed = {
      'node_modules/pg': { version: '8.0.0' },
      'node_modules/darwin-only': { version: '0.9.0' },
    };
    expect(isInstalled(lock, { packages: installed })).toBe(false);
  });
});
