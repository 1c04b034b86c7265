import type { CharacterDto } from '@parley/contracts/catalog/character';
import { Lock } from 'lucide-react';
import { buttonClasses } from '../../shared/ui/button';
import { classNames } from '../../shared/ui/class-names';
import { Tooltip } from '../../shared/ui/tooltip';

interface LockedActionProps {
  character: Pick<CharacterDto, 'name' | 'tokenCost'>;
  className?: string;
}

/** In place of a paid figure's button, for a visitor: it does nothing but say what would open it. */
export function LockedAction({ character, className }: LockedActionProps) {
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
          classNames('hover:border-rule hover:text-ink-faint', className),
        )}
      >
        <Lock aria-hidden size={15} />
        Log in to unlock
      </button>
    </Tooltip>
  );
}
