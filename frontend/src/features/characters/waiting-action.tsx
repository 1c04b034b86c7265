import type { CharacterDto } from '@parley/contracts/catalog/character';
import type { ReactNode } from 'react';
import { Button, type ButtonSize } from '../../shared/ui/button';

export interface PaidActionProps {
  character: CharacterDto;
  /** What stands here once the figure is unlocked: the way into a conversation. */
  open: ReactNode;
  onUnlocked?: () => void;
  /** What a failed unlock says; the calling page may have its own words. */
  onUnlockFailure?: (error: Error) => void;
  size?: ButtonSize;
  className?: string;
}

/** While it is not known who is here, and whether they have unlocked the figure. */
export function WaitingAction({ character, size, className }: PaidActionProps) {
  return (
    <Button variant="outline" size={size} disabled aria-busy className={className}>
      {character.tokenCost} Unlock<span className="sr-only"> {character.name}</span>
    </Button>
  );
}
