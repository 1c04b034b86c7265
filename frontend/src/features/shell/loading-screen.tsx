import { useRotating } from '../../shared/ui/use-rotating';
import { BrandMark } from './brand-mark';
import { useLoadingProgress } from './use-loading-progress';

const MESSAGES = [
  'Lighting the lamps of the reading room…',
  'Taking the letters out of their folders…',
  'Setting two chairs at the table…',
  'Asking the centuries to be quiet for a moment…',
];
const MESSAGE_MS = 1_600;

interface LoadingScreenProps {
  isLoading: boolean;
  /** Called once, 200 ms after the bar is full. */
  onFinished: () => void;
}

/** The curtain before the first page: rotating lines, a bar, and "Ready to explore!" when it is full. */
export function LoadingScreen({ isLoading, onFinished }: LoadingScreenProps) {
  const { progress, isReady } = useLoadingProgress(isLoading, onFinished);
  const message = useRotating(MESSAGES, MESSAGE_MS);
  return (
    <div className="flex h-full flex-col items-center justify-center gap-6 px-gutter text-center">
      <BrandMark className="h-14 w-auto text-accent" />
      <p role="status" className="min-h-16 font-display text-title">
        {isReady ? 'Ready to explore!' : message}
      </p>
      <div
        role="progressbar"
        aria-label="Opening Parley"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={progress}
        className="h-1 w-56 overflow-hidden rounded-full bg-sunk"
      >
        <div
          className="h-full origin-left bg-accent transition-transform"
          style={{ transform: `scaleX(${progress / 100})` }}
        />
      </div>
    </div>
  );
}
