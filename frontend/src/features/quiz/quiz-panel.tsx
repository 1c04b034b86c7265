import type { ComponentProps } from 'react';
import { classNames } from '../../shared/ui/class-names';

/** The sheet on which the quiz is played. */
export function QuizPanel({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      className={classNames(
        'rounded-lg border border-rule bg-raised p-5 shadow-card sm:p-8 md:p-10',
        className,
      )}
      {...rest}
    />
  );
}
