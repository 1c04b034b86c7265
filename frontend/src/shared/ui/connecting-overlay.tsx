import { createPortal } from 'react-dom';
import type { ReactNode } from 'react';
import { Ornament } from './ornament';

interface ConnectingOverlayProps {
  name: string;
  /** The figure's portrait. */
  children: ReactNode;
}

/** Covers the page while a conversation is being opened. */
export function ConnectingOverlay({ name, children }: ConnectingOverlayProps) {
  return createPortal(
    <div
      role="status"
      className="fixed inset-0 z-50 flex animate-appear flex-col items-center justify-center gap-8 bg-paper px-gutter text-center"
    >
      <div className="animate-settle">{children}</div>
      <p className="font-display text-title">Connecting to {name}</p>
      <Ornament className="h-6 animate-breathe text-accent" />
    </div>,
    document.body,
  );
}
