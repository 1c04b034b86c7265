import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

interface DialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** The row of buttons at the foot. */
  actions?: ReactNode;
}

/** A modal sheet of paper: titled, closed by Escape, the veil or its own button. */
export function Dialog({ isOpen, onOpenChange, title, description, children, actions }: DialogProps) {
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        {/* Not Radix's overlay: that one locks the scroll with an inline style sheet; base.css does it by rule. */}
        <div className="fixed inset-0 z-50 animate-appear bg-veil" />
        <Radix.Content
          aria-describedby={description ? undefined : ''}
          className="fixed inset-x-4 top-1/2 z-50 mx-auto max-h-[85dvh] max-w-narrow -translate-y-1/2 overflow-y-auto rounded-lg border border-rule bg-raised p-6 shadow-lifted sm:p-8"
        >
          <Radix.Title className="pr-8 text-title">{title}</Radix.Title>
          {description && (
            <Radix.Description className="mt-3 font-reading text-reading text-ink-soft">
              {description}
            </Radix.Description>
          )}
          {children && <div className="mt-5">{children}</div>}
          {actions && <div className="mt-7 flex flex-wrap gap-3">{actions}</div>}
          <Radix.Close
            aria-label="Close"
            className="absolute right-3 top-3 grid size-10 place-items-center rounded-full text-ink-soft hover:bg-sunk hover:text-ink"
          >
            <X aria-hidden size={18} />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
