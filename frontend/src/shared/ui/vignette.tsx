import { isDrawn, vignetteUrl } from '@parley/contracts/media/picture-urls';
import { classNames } from './class-names';
import { Picture } from './picture';

export interface VignetteProps {
  title: string;
  description: string;
  year: number;
  month: number;
  day: number;
  /** Null: the drawn one. */
  imageUrl: string | null;
  /** Only where the title does not stand beside it. */
  alt?: string;
  isPriority?: boolean;
  /** Decides the width; the height is two thirds of it. */
  className?: string;
}

const STOCK = '/images/event.svg';
/** What images are resized to where nothing else is said. */
const WIDTH = 600;

/** An event's picture: the one that is set, else the vignette that is drawn of every event. */
export function Vignette({ imageUrl, alt = '', isPriority, className, ...event }: VignetteProps) {
  const { title, description, year, month, day } = event;
  const drawn = vignetteUrl({ title, description, year, month, day });
  return (
    <span className={classNames('block aspect-3/2 shrink-0', className)}>
      <Picture
        sources={[...new Set([imageUrl ?? drawn, drawn, STOCK])]}
        alt={alt}
        width={WIDTH}
        height={(WIDTH * 2) / 3}
        isPriority={isPriority}
        classNameOf={edgeOf}
        groundClassName="rounded-md ring-1 ring-inset ring-rule"
      />
    </span>
  );
}

/** The drawn ones have a frame. */
function edgeOf(source: string): string {
  return isDrawn(source) || source === STOCK ? '' : 'rounded-md border-2 border-gilt object-cover';
}
