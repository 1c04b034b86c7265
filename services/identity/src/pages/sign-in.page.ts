import type { Faults } from '../accounts/account.rules.js';
import { INTERACTIONS } from '../provider/mount.js';
import { fieldPart, problemPart, waitText } from './form-parts.js';
import { type Html, html } from './html.js';
import { layout } from './layout.js';

export interface SignInView {
  /** Of the sign-in that the page belongs to. */
  uid: string;
  /** As it was typed. */
  email: string;
  faults: Faults<{ email: string; password: string }>;
  refusal?: { kind: 'wrong' } | { kind: 'too-many'; retryAfterMs: number };
}

export function signInPage({ uid, email, faults, refusal }: SignInView): string {
  const hasProblem = refusal !== undefined || Object.keys(faults).length > 0;
  const here = `${INTERACTIONS}/${uid}`;
  const body = html`<section class="card">
    <h1>Sign in to Parley</h1>
    <p class="lead">Take up your conversations where you left them.</p>
    ${refusal && problemOf(refusal)}
    <form method="post" action="${here}" novalidate data-once>
      ${fieldPart({
        name: 'email',
        label: 'E-mail address',
        type: 'email',
        autocomplete: 'username',
        value: email,
        fault: faults.email,
        isRequired: true,
        isFocused: email === '' || faults.email !== undefined,
      })}
      ${fieldPart({
        name: 'password',
        label: 'Password',
        type: 'password',
        autocomplete: 'current-password',
        fault: faults.password,
        isRequired: true,
        isFocused: email !== '' && !faults.email,
      })}
      <button class="primary" type="submit">Sign in</button>
    </form>
    <div class="other-way">
      <p>New here? An account is free and ready at once.</p>
      <a class="outline" href="${here}/create-account">Create an account</a>
    </div>
  </section>`;
  return layout({ title: hasProblem ? 'Error: Sign in' : 'Sign in', body });
}

/** The same words for an unknown address and a wrong password. */
function problemOf(refusal: NonNullable<SignInView['refusal']>): Html {
  if (refusal.kind === 'wrong') {
    return problemPart(
      'That did not work.',
      'This address and password do not go together. Check both and try again.',
    );
  }
  return problemPart(
    'Too many attempts.',
    `For safety, please wait ${waitText(refusal.retryAfterMs)} before you try again. Your account is as it was.`,
  );
}
