const STEPS = [
  {
    numeral: 'I',
    title: 'Choose who you would like to meet',
    text: 'Every figure has a calling card: who they were, when they lived, what they are known for.',
  },
  {
    numeral: 'II',
    title: 'Write as you would across a table',
    text: 'Ask about their work, their rivals, their breakfast. They answer from their own time, and say so when you go past it.',
  },
  {
    numeral: 'III',
    title: 'Stay as long as you like',
    text: 'A free account keeps your conversations and brings daily tokens, which unlock more figures.',
  },
];

/** How it works, and what an AI portrayal is and is not. */
export function AboutPortrayals() {
  return (
    <section aria-labelledby="how-it-works" className="border-t border-rule bg-sunk">
      <div className="page-width py-section">
        <h2 id="how-it-works" className="scroll-mt-24 text-headline">
          How it works
        </h2>
        <ol className="mt-8 grid gap-8 md:grid-cols-3 md:gap-10">
          {STEPS.map(({ numeral, title, text }) => (
            <li key={numeral} className="border-t border-edge pt-4">
              <p aria-hidden className="font-display text-title text-accent">
                {numeral}
              </p>
              <h3 className="mt-1 text-name font-semibold">{title}</h3>
              <p className="mt-2 font-reading text-reading text-ink-soft">{text}</p>
            </li>
          ))}
        </ol>
        <p
          id="portrayals"
          className="mt-10 max-w-measure scroll-mt-24 font-reading text-reading text-ink-soft"
        >
          <strong className="font-semibold text-ink">About the portrayals.</strong> No one here is the person
          themselves. Each voice is an AI portrayal, made from dates, letters and what is known of a life. It
          can be wrong: take it as a beginning, and the sources as the word.
        </p>
      </div>
    </section>
  );
}
