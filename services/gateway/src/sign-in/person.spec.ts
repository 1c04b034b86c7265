import { personOf } from './person.js';

const ISSUER = 'https://issuer.example';
const ADA = { sub: 'ada', email: 'ada@parley.example', email_verified: true };

describe('personOf', () => {
  it('reads the standard claims', () => {
    expect(personOf(ISSUER, { ...ADA, given_name: 'Ada', family_name: 'Lovelace' })).toEqual({
      issuer: ISSUER,
      subject: 'ada',
      email: 'ada@parley.example',
      emailVerified: true,
      firstName: 'Ada',
      lastName: 'Lovelace',
    });
  });

  it('makes do with one name, or none', () => {
    expect(personOf(ISSUER, { ...ADA, name: 'Ada Lovelace' })).toMatchObject({
      firstName: 'Ada Lovelace',
      lastName: null,
    });
    expect(personOf(ISSUER, { sub: 'ada' })).toMatchObject({ email: null, firstName: null, lastName: null });
  });

  it.each([undefined, false, 'false', 1, 'yes', null])('does not take %j for verified', (email_verified) => {
    expect(personOf(ISSUER, { ...ADA, email_verified }).emailVerified).toBe(false);
  });

  it('takes the text that some providers write', () => {
    expect(personOf(ISSUER, { ...ADA, email_verified: 'true' }).emailVerified).toBe(true);
  });

  it.each(['no address', '', 7, ['a@b.example'], `${'a'.repeat(400)}@b.example`])(
    'leaves out the address %j, and that it is verified',
    (email) => {
      expect(personOf(ISSUER, { ...ADA, email })).toMatchObject({ email: null, emailVerified: false });
    },
  );

  it('leaves out names that cannot be stored', () => {
    expect(
      personOf(ISSUER, { ...ADA, given_name: 'A\0da\ud800', family_name: 'x'.repeat(201) }),
    ).toMatchObject({ firstName: 'Ada\ufffd', lastName: null });
  });
});
