import { useState } from 'react';
import { Button } from '../../../shared/ui/button';
import { DeleteAccountDialog } from './delete-account-dialog';

/** What cannot be taken back. */
export function DangerZone({ email }: { email: string | null }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div className="rounded-lg border border-fault p-5">
      <h3 className="text-name font-semibold text-fault">Danger zone</h3>
      <p className="mt-1 font-reading text-base text-ink-soft">
        Deleting your account ends everything at once: your conversations, your tokens and whom you unlocked.
      </p>
      <Button
        variant="outline"
        className="mt-4 border-fault text-fault hover:border-fault hover:bg-fault hover:text-paper"
        onClick={() => setIsAsking(true)}
      >
        Delete my account
      </Button>
      {isAsking && <DeleteAccountDialog email={email} onClose={() => setIsAsking(false)} />}
    </div>
  );
}
