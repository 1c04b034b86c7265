import type { ReactNode } from 'react';
import { classNames } from './class-names';

interface BadgeProps {
  tone?: 'plain' | 'accent';
  className?: string;
  children: ReactNode;
}

/** A small ruled label. */
export function Badge({ tone = 'plain', className, children }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex max-w-full items-center gap-1 rounded-sm border px-1.5 py-px text-2xs font-medium',
        tone === 'accent' ? 'border-accent bg-accent text-on-accent' : 'border-rule text-ink-soft',
        className,
      )}
    >
      {children}
    </span>
  );
}
