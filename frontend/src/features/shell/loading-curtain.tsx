import { type ReactNode, useEffect, useState } from 'react';
import { endFirstPaint } from '../../shared/first-paint';
import { classNames } from '../../shared/ui/class-names';
import { LoadingScreen } from './loading-screen';

/** What loads faster than this shows no curtain: a flash would only be in the way. */
const PATIENCE_MS = 200;
/** How long the finished curtain, already fading, stays in the page; it blocks nothing meanwhile. */
const LIFT_MS = 800;

type Stage = 'waiting' | 'up' | 'lifting' | 'gone';

interface LoadingCurtainProps {
  isLoading: boolean;
  children: ReactNode;
}

/**
 * "A loading screen shows while authentication loads." Once up it runs to its end; the page behind it is
 * built as soon as it can be, out of reach until the curtain lifts.
 */
export function LoadingCurtain({ isLoading, children }: LoadingCurtainProps) {
  const [stage, setStage] = useState<Stage>('waiting');
  useEffect(() => {
    if (stage === 'up') endFirstPaint();
    if (stage === 'waiting' && isLoading) return later(PATIENCE_MS, () => setStage('up'));
    if (stage === 'lifting') return later(LIFT_MS, () => setStage('gone'));
  }, [stage, isLoading]);
  return (
    <>
      {(stage === 'up' || stage === 'lifting') && (
        <div
          className={classNames(
            'fixed inset-0 z-50 bg-paper transition-opacity duration-500',
            stage === 'lifting' && 'pointer-events-none opacity-0',
          )}
        >
          <LoadingScreen isLoading={isLoading} onFinished={() => setStage('lifting')} />
        </div>
      )}
      {!isLoading && <div inert={stage === 'up'}>{children}</div>}
    </>
  );
}

function later(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}
