import {
  emailFault,
  normalizeEmail,
  normalizeName,
  passwordFault,
  signInFaults,
  signUpFaults,
} from './account.rules.js';

const form = {
  email: 'ada@example.org',
  password: 'analytical engine',
  firstName: 'Ada',
  lastName: 'Lovelace',
};

describe('e-mail addresses', () => {
  it('are one address however they are typed', () => {
    expect(normalizeEmail('  Ada@Example.ORG ')).toBe('ada@example.org');
  });

  it.each(['ada@example.org', 'admin@parley.localhost', 'a.b+c@sub.example.co', 'ADA@EXAMPLE.ORG'])(
    'may be %s',
    (email) => expect(emailFault(email)).toBeUndefined(),
  );

  it.each([
    'ada',
    'ada@',
    '@example.org',
    'ada@example',
    'a b@example.org',
    'ada@exa\0mple.org',
    'a@b.c@d.e',
  ])('may not be %j', (email) => expect(emailFault(email)).toMatch(/like name@example.org/));

  it('may not be longer than mail can carry', () => {
    expect(
      emailFault(`${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(80)}.org`),
    ).toBeDefined();
  });
});

describe('passwords', () => {
  it.each([
    ['seven c', /at least 8/],
    ['🎻🎻🎻🎻🎻🎻🎻', /at least 8/],
    ['x'.repeat(201), /at most 200/],
    ['Ada@Example.org', /other than your e-mail/],
    ['Password123', /everybody tries first/],
    ['12345678', /everybody tries first/],
    ['half\ud800surrogate', /cannot be kept/],
  ])('may not be %j', (password, text) => {
    expect(passwordFault(password, form.email)).toMatch(text);
  });

  it.each([
    'eight ch',
    'x'.repeat(200),
    'correct horse battery staple',
    '  blanks count  ',
    'пароль-длинный',
  ])('may be %j', (password) => expect(passwordFault(password, form.email)).toBeUndefined());
});

describe('a form to create an account', () => {
  it('has no fault when all is well, also without names', () => {
    expect(signUpFaults(form)).toEqual({});
    expect(signUpFaults({ ...form, firstName: '', lastName: '  ' })).toEqual({});
  });

  it('names all its faults at once', () => {
    const faults = signUpFaults({
      email: '',
      password: 'short',
      firstName: 'A\u0007',
      lastName: 'x'.repeat(101),
    });
    expect(Object.keys(faults)).toEqual(['email', 'password', 'firstName', 'lastName']);
  });

  it('keeps a name in one spelling, and none as none', () => {
    expect(normalizeName('  Jean   Paul ')).toBe('Jean Paul');
    expect(normalizeName('   ')).toBeNull();
  });
});

describe('a form to sign in', () => {
  it('is only told what is missing: a stranger learns nothing about passwords there', () => {
    expect(signInFaults({ email: 'no address', password: 'x' })).toEqual({});
    expect(Object.keys(signInFaults({ email: ' ', password: '' }))).toEqual(['email', 'password']);
  });
});
