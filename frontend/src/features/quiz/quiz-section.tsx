import { NearPart } from '../../shared/ui/near-part';
import { SectionHeading } from '../../shared/ui/section-heading';
import type { StartSlot } from '../../shared/chat-start/start-slot';

/** The quiz under its heading; its code comes when the section comes near. */
export function QuizSection({ renderStart }: { renderStart: StartSlot }) {
  const loadQuiz = () => import('./quiz').then(({ Quiz }) => <Quiz renderStart={renderStart} />);
  return (
    <section aria-labelledby="quiz-title">
      <SectionHeading
        id="quiz-title"
        label="Personality quiz"
        title="Who would you have been?"
        note="Five questions, nine figures of history, and one of them is much like you."
      />
      <NearPart name="The quiz" load={loadQuiz} className="min-h-148 sm:min-h-136 md:min-h-116" />
    </section>
  );
}
