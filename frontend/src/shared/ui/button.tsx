import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';
import { Spinner } from './spinner';

export type ButtonVariant = 'primary' | 'soft' | 'outline' | 'quiet';
export type ButtonSize = 'sm' | 'md' | 'lg';

// Below 18rem a phone's text has been made large: words may then break.
const BASE =
  'inline-flex select-none items-center justify-center gap-2 whitespace-nowrap rounded-md font-semibold forced-colors:border max-[18rem]:whitespace-normal max-[18rem]:py-2 transition-[background-color,border-color,color,transform] active:translate-y-px disabled:cursor-not-allowed disabled:active:translate-y-0 aria-disabled:cursor-not-allowed';
const VARIANTS: Record<ButtonVariant, string> = {
  primary:
    'bg-accent text-on-accent hover:bg-accent-strong disabled:bg-sunk disabled:text-ink-faint aria-disabled:bg-sunk aria-disabled:text-ink-faint',
  soft: 'bg-accent-wash text-accent hover:bg-accent hover:text-on-accent disabled:bg-sunk disabled:text-ink-faint aria-disabled:bg-sunk aria-disabled:text-ink-faint',
  outline:
    'border border-edge text-ink hover:border-accent hover:text-accent disabled:border-rule disabled:text-ink-faint aria-disabled:border-rule aria-disabled:text-ink-faint',
  quiet: 'text-ink-soft hover:bg-sunk hover:text-ink disabled:text-ink-faint aria-disabled:text-ink-faint',
};
const SIZES: Record<ButtonSize, string> = {
  sm: 'min-h-9 px-3 text-xs pointer-coarse:min-h-11',
  md: 'min-h-11 px-5 text-sm',
  lg: 'min-h-13 px-7 text-base',
};

/** The look of a button, for links that act like one. */
export function buttonClasses(variant: ButtonVariant = 'primary', size: ButtonSize = 'md', extra?: string) {
  return classNames(BASE, VARIANTS[variant], SIZES[size], extra);
}

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Shows a spinner and blocks the button; its words stay. */
  isLoading?: boolean;
  children: ReactNode;
}

/** A button whose words say what happens. */
export function Button({
  variant = 'primary',
  size = 'md',
  isLoading = false,
  disabled,
  className,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      disabled={disabled || isLoading}
      aria-busy={isLoading || undefined}
      className={buttonClasses(variant, size, className)}
      {...rest}
    >
      {isLoading && <Spinner />}
      {children}
    </button>
  );
}
