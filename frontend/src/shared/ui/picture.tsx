import { ImageOff } from 'lucide-react';
import { useRef, useState } from 'react';
import { classNames } from './class-names';
import { useComesIntoView } from './use-comes-into-view';

interface PictureProps {
  /** The picture, then what is tried when it fails, one after the other. */
  sources: readonly string[];
  /** Empty where what it shows is said beside it. */
  alt: string;
  /** Of the space that is kept free for it, in CSS pixels. */
  width: number;
  height: number;
  /** Fetched at once and before others: for the one picture that the first screen is about. */
  isPriority?: boolean;
  /** Of the picture itself, by its address: a photograph needs an edge, a drawing has its own. */
  classNameOf?: (source: string) => string;
  /** Of the quiet ground while it loads. */
  groundClassName?: string;
  className?: string;
}

/** What the specification gives pictures. */
const NEAR_MARGIN = '50px';
/** Below this the words for a missing picture do not fit. */
const WORDS_FROM = 120;

/** Fills its frame, which keeps the space; loads near the screen, and has something to show whatever fails. */
export function Picture(props: PictureProps) {
  // Other sources are another picture, with failures of its own.
  return <Attempts key={props.sources.join(' ')} {...props} />;
}

function Attempts({
  sources,
  alt,
  width,
  height,
  isPriority = false,
  classNameOf,
  groundClassName,
  className,
}: PictureProps) {
  const frame = useRef<HTMLSpanElement>(null);
  const isNear = useComesIntoView(frame, { margin: NEAR_MARGIN, isAlways: isPriority });
  const [attempt, setAttempt] = useState(0);
  const [isShown, setIsShown] = useState(false);
  const source = sources[attempt];
  return (
    <span ref={frame} className={classNames('relative block size-full', className)}>
      {!isShown && <span aria-hidden className={classNames('absolute inset-0 bg-sunk', groundClassName)} />}
      {source === undefined && <Unavailable hasWords={width >= WORDS_FROM} />}
      {isNear && source !== undefined && (
        <img
          key={source}
          src={source}
          alt={alt}
          width={Math.round(width)}
          height={Math.round(height)}
          decoding="async"
          fetchPriority={isPriority ? 'high' : 'auto'}
          onLoad={() => setIsShown(true)}
          onError={() => setAttempt(attempt + 1)}
          className={classNames(
            'absolute inset-0 size-full transition-opacity',
            isShown || isPriority ? 'opacity-100' : 'opacity-0',
            classNameOf?.(source),
          )}
        />
      )}
    </span>
  );
}

function Unavailable({ hasWords }: { hasWords: boolean }) {
  return (
    <span className="absolute inset-0 flex flex-col items-center justify-center gap-1.5 p-2 text-center text-xs text-ink-soft">
      <ImageOff aria-hidden size={hasWords ? 20 : 14} className="shrink-0 text-ink-faint" />
      <span className={hasWords ? undefined : 'sr-only'}>Image unavailable</span>
    </span>
  );
}
