import { isWellFormedText } from '@parley/contracts/text/well-formed';
import { isEmail } from 'class-validator';
import { isCommonPassword } from './common-passwords.js';

export const PASSWORD_MIN = 8;
const PASSWORD_MAX = 200;
const EMAIL_MAX = 254;
const NAME_MAX = 100;

// oxlint-disable-next-line no-control-regex
const CONTROLS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;

/** What somebody has typed to create an account, as it was sent. */
export interface SignUpForm {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
}

/** What is wrong with a form, field by field, in words for the person. */
export type Faults<Form> = Partial<Record<keyof Form, string>>;

/** One spelling for each address: case and stray blanks make no other account. */
export const normalizeEmail = (email: string): string => email.trim().normalize('NFC').toLowerCase();

/** A name as it is stored; null when none was given. */
export const normalizeName = (name: string): string | null =>
  name.trim().replace(/\s+/g, ' ').normalize('NFC') || null;

export function emailFault(email: string): string | undefined {
  const normalized = normalizeEmail(email);
  if (!normalized) return 'Enter your e-mail address.';
  if (normalized.length > EMAIL_MAX || !isWellFormedText(normalized) || !isEmail(normalized)) {
    return 'Enter an e-mail address like name@example.org.';
  }
  return undefined;
}

/** @param email as it was typed */
export function passwordFault(password: string, email: string): string | undefined {
  if (!password) return 'Choose a password.';
  // Counted as people do: an emoji is one character.
  const length = [...password].length;
  if (length < PASSWORD_MIN) return `Use at least ${PASSWORD_MIN} characters.`;
  if (length > PASSWORD_MAX) return `Use at most ${PASSWORD_MAX} characters.`;
  if (!isWellFormedText(password)) return 'This password has characters that cannot be kept.';
  if (normalizeEmail(password) === normalizeEmail(email))
    return 'Choose something other than your e-mail address.';
  if (isCommonPassword(password))
    return 'This is one of the passwords everybody tries first. Choose another one.';
  return undefined;
}

function nameFault(name: string): string | undefined {
  const normalized = normalizeName(name) ?? '';
  if ([...normalized].length > NAME_MAX) return `Use at most ${NAME_MAX} characters.`;
  if (CONTROLS.test(normalized) || !isWellFormedText(normalized)) return 'Use letters, blanks and hyphens.';
  return undefined;
}

export function signUpFaults(form: SignUpForm): Faults<SignUpForm> {
  return withoutGaps({
    email: emailFault(form.email),
    password: passwordFault(form.password, form.email),
    firstName: nameFault(form.firstName),
    lastName: nameFault(form.lastName),
  });
}

/** Only what is missing: what is wrong with an address or a password is not for a stranger to learn here. */
export function signInFaults(form: { email: string; password: string }): Faults<typeof form> {
  return withoutGaps({
    email: form.email.trim() ? undefined : 'Enter your e-mail address.',
    password: form.password ? undefined : 'Enter your password.',
  });
}

function withoutGaps<Key extends string>(
  faults: Record<Key, string | undefined>,
): Partial<Record<Key, string>> {
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined)) as Partial<
    Record<Key, string>
  >;
}
