import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { forgetPerson } from '../../../shared/account/known-account';
import { requestJson } from '../../../shared/api/http';
import { isRefusedAsStranger, loginAfterNotice } from '../../../shared/login';
import { Button } from '../../../shared/ui/button';
import { Dialog } from '../../../shared/ui/dialog';

/** What is to be typed by somebody whose address Parley does not know. */
const WORD = 'delete my account';

interface DeleteAccountDialogProps {
  email: string | null;
  onClose: () => void;
}

/** Asks for the address to be typed: nobody loses an account by a slip. */
export function DeleteAccountDialog({ email, onClose }: DeleteAccountDialogProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const { mutate, isPending, isSuccess, isError } = useMutation({
    mutationFn: () => requestJson<void>('/api/user', { method: 'DELETE' }),
    onSuccess: leaveForGood,
    onError: (error) => void (isRefusedAsStranger(error) && loginAfterNotice()),
  });
  const expected = email ?? WORD;
  const isConfirmed = typed.trim().toLowerCase() === expected.toLowerCase();
  const isBusy = isPending || isSuccess;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && !isBusy && onClose()}
      title="Delete your account?"
      description="Your conversations, your tokens and whom you unlocked are deleted for good. Download your data first if you want to keep any of it."
    >
      <form
        data-private
        onSubmit={(event) => {
          event.preventDefault();
          if (isConfirmed && !isBusy) mutate();
        }}
      >
        <label htmlFor={id} className="text-sm text-ink-soft">
          Type <strong className="font-semibold text-ink wrap-anywhere">{expected}</strong> to confirm
        </label>
        <input
          id={id}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          readOnly={isBusy}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          className="mt-2 block h-11 w-full rounded-md border border-edge bg-paper px-3 text-base outline-offset-1"
        />
        {isError && (
          <p role="alert" className="mt-3 text-sm text-fault">
            Your account could not be deleted. Nothing has changed; please try again.
          </p>
        )}
        <div className="mt-7 flex flex-wrap gap-3">
          <Button type="submit" disabled={!isConfirmed} isLoading={isBusy}>
            Delete my account
          </Button>
          <Button variant="quiet" disabled={isBusy} onClick={onClose}>
            Keep it
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** The service worker drops its copies when it sees the deletion pass; the rest goes here, and the page itself. */
function leaveForGood(): void {
  forgetPerson();
  location.assign('/');
}
