import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';

interface ResetDialogProps {
  isOpen: boolean;
  onClose: () => void;
  name: string;
  isResetting: boolean;
  onReset: () => void;
}

/** Asks before a conversation is deleted. */
export function ResetDialog({ isOpen, onClose, name, isResetting, onReset }: ResetDialogProps) {
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title="Reset this chat?"
      description={`Everything you and ${name} wrote here is deleted for good, and your free messages are restored.`}
      confirmLabel="Reset chat"
      isBusy={isResetting}
      onConfirm={onReset}
      onClose={onClose}
    />
  );
}
