import type { CharacterDto } from '@parley/contracts/catalog/character';
import { Button } from '../../shared/ui/button';
import { classNames } from '../../shared/ui/class-names';
import { LockedAction } from './locked-action';

/** What the button that opens a conversation says. */
export type StartLabel = 'Chat Free Now' | 'Start Chat';

interface CharacterActionProps {
  character: CharacterDto;
  startLabel: StartLabel;
  isConnecting: boolean;
  onStart: () => void;
  className?: string;
}

/** A card's button for a visitor: free figures can be talked to, the others ask for a login. */
export function CharacterAction({
  character,
  startLabel,
  isConnecting,
  onStart,
  className,
}: CharacterActionProps) {
  if (character.tokenCost > 0) {
    return <LockedAction character={character} className={classNames('w-full', className)} />;
  }
  return (
    <Button
      variant="soft"
      isLoading={isConnecting}
      onClick={onStart}
      aria-label={`${startLabel} with ${character.name}`}
      className={classNames('w-full', className)}
    >
      {startLabel}
    </Button>
  );
}
