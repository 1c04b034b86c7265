import type { CharacterDto } from '@parley/contracts/catalog/character';
import { Button } from '../../shared/ui/button';
import { classNames } from '../../shared/ui/class-names';
import { PaidAction } from './paid-action';
import type { PaidActionProps } from './waiting-action';

/** What the button that opens a conversation says. */
export type StartLabel = 'Chat Free Now' | 'Start Chat';

interface CharacterActionProps extends Omit<PaidActionProps, 'open' | 'size'> {
  startLabel: StartLabel;
  isConnecting: boolean;
  onStart: () => void;
}

/** A card's button: whoever is free or unlocked can be talked to, the others are to be unlocked first. */
export function CharacterAction({ startLabel, isConnecting, onStart, ...paid }: CharacterActionProps) {
  const { character } = paid;
  const className = classNames('w-full', paid.className);
  const start = (
    <Button
      variant="soft"
      isLoading={isConnecting}
      onClick={onStart}
      aria-label={`${startLabel} with ${character.name}`}
      className={className}
    >
      {startLabel}
    </Button>
  );
  return isFree(character) ? start : <PaidAction {...paid} className={className} open={start} />;
}

function isFree({ tokenCost }: CharacterDto): boolean {
  return tokenCost === 0;
}
