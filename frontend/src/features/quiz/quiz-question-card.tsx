import { ArrowLeft } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Button } from '../../shared/ui/button';
import { QUIZ_QUESTIONS, type QuizQuestion } from './questions';
import { QuizPanel } from './quiz-panel';
import { QuizProgress } from './quiz-progress';

interface QuizQuestionCardProps {
  question: QuizQuestion;
  index: number;
  /** Whether the visitor came here by answering, and goes on from the question's words. */
  takesFocus: boolean;
  onChoose: (place: number) => void;
  onBack?: () => void;
}

const STEPS: Record<string, 1 | -1> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** One question. An answer is given by a press, or by its digit; the arrow keys walk among the answers. */
export function QuizQuestionCard({ question, index, takesFocus, onChoose, onBack }: QuizQuestionCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const options = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    const step = STEPS[event.key];
    const place = Number(event.key) - 1;
    if (step) stepFocus(options.current, step);
    else if (question.options[place]) onChoose(place);
    else return;
    event.preventDefault();
  };
  const titleId = `quiz-question-${question.id}`;
  return (
    <QuizPanel
      role="group"
      aria-labelledby={titleId}
      onKeyDown={onKeyDown}
      className="grid animate-appear gap-x-12 gap-y-6 md:grid-cols-[1fr_1.2fr] md:items-center"
    >
      <div className="flex h-full flex-col">
        <QuizProgress index={index} count={QUIZ_QUESTIONS.length} />
        <h3
          ref={heading}
          id={titleId}
          tabIndex={-1}
          className="mt-4 scroll-mt-24 text-title outline-none md:my-auto md:text-headline"
        >
          <span className="sr-only">{`Question ${index + 1} of ${QUIZ_QUESTIONS.length}: `}</span>
          {question.question}
        </h3>
        <p className="mt-2 hidden text-xs text-ink-faint md:block">Choose one, or press its digit.</p>
      </div>
      <div className="flex flex-col gap-3">
        <ol ref={options} className="grid gap-3">
          {question.options.map(({ text }, place) => (
            <li key={text}>
              <OptionButton place={place} text={text} onChoose={() => onChoose(place)} />
            </li>
          ))}
        </ol>
        <div className="-ml-3 min-h-9">
          {onBack && (
            <Button variant="quiet" size="sm" onClick={onBack}>
              <ArrowLeft aria-hidden size={15} />
              Previous question
            </Button>
          )}
        </div>
      </div>
    </QuizPanel>
  );
}

function OptionButton({ place, text, onChoose }: { place: number; text: string; onChoose: () => void }) {
  return (
    <button
      type="button"
      // The second half of a double click must not answer the question that has come in between.
      onClick={(event) => event.detail < 2 && onChoose()}
      className="group flex min-h-16 w-full items-center gap-4 rounded-md border border-edge bg-paper px-4 py-3 text-left transition-colors hover:border-accent hover:bg-accent-wash"
    >
      <span
        aria-hidden
        className="tabular grid size-8 shrink-0 place-items-center rounded-full border border-rule font-display text-base font-semibold text-accent group-hover:border-accent"
      >
        {place + 1}
      </span>
      <span className="font-reading text-[1.0625rem] leading-6">{text}</span>
    </button>
  );
}

/** From the question itself the way down leads to the first answer, the way up to the last. */
function stepFocus(list: HTMLElement | null, step: 1 | -1): void {
  const buttons = [...(list?.querySelectorAll('button') ?? [])];
  const here = buttons.findIndex((button) => button === document.activeElement);
  const next = here < 0 && step < 0 ? buttons.length - 1 : (here + step + buttons.length) % buttons.length;
  buttons[next]?.focus();
}
