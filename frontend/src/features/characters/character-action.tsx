import type { CharacterDto } from '@parley/contracts/catalog/character';
import { Lock } from 'lucide-react';
import { Button, buttonClasses } from '../../shared/ui/button';
import { classNames } from '../../shared/ui/class-names';
import { Tooltip } from '../../shared/ui/tooltip';

interface CharacterActionProps {
  character: CharacterDto;
  isConnecting: boolean;
  onStart: () => void;
  className?: string;
}

/** A card's button for a visitor: free figures can be talked to, the others ask for a login. */
export function CharacterAction({ character, isConnecting, onStart, className }: CharacterActionProps) {
  if (character.tokenCost === 0) {
    return (
      <Button
        variant="soft"
        isLoading={isConnecting}
        onClick={onStart}
        aria-label={`Chat Free Now with ${character.name}`}
        className={classNames('w-full', className)}
      >
        Chat Free Now
      </Button>
    );
  }
  return (
    <Tooltip
      content={`${character.name} costs ${character.tokenCost} tokens. Create a free account to unlock.`}
    >
      {/* aria-disabled, not disabled: the reason must be reachable by keyboard. */}
      <button
        type="button"
        aria-disabled
        aria-label={`Log in to unlock ${character.name}`}
        className={buttonClasses(
          'outline',
          'md',
          classNames('w-full hover:border-rule hover:text-ink-faint', className),
        )}
      >
        <Lock aria-hidden size={15} />
        Log in to unlock
      </button>
    </Tooltip>
  );
}
