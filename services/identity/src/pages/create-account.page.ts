import { type Faults, PASSWORD_MIN, type SignUpForm } from '../accounts/account.rules.js';
import { INTERACTIONS } from '../provider/mount.js';
import { fieldPart, problemPart, waitText } from './form-parts.js';
import { type Html, html } from './html.js';
import { layout } from './layout.js';

export interface CreateAccountView {
  /** Of the sign-in that the page belongs to. */
  uid: string;
  /** As it was typed; the password is never sent back. */
  form: Omit<SignUpForm, 'password'>;
  faults: Faults<SignUpForm>;
  refusal?: { kind: 'taken' } | { kind: 'too-many'; retryAfterMs: number };
}

export function createAccountPage(view: CreateAccountView): string {
  const { uid, form, faults, refusal } = view;
  const here = `${INTERACTIONS}/${uid}`;
  const hasProblem = refusal !== undefined || Object.keys(faults).length > 0;
  const first = firstToMend(view);
  const body = html`<section class="card">
    <h1>Create your account</h1>
    <p class="lead">Free, and ready at once. Your conversations stay with you.</p>
    ${refusal && problemOf(refusal, here)}
    <form method="post" action="${here}/create-account" novalidate data-once>
      <div class="pair">
        ${fieldPart({
          name: 'firstName',
          label: 'First name',
          remark: 'optional',
          autocomplete: 'given-name',
          value: form.firstName,
          fault: faults.firstName,
          isFocused: first === 'firstName',
        })}
        ${fieldPart({
          name: 'lastName',
          label: 'Last name',
          remark: 'optional',
          autocomplete: 'family-name',
          value: form.lastName,
          fault: faults.lastName,
          isFocused: first === 'lastName',
        })}
      </div>
      ${fieldPart({
        name: 'email',
        label: 'E-mail address',
        type: 'email',
        autocomplete: 'username',
        value: form.email,
        fault: faults.email,
        isRequired: true,
        isFocused: first === 'email',
      })}
      ${fieldPart({
        name: 'password',
        label: 'Password',
        type: 'password',
        autocomplete: 'new-password',
        hint: `At least ${PASSWORD_MIN} characters. Parley sends no mail and cannot send you a new one: keep it well.`,
        fault: faults.password,
        isRequired: true,
        isFocused: first === 'password',
      })}
      <button class="primary" type="submit">Create account</button>
    </form>
    <p class="other-way">You have an account already? <a href="${here}">Sign in</a></p>
  </section>`;
  return layout({ title: hasProblem ? 'Error: Create your account' : 'Create your account', body });
}

/** Where the person goes on: at the first fault, else at the first field that has to be filled. */
function firstToMend({ faults, refusal, form }: CreateAccountView): keyof SignUpForm {
  const order = ['firstName', 'lastName', 'email', 'password'] as const;
  const faulty = order.find((name) => faults[name] !== undefined);
  if (faulty) return faulty;
  if (refusal?.kind === 'taken') return 'email';
  return form.email === '' ? 'firstName' : 'password';
}

function problemOf(refusal: NonNullable<CreateAccountView['refusal']>, signIn: string): Html {
  if (refusal.kind === 'taken') {
    return problemPart(
      'There is an account with this address already.',
      html`If it is yours, <a href="${signIn}">sign in</a>. Otherwise use another address.`,
    );
  }
  return problemPart(
    'Too many attempts.',
    `Please wait ${waitText(refusal.retryAfterMs)} before you try again. No account was created.`,
  );
}
