import { html, trusted } from './html.js';
import { layout } from './layout.js';

/**
 * @param form the provider's, with the id op.logoutForm
 * @param isSure whether the request surely came from Parley's own logout: then a script sends it at once
 */
export function logoutPage(form: string, isSure: boolean): string {
  const button = { form: 'op.logoutForm', name: 'logout', value: 'yes' };
  const body = html`<section class="card" ${isSure && html`data-at-once`}>
    <h1>${isSure ? 'Signing you out …' : 'Sign out of Parley?'}</h1>
    <p class="lead">
      ${
        isSure
          ? 'One moment. If nothing happens, use the button.'
          : 'Your conversations are kept until you come back.'
      }
    </p>
    ${trusted(form)}
    <div class="ways">
      <button
        class="primary"
        type="submit"
        form="${button.form}"
        name="${button.name}"
        value="${button.value}"
      >
        Sign out
      </button>
      ${!isSure && html`<a class="quiet" href="/">Stay signed in</a>`}
    </div>
  </section>`;
  return layout({ title: 'Sign out', body });
}

/**
 * A form that only carries the browser on.
 *
 * @param action as the provider escaped it
 * @param fields the provider's hidden fields
 */
export function autoSubmitPage(action: string, fields: string): string {
  const body = html`<section class="card" data-at-once>
    <h1>One moment …</h1>
    <p class="lead">If nothing happens, use the button.</p>
    <form method="post" action="${trusted(action)}">
      ${trusted(fields)}
      <button class="primary" type="submit">Continue</button>
    </form>
  </section>`;
  return layout({ title: 'One moment', body });
}
