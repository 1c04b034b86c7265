import { endOf, isDue, type Session } from './session.rules.js';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const session = (times: Partial<Session>): Session => ({
  accountId: 'a',
  issuer: 'https://issuer.example',
  idToken: 'token',
  createdAt: 0,
  seenAt: 0,
  ...times,
});

describe('a session', () => {
  it('ends seven days after it was last seen', () => {
    expect(endOf(session({ seenAt: 3 * DAY }))).toBe(10 * DAY);
  });

  it('ends after thirty days however often it is seen', () => {
    expect(endOf(session({ seenAt: 29 * DAY }))).toBe(30 * DAY);
  });

  it('is written down as seen once a minute', () => {
    expect([MINUTE - 1, MINUTE].map((now) => isDue(session({}), now))).toEqual([false, true]);
  });
});
