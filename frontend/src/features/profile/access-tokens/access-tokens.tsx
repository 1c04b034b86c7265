import type { NewAccessTokenDto } from '@parley/contracts/wallet/access-token';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { buttonClasses } from '../../../shared/ui/button';
import { Skeleton } from '../../../shared/ui/skeleton';
import { PartFailure, ProfilePart } from '../profile-part';
import { AccessTokenRow } from './access-token-row';
import { accessTokensQuery } from './access-tokens.queries';
import { NewSecret } from './new-secret';
import { NewTokenForm } from './new-token-form';

/** Keys with which the administrator's own programs may speak to Parley. */
export function AccessTokens() {
  const [made, setMade] = useState<NewAccessTokenDto | null>(null);
  return (
    <ProfilePart
      title="Access tokens"
      note="For programs of your own that use Parley’s API as you. Whoever has a token can do what you can do."
      action={
        <a href="/graphiql" className={buttonClasses('outline', 'md', 'px-4')}>
          Open GraphiQL
        </a>
      }
    >
      <div data-private className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[1fr_22rem]">
        <div className="min-w-0">
          {made && <NewSecret token={made} onDone={() => setMade(null)} />}
          <TokenList />
        </div>
        <NewTokenForm onMade={setMade} />
      </div>
    </ProfilePart>
  );
}

function TokenList() {
  const tokens = useQuery(accessTokensQuery());
  if (tokens.isPending) {
    return (
      <div role="status" aria-label="Loading your access tokens" className="space-y-3">
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
      </div>
    );
  }
  if (!tokens.data) {
    return <PartFailure what="Your access tokens" onTryAgain={() => void tokens.refetch()} />;
  }
  if (tokens.data.length === 0) {
    return <p className="font-reading text-reading text-ink-soft">There are none yet.</p>;
  }
  return (
    <ul className="divide-y divide-rule border-y border-rule">
      {tokens.data.map((token) => (
        <AccessTokenRow key={token.id} token={token} />
      ))}
    </ul>
  );
}
