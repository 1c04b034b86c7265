import type { ReactNode } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';
import { takeFocus } from './take-focus';

interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  /** What cannot be brought back. */
  description: ReactNode;
  /** What the button says that does it. */
  confirmLabel: string;
  /** While it is being done. */
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something is gone; the harmless choice is the one under the Enter key. */
export function ConfirmDialog({
  isOpen,
  title,
  description,
  confirmLabel,
  isBusy,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={description}
      actions={
        <>
          <Button isLoading={isBusy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
          <Button variant="quiet" ref={takeFocus} disabled={isBusy} onClick={onClose}>
            Keep it
          </Button>
        </>
      }
    />
  );
}
