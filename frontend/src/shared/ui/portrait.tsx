import { isDrawn, portraitUrl } from '@parley/contracts/media/picture-urls';
import type { CSSProperties } from 'react';
import { classNames } from './class-names';
import { Picture } from './picture';

export interface PortraitProps {
  name: string;
  category: string;
  era: string;
  bornYear: number | null;
  /** Null: the drawn one. */
  imageUrl: string | null;
  /** Height in CSS pixels; the width is four fifths of it. */
  size?: number;
  /** Only where the name does not stand beside it. */
  alt?: string;
  /** For the one portrait that the first screen is about. */
  isPriority?: boolean;
  className?: string;
}

const STOCK = '/images/portrait.svg';

/** The figure's picture in an oval: the one that is set, else the cameo that is drawn of everybody. */
export function Portrait({
  imageUrl,
  size = 120,
  alt = '',
  isPriority,
  className,
  ...figure
}: PortraitProps) {
  return (
    <span
      className={classNames('portrait', className)}
      style={{ '--portrait-height': `${size}px` } as CSSProperties}
    >
      <Picture
        sources={[...new Set([imageUrl ?? portraitUrl(figure), portraitUrl(figure), STOCK])]}
        alt={alt}
        width={size * 0.8}
        height={size}
        isPriority={isPriority}
        classNameOf={edgeOf}
        groundClassName="rounded-[50%] ring-1 ring-inset ring-rule"
      />
    </span>
  );
}

/** The drawn ones have a rim. */
function edgeOf(source: string): string {
  return isDrawn(source) || source === STOCK
    ? ''
    : 'rounded-[50%] border-2 border-gilt object-cover object-[50%_20%]';
}
