import { isAdministrator } from './administrator.js';

const ADMIN = 'Admin@parley.localhost';

describe('the administrator', () => {
  it.each(['admin@parley.localhost', 'ADMIN@Parley.localhost'])(
    'is whose verified address is %s',
    (email) => {
      expect(isAdministrator({ email, emailVerified: true }, ADMIN)).toBe(true);
    },
  );

  it.each([
    ['an address that is not verified', { email: 'admin@parley.localhost', emailVerified: false }],
    ['no address', { email: null, emailVerified: true }],
    ['another address', { email: 'admin@parley.localhost.example', emailVerified: true }],
    ['an address with a space', { email: ' admin@parley.localhost', emailVerified: true }],
  ])('is not somebody with %s', (_case, account) => {
    expect(isAdministrator(account, ADMIN)).toBe(false);
  });
});
