import type { Configuration, KoaContextWithOIDC } from 'oidc-provider';
import { autoSubmitPage, logoutPage } from '../pages/logout.page.js';
import { type Notice, noticeOf, noticePage, NOTICES } from '../pages/notice.page.js';

type Features = NonNullable<Configuration['features']>['rpInitiatedLogout'];

/** The pages that the provider itself shows, in Parley's look. */
export interface ProviderPages {
  error: NonNullable<Configuration['renderError']>;
  logout: NonNullable<NonNullable<Features>['logoutSource']>;
  signedOut: NonNullable<NonNullable<Features>['postLogoutSuccessSource']>;
}

function noticeOfError(error: Error & { status?: number; error?: string }): Notice {
  if (error.name === 'SessionNotFound') return NOTICES.expired;
  return error.error === 'invalid_redirect_uri' ? NOTICES.foreignAddress : noticeOf(error.status ?? 500);
}

export const providerPages: ProviderPages = {
  error: (ctx, _out, error) => show(ctx, noticePage(noticeOfError(error))),
  // Whoever comes with an ID token of this very session comes from Parley's logout; anybody else is asked.
  logout: (ctx, form) => {
    const { entities, session } = ctx.oidc;
    const hint = entities.IdTokenHint as { payload?: { sub?: unknown } } | undefined;
    const isOwn = hint?.payload?.sub !== undefined && hint.payload.sub === session?.accountId;
    show(ctx, logoutPage(form, isOwn));
  },
  signedOut: (ctx) => show(ctx, noticePage(NOTICES.signedOut)),
};

function show(ctx: KoaContextWithOIDC, page: string): void {
  ctx.type = 'html';
  ctx.body = page;
}

const SUBMITTING = /<form method="post" action="([^"]+)">([^]*?)<noscript>/;

/**
 * The provider has forms of its own that a script inside the page submits, which the policy of our pages forbids: at a
 * logout without a session, and when somebody signs in as another account than in the other tab. The same form is shown
 * in our page, whose script is a file.
 */
export function submittedByFile(body: string): string | undefined {
  const [, action, fields] = SUBMITTING.exec(body) ?? [];
  return action === undefined || fields === undefined ? undefined : autoSubmitPage(action, fields);
}
