import { useRouter } from '@tanstack/react-router';
import { Button } from '../../shared/ui/button';
import { ErrorView } from '../../shared/ui/error-view';

/** A page that broke: the rest of the app stays, and trying again is one press away. */
export function RouteError() {
  const router = useRouter();
  return (
    <ErrorView
      level={1}
      title="This page did not open"
      actions={<Button onClick={() => void router.invalidate()}>Try again</Button>}
    >
      <p>
        Something failed on the way. Nothing you wrote was lost; try again, or go back and come in another
        way.
      </p>
    </ErrorView>
  );
}
