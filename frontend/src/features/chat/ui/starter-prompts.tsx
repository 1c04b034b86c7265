const PROMPTS = [
  { topic: 'Your era', prompt: 'What was daily life like in your era?' },
  { topic: 'Achievement', prompt: 'What do you consider your greatest achievement?' },
  { topic: 'Challenges', prompt: 'What were the greatest challenges you faced?' },
  { topic: 'Memory', prompt: 'What would you most like to be remembered for?' },
] as const;

interface StarterPromptsProps {
  name: string;
  onChoose: (prompt: string) => void;
}

/** Four ways to begin; choosing one fills the input and leaves the sending to the visitor. */
export function StarterPrompts({ name, onChoose }: StarterPromptsProps) {
  return (
    <section aria-labelledby="starter-prompts" className="mx-auto mt-5 max-w-measure sm:mt-8">
      <h2 id="starter-prompts" className="text-center font-reading text-reading font-normal text-ink-soft">
        Write the first line yourself, or begin with one of these.
      </h2>
      <ul className="mt-5 sm:mt-6 grid gap-px overflow-hidden rounded-lg border border-rule bg-rule sm:grid-cols-2">
        {PROMPTS.map(({ topic, prompt }) => (
          <li key={topic} className="grid">
            <button
              type="button"
              onClick={() => onChoose(prompt)}
              className="group flex flex-col gap-1 bg-raised px-5 py-3 sm:gap-1.5 sm:py-4 text-left transition-colors hover:bg-accent-wash -outline-offset-3"
            >
              <span className="text-2xs font-semibold uppercase tracking-[0.12em] text-accent">{topic}</span>
              <span className="font-reading text-[1.0625rem] leading-6 text-ink-soft group-hover:text-ink">
                {prompt}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p className="sr-only">Choosing one puts it into the message to {name}.</p>
    </section>
  );
}
