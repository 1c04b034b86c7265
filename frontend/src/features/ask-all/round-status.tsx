import type { CharacterDto } from '@parley/contracts/catalog/character';
import { type Round, hasFailed, seatedIn } from './round';

interface RoundStatusProps {
  round: Round | null;
  figures: readonly CharacterDto[];
  isRunning: boolean;
}

/** How the round stands, for those who hear the page: who has answered, not what. */
export function RoundStatus({ round, figures, isRunning }: RoundStatusProps) {
  return (
    <p role="status" className="sr-only">
      {round && statusOf(round, figures, isRunning)}
    </p>
  );
}

function statusOf(round: Round, figures: readonly CharacterDto[], isRunning: boolean): string {
  if (hasFailed(round)) return 'Nobody could answer.';
  const answered = round.shown.length;
  if (!isRunning) return `${answered} ${answered === 1 ? 'answer' : 'answers'} to “${round.question}”`;
  const latest = figures.find(({ id }) => id === round.shown.at(-1));
  const expected = seatedIn(round).length;
  return latest ? `${latest.name} has answered, ${answered} of ${expected}.` : `Asking ${expected} figures…`;
}
