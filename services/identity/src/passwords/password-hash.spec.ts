import { hashPassword, isOutdated, matchesHash } from './password-hash.js';

describe('a password hash', () => {
  it('is argon2id in PHC format, another one each time', async () => {
    const [one, two] = await Promise.all([hashPassword('correct horse'), hashPassword('correct horse')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(one).not.toBe(two);
  });

  it('matches its password and no other', async () => {
    const hash = await hashPassword('correct horse');
    expect(await matchesHash('correct horse', hash)).toBe(true);
    expect(await matchesHash('correct horses', hash)).toBe(false);
    expect(await matchesHash('', hash)).toBe(false);
  });

  it('is one that other implementations of argon2 made, too', async () => {
    // From the reference implementation: echo -n password | argon2 somesalt -id -t 2 -k 65536 -p 1 -l 32
    const reference =
      '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
    expect(await matchesHash('password', reference)).toBe(true);
    expect(await matchesHash('differentpassword', reference)).toBe(false);
  });

  it('does not depend on how a keyboard composes its letters', async () => {
    expect(await matchesHash('Zürich-1525', await hashPassword('Zu\u0308rich-1525'))).toBe(true);
  });

  it('is to be made anew when the costs have changed', async () => {
    const cheap = await hashPassword('correct horse', { memory: 1_024, passes: 1, parallelism: 1 });
    expect(isOutdated(cheap)).toBe(true);
    expect(await matchesHash('correct horse', cheap)).toBe(true);
    expect(isOutdated(await hashPassword('correct horse'))).toBe(false);
  });

  it('that cannot be read is an error, not a wrong password', async () => {
    await expect(matchesHash('correct horse', 'md5:abc')).rejects.toThrow(/not readable/);
  });
});
