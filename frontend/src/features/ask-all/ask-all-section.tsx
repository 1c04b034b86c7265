import { NearPart } from '../../shared/ui/near-part';
import { SectionHeading } from '../../shared/ui/section-heading';
import type { StartSlot } from '../../shared/chat-start/start-slot';
import type { WordsSlot } from './answer-card';

interface AskAllSectionProps {
  renderStart: StartSlot;
  /** Fetches how a figure's words are set; they are needed no sooner than the demo itself. */
  loadWords: () => Promise<WordsSlot>;
}

/** The demo under its heading; its code comes when the section comes near. */
export function AskAllSection({ renderStart, loadWords }: AskAllSectionProps) {
  const loadDemo = () =>
    Promise.all([import('./ask-all'), loadWords()]).then(([{ AskAll }, Words]) => (
      <AskAll renderStart={renderStart} Words={Words} />
    ));
  return (
    <section aria-labelledby="demo-title">
      <SectionHeading
        id="demo-title"
        label="Interactive Demo"
        title="Ask the whole table"
        note="One question, and each of them answers in their own way. Nothing is kept."
      />
      <NearPart
        name="The demo"
        load={loadDemo}
        className="min-h-264 sm:min-h-154 lg:min-h-114 xl:min-h-103"
      />
    </section>
  );
}
