import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { useDeleteConversation } from './use-delete-conversation';

interface DeleteDialogProps {
  sessionId: string;
  /** The figure's name. */
  name: string;
  onClose: () => void;
  onDeleted: () => void | Promise<void>;
}

/** Asks before a conversation is deleted, and stays open when it could not be. */
export function DeleteDialog({ sessionId, name, onClose, onDeleted }: DeleteDialogProps) {
  const { mutate, isPending } = useDeleteConversation(sessionId, onDeleted);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Delete this conversation?"
      description={`Everything you and ${name} wrote here is deleted for good. It cannot be brought back.`}
      actions={
        <>
          <Button isLoading={isPending} onClick={() => mutate()}>
            Delete
          </Button>
          <Button variant="quiet" ref={takeFocus} disabled={isPending} onClick={onClose}>
            Keep it
          </Button>
        </>
      }
    />
  );
}

/** The harmless choice is the one under the Enter key. */
function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
