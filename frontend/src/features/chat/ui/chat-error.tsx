import { Link } from '@tanstack/react-router';
import { Button, buttonClasses } from '../../../shared/ui/button';
import { loginPath } from '../../../shared/login';
import { ErrorView } from '../../../shared/ui/error-view';

interface ChatErrorProps {
  error: Error;
  isSignedIn: boolean;
  onTryAgain: () => void;
}

/** Why a conversation cannot be shown: not ours (any more), not there, or not reached. */
export function ChatError({ error, isSignedIn, onTryAgain }: ChatErrorProps) {
  const isExpired = /\b40[13]\b|unauthorized|access denied/i.test(error.message);
  const isUnreached = !isExpired && !/^4\d\d:/.test(error.message);
  return (
    <div className="chat-room grid place-items-center overflow-y-auto">
      <ErrorView
        level={1}
        title={isExpired ? 'Chat Session Expired' : 'Chat Not Found'}
        actions={
          <>
            <Link to="/" className={buttonClasses(isUnreached ? 'outline' : 'primary')}>
              Go Back
            </Link>
            {isExpired && !isSignedIn && (
              <a href={loginPath()} className={buttonClasses('outline')}>
                Login
              </a>
            )}
            {isUnreached && <Button onClick={onTryAgain}>Try again</Button>}
          </>
        }
      >
        {explanation(isExpired, isUnreached)}
      </ErrorView>
    </div>
  );
}

function explanation(isExpired: boolean, isUnreached: boolean): string {
  if (isExpired) {
    return 'This conversation belongs to another visit or account. Sign in with the account that began it, or start a new one.';
  }
  if (isUnreached) return 'Parley could not be reached. The conversation is kept; try again in a moment.';
  return 'There is no conversation here. It may have been deleted, or the link is incomplete.';
}
