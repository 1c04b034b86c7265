import { Button } from '../../../shared/ui/button';
import { Dialog } from '../../../shared/ui/dialog';

interface ResetDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  name: string;
  isResetting: boolean;
  onReset: () => void;
}

/** Asks before a conversation is deleted. */
export function ResetDialog({ isOpen, onOpenChange, name, isResetting, onReset }: ResetDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Reset this chat?"
      description={`Everything you and ${name} wrote here is deleted for good, and your free messages are restored.`}
      actions={
        <>
          <Button isLoading={isResetting} onClick={onReset}>
            Reset chat
          </Button>
          <Button variant="quiet" ref={takeFocus} disabled={isResetting} onClick={() => onOpenChange(false)}>
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
