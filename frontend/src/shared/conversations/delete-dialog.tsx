import { ConfirmDialog } from '../ui/confirm-dialog';
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
    <ConfirmDialog
      isOpen
      title="Delete this conversation?"
      description={`Everything you and ${name} wrote here is deleted for good. It cannot be brought back.`}
      confirmLabel="Delete"
      isBusy={isPending}
      onConfirm={() => mutate()}
      onClose={onClose}
    />
  );
}
