import { X } from 'lucide-react';
import type { ReactNode } from 'react';

interface NoticeCardProps {
  /** Names the card for who does not see it. */
  label: string;
  sign: ReactNode;
  children: ReactNode;
  actions: ReactNode;
  onClose?: () => void;
}

/** A slip laid on the page's edge: it asks, and lets itself be put away. */
export function NoticeCard({ label, sign, children, actions, onClose }: NoticeCardProps) {
  return (
    <section
      aria-label={label}
      className="pointer-events-auto relative flex w-full max-w-toast animate-settle gap-4 rounded-lg border border-edge bg-raised p-4 shadow-lifted sm:p-5"
    >
      <span className="mt-0.5 shrink-0 text-accent">{sign}</span>
      <div className="min-w-0 flex-1">
        <div className={onClose && 'pr-8'}>{children}</div>
        <div className="mt-4 flex flex-wrap gap-2">{actions}</div>
      </div>
      {onClose && (
        <button
          type="button"
          aria-label="Close"
          onClick={onClose}
          className="absolute right-1.5 top-1.5 grid size-10 place-items-center rounded-full text-ink-soft hover:bg-sunk hover:text-ink"
        >
          <X aria-hidden size={17} />
        </button>
      )}
    </section>
  );
}
