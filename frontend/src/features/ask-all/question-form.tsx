import { DEMO_QUESTION_MAX_LENGTH } from '@parley/contracts/text/limits';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../shared/ui/button';
import { Spinner } from '../../shared/ui/spinner';

/** "Four fixed quick questions": what any life has an answer to. */
const QUICK_QUESTIONS = [
  'What was your greatest failure?',
  'What did an ordinary day look like?',
  'Whom could you not stand?',
  'What should we remember you for?',
];

interface QuestionFormProps {
  /** Whether a round is running: a second one must wait. */
  isRunning: boolean;
  /** Whether there is nobody to ask yet. */
  isWaiting: boolean;
  onAsk: (question: string) => void;
}

/** The question box. A quick question goes into the box and is asked at once, so that it can be varied after. */
export function QuestionForm({ isRunning, isWaiting, onAsk }: QuestionFormProps) {
  const [question, setQuestion] = useState('');
  const id = useId();
  const cannotAsk = isWaiting || question.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!cannotAsk && !isRunning) onAsk(question);
  };
  return (
    <div>
      <form onSubmit={submit} className="flex flex-col gap-3 sm:flex-row sm:items-end">
        <div className="grow">
          <label htmlFor={id} className="block text-sm font-semibold">
            Your question to all of them
          </label>
          <input
            id={id}
            name="question"
            value={question}
            onChange={(event) => setQuestion(event.target.value)}
            maxLength={DEMO_QUESTION_MAX_LENGTH}
            autoComplete="off"
            enterKeyHint="send"
            placeholder="What would you ask a whole table?"
            className="mt-2 min-h-13 w-full rounded-md border border-edge bg-raised px-4 font-reading text-reading placeholder:text-ink-faint"
          />
        </div>
        {/* While a round runs only aria-disabled: a disabled button would lose the focus. */}
        <Button
          type="submit"
          size="lg"
          disabled={cannotAsk}
          aria-disabled={isRunning || undefined}
          className="min-w-32"
        >
          {isRunning && <Spinner />}
          Ask
        </Button>
      </form>
      <ul aria-label="Quick questions" className="mt-4 flex flex-wrap gap-2">
        {QUICK_QUESTIONS.map((quick) => (
          <li key={quick}>
            <button
              type="button"
              disabled={isWaiting}
              aria-disabled={isRunning || undefined}
              onClick={() => {
                if (isRunning) return;
                setQuestion(quick);
                onAsk(quick);
              }}
              className="min-h-9 rounded-full border border-rule px-3.5 py-1.5 text-left text-sm text-ink-soft transition-colors hover:border-accent hover:text-accent disabled:text-ink-faint aria-disabled:cursor-not-allowed aria-disabled:border-rule aria-disabled:text-ink-faint"
            >
              {quick}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
