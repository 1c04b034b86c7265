import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { classNames } from './class-names';
import { Medallion, type MedallionProps } from './medallion';

interface PortraitProps extends MedallionProps {
  /** Null: the medallion is the picture. */
  imageUrl: string | null;
}

const NEAR_MARGIN = '50px';

/** The figure's picture in an oval, loaded when it is near the screen; the medallion until then and on failure. */
export function Portrait({ imageUrl, ...medallion }: PortraitProps) {
  const frame = useRef<HTMLSpanElement>(null);
  const [isNear, setIsNear] = useState(false);
  const [state, setState] = useState<'waiting' | 'shown' | 'failed'>('waiting');
  useEffect(() => {
    if (!imageUrl || !frame.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setIsNear(true);
      },
      { rootMargin: NEAR_MARGIN },
    );
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [imageUrl]);

  if (!imageUrl || state === 'failed') return <Medallion {...medallion} />;
  const { name, size = 120, className } = medallion;
  return (
    <span
      ref={frame}
      className={classNames('portrait', className)}
      style={{ '--portrait-height': `${size}px` } as CSSProperties}
    >
      <Medallion {...medallion} className="size-full" />
      {isNear && (
        <img
          src={imageUrl}
          alt={`Portrait of ${name}`}
          width={size * 0.8}
          height={size}
          onLoad={() => setState('shown')}
          onError={() => setState('failed')}
          className={classNames(
            'absolute inset-0 size-full rounded-[50%] border-2 border-gilt object-cover transition-opacity',
            state === 'shown' ? 'opacity-100' : 'opacity-0',
          )}
        />
      )}
    </span>
  );
}
