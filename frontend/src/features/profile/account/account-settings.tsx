import { forgetPerson } from '../../../shared/account/known-account';
import type { CurrentUser } from '../../../shared/api/current-user';
import { buttonClasses } from '../../../shared/ui/button';
import { ProfilePart } from '../profile-part';
import { DangerZone } from './danger-zone';
import { DataDownload } from './data-download';

const MEMBER_SINCE = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', year: 'numeric' });

/** The account itself: e-mail, type, since when; its data; the way out; the way out for good. */
export function AccountSettings({ user }: { user: CurrentUser }) {
  return (
    <ProfilePart title="Account settings">
      <div data-private className="grid items-start gap-x-16 gap-y-12 lg:grid-cols-2">
        <div>
          <dl className="grid grid-cols-[auto_1fr] gap-x-8 gap-y-3 text-sm">
            <dt className="text-ink-faint">E-mail</dt>
            <dd className="min-w-0 wrap-anywhere">{user.email ?? 'Not known to Parley'}</dd>
            <dt className="text-ink-faint">Account type</dt>
            <dd>{user.isAdmin ? 'Administrator' : 'Regular User'}</dd>
            <dt className="text-ink-faint">Member since</dt>
            <dd>
              <time dateTime={user.createdAt}>{MEMBER_SINCE.format(new Date(user.createdAt))}</time>
            </dd>
          </dl>
          <a href="/api/logout" onClick={forgetPerson} className={buttonClasses('outline', 'md', 'mt-8')}>
            Logout
          </a>
        </div>
        <div className="space-y-6">
          <DataDownload />
          <DangerZone email={user.email} />
        </div>
      </div>
    </ProfilePart>
  );
}
