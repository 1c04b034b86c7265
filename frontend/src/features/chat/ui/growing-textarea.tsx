import { type ComponentProps, type RefObject, useLayoutEffect, useRef } from 'react';
import { classNames } from '../../../shared/ui/class-names';

/** Longer texts fill the box anyway; measuring them would only take time. */
const MEASURED_LENGTH = 6_000;

interface GrowingTextareaProps extends Omit<ComponentProps<'textarea'>, 'ref' | 'rows'> {
  inputRef: RefObject<HTMLTextAreaElement | null>;
  /** The text, or the placeholder that stands in for it. */
  shown: string;
}

/** As high as what it shows, be it the text or a placeholder that needs a second line; to a bound. */
export function GrowingTextarea({ inputRef, shown, className, ...rest }: GrowingTextareaProps) {
  const wasMeasured = useRef(true);
  useLayoutEffect(() => {
    const input = inputRef.current;
    if (!input) return;
    const isMeasured = shown.length <= MEASURED_LENGTH;
    if (!isMeasured && !wasMeasured.current) return;
    wasMeasured.current = isMeasured;
    input.style.height = 'auto';
    input.style.height = isMeasured ? `${input.scrollHeight}px` : '100rem';
  }, [inputRef, shown]);
  return (
    <textarea
      ref={inputRef}
      rows={1}
      autoComplete="off"
      dir="auto"
      className={classNames(
        'block max-h-[min(12rem,34dvh)] w-full resize-none overflow-y-auto bg-transparent py-2 text-base pointer-coarse:py-2.5 text-ink outline-none placeholder:text-ink-faint disabled:cursor-not-allowed',
        className,
      )}
      {...rest}
    />
  );
}
