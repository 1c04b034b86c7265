import { Pencil, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';

interface RewriteButtonProps {
  onPress: () => void;
  /** What it takes, where it takes something. */
  cost: string | null;
}

/** Under the newest own message. */
export function EditButton({ onPress, cost, takesFocus }: RewriteButtonProps & { takesFocus: boolean }) {
  return (
    <RewriteButton
      label={cost ? `Edit and send again, uses ${cost}` : 'Edit and send again'}
      onPress={onPress}
      takesFocus={takesFocus}
    >
      <Pencil aria-hidden size={13} />
      Edit
    </RewriteButton>
  );
}

/** Under the newest answer. */
export function AnswerAgainButton({ onPress, cost }: RewriteButtonProps) {
  return (
    <RewriteButton label={cost ? `Answer again, uses ${cost}` : 'Answer again'} onPress={onPress}>
      <RefreshCw aria-hidden size={13} />
      Answer again
      {cost && <span className="font-normal text-ink-faint">· uses {cost}</span>}
    </RewriteButton>
  );
}

interface FrameProps {
  label: string;
  onPress: () => void;
  takesFocus?: boolean;
  children: ReactNode;
}

function RewriteButton({ label, onPress, takesFocus = false, children }: FrameProps) {
  return (
    <button
      ref={takesFocus ? takeFocus : undefined}
      type="button"
      aria-label={label}
      onClick={onPress}
      className="-mx-2 inline-flex min-h-9 items-center gap-1.5 rounded-md px-2 text-2xs font-medium text-ink-soft transition-colors hover:bg-sunk hover:text-ink pointer-coarse:min-h-11"
    >
      {children}
    </button>
  );
}

function takeFocus(button: HTMLButtonElement | null): void {
  button?.focus({ preventScroll: true });
}
