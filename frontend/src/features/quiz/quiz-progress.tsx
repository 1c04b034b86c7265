import { classNames } from '../../shared/ui/class-names';

interface QuizProgressProps {
  /** The present question, from 0. */
  index: number;
  count: number;
}

/** How far along: in words, and as a row of strokes. */
export function QuizProgress({ index, count }: QuizProgressProps) {
  return (
    <div
      role="progressbar"
      aria-label="Quiz progress"
      aria-valuemin={0}
      aria-valuemax={count}
      aria-valuenow={index}
      aria-valuetext={`Question ${index + 1} of ${count}`}
    >
      <p className="caps tabular text-ink-soft">
        Question {index + 1} of {count}
      </p>
      <div className="mt-3 grid max-w-narrow auto-cols-fr grid-flow-col gap-1.5">
        {Array.from({ length: count }, (_, place) => (
          <span
            key={place}
            className={classNames('h-1 rounded-full', place <= index ? 'bg-accent' : 'bg-rule')}
          />
        ))}
      </div>
    </div>
  );
}
