import type { CurrentUser } from '../../shared/api/current-user';
import { buttonClasses } from '../../shared/ui/button';

const MEMBER_SINCE = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', year: 'numeric' });

/** The account itself: e-mail, type, since when, and the way out. */
export function AccountSettings({ user }: { user: CurrentUser }) {
  return (
    <section aria-labelledby="account-settings" className="max-w-measure border-t border-edge pt-5">
      <h2 id="account-settings" className="text-title">
        Account settings
      </h2>
      <dl className="mt-5 grid grid-cols-[auto_1fr] gap-x-8 gap-y-3 text-sm">
        <dt className="text-ink-faint">E-mail</dt>
        <dd className="min-w-0 wrap-anywhere">{user.email}</dd>
        <dt className="text-ink-faint">Account type</dt>
        <dd>{user.isAdmin ? 'Administrator' : 'Regular User'}</dd>
        <dt className="text-ink-faint">Member since</dt>
        <dd>
          <time dateTime={user.createdAt}>{MEMBER_SINCE.format(new Date(user.createdAt))}</time>
        </dd>
      </dl>
      <a href="/api/logout" className={buttonClasses('outline', 'md', 'mt-8')}>
        Logout
      </a>
    </section>
  );
}
