import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from './button';
import { classNames } from './class-names';
import { ErrorView } from './error-view';
import { Skeleton } from './skeleton';
import { useIsNear } from './use-is-near';

interface NearPartProps {
  /** What is being fetched, as a sentence begins with it: "The quiz". */
  name: string;
  /** Fetches the part's code and draws it, once. */
  load: () => Promise<ReactNode>;
  /** Reserves the room that the part will take, so that nothing moves when it arrives. */
  className: string;
}

/**
 * A part of a page whose code is fetched when it is about to be seen, or reached by keyboard. Code that failed
 * to come can only be asked for again by a reload: browsers remember a module's failure.
 */
export function NearPart({ name, load, className }: NearPartProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(frame);
  const [part, setPart] = useState<ReactNode>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const isWanted = isNear && part === null && !hasFailed;
  const loadNow = useRef(load);
  useEffect(() => {
    if (!isWanted) return;
    let isHere = true;
    loadNow.current().then(
      (loaded) => isHere && setPart(loaded),
      () => isHere && setHasFailed(true),
    );
    return () => {
      isHere = false;
    };
  }, [isWanted]);
  return (
    <div ref={frame} className={classNames('grid', className)}>
      {part ??
        (hasFailed ? (
          <ErrorView
            level={3}
            title={`${name} could not be fetched`}
            actions={
              <Button variant="outline" onClick={() => location.reload()}>
                Reload the page
              </Button>
            }
          >
            <p>The connection gave out on the way. The rest of the page is not affected.</p>
          </ErrorView>
        ) : (
          <div role="status" aria-label={`${name} is being fetched`} className="grid">
            <Skeleton />
          </div>
        ))}
    </div>
  );
}
