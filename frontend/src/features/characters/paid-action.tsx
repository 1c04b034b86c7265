import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { currentUserQuery } from '../../shared/api/queries/current-user';
import { LockedAction } from './locked-action';
import { type PaidActionProps, WaitingAction } from './waiting-action';

// Visitors unlock nothing: the code for it comes with somebody who is signed in.
const MemberAction = lazy(() =>
  import('./member-action').then(
    (module) => ({ default: module.MemberAction }),
    (error: unknown) => {
      console.error('Unlocking could not be fetched', error);
      return { default: WaitingAction };
    },
  ),
);

/** A paid figure's button: for a visitor closed, for an account the price until it is paid. */
export function PaidAction(props: PaidActionProps) {
  const { data: user } = useQuery(currentUserQuery());
  if (user === undefined) return <WaitingAction {...props} />;
  if (user === null) return <LockedAction character={props.character} className={props.className} />;
  return (
    <Suspense fallback={<WaitingAction {...props} />}>
      <MemberAction {...props} />
    </Suspense>
  );
}
