import type { ComponentProps } from 'react';
import { classNames } from './class-names';

interface CardProps extends ComponentProps<'article'> {
  /** Lifts under the pointer: the card holds one thing to press. */
  isLively?: boolean;
}

/** A calling card: raised paper with a hairline set in from its edge. */
export function Card({ isLively = false, className, ...rest }: CardProps) {
  return (
    <article
      className={classNames(
        'relative rounded-lg border border-rule bg-raised shadow-card',
        isLively && 'transition-[box-shadow,transform] hover:-translate-y-0.5 hover:shadow-lifted',
        className,
      )}
      {...rest}
    />
  );
}
