import { useQuery } from '@tanstack/react-query';
import { type MouseEvent, useEffect, useRef } from 'react';
import { unlockedCharactersQuery } from '../../shared/api/queries/wallet';
import { tokensText } from '../../shared/tokens/token-balance';
import { TokenMark } from '../../shared/tokens/token-mark';
import { useTokens } from '../../shared/tokens/use-tokens';
import { Button } from '../../shared/ui/button';
import { Spinner } from '../../shared/ui/spinner';
import { Tooltip } from '../../shared/ui/tooltip';
import { useUnlock } from './use-unlock';
import { type PaidActionProps, WaitingAction } from './waiting-action';

/** A paid figure's button for an account: its price, and once that is paid the way into a conversation. */
export function MemberAction(props: PaidActionProps) {
  const { character, open } = props;
  const unlocked = useQuery({
    ...unlockedCharactersQuery(),
    select: (rows) => rows.some(({ characterId }) => characterId === character.id),
  });
  const frame = useRef<HTMLSpanElement>(null);
  const isPressed = useRef(false);
  useEffect(() => {
    if (!unlocked.data || !isPressed.current) return;
    isPressed.current = false;
    // The pressed button has given way to another one: whoever was on it by keyboard goes on there.
    if (document.activeElement !== document.body) return;
    frame.current?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
  }, [unlocked.data]);
  const note = () => {
    isPressed.current = true;
  };
  return (
    <span ref={frame} className="contents" onClickCapture={dropRepeats}>
      {unlocked.data ? (
        open
      ) : unlocked.isPending ? (
        <WaitingAction {...props} />
      ) : (
        <UnlockButton {...props} onPress={note} />
      )}
    </span>
  );
}

/** The second click of a double click is no second order, neither here nor of what has taken the place by then. */
function dropRepeats(event: MouseEvent): void {
  if (event.detail < 2) return;
  event.preventDefault();
  event.stopPropagation();
}

interface UnlockButtonProps extends PaidActionProps {
  onPress: () => void;
}

function UnlockButton(props: UnlockButtonProps) {
  const { character, onUnlocked, onUnlockFailure, onPress, size, className } = props;
  const { name, tokenCost } = character;
  const tokens = useTokens();
  const { unlock, isUnlocking } = useUnlock(character, { onUnlocked, onFailure: onUnlockFailure });
  const isTooDear = tokens !== null && tokens < tokenCost;
  const press = () => {
    if (isTooDear) return;
    onPress();
    unlock();
  };
  const button = (
    <Button
      variant="outline"
      size={size}
      // aria-disabled, not disabled: the focus stays, and the reason can be reached by keyboard.
      aria-disabled={isTooDear || isUnlocking || undefined}
      aria-busy={isUnlocking || undefined}
      onClick={press}
      className={className}
    >
      {isUnlocking ? <Spinner /> : <TokenMark />}
      <span>
        {tokenCost} Unlock<span className="sr-only"> {name}</span>
      </span>
    </Button>
  );
  if (!isTooDear) return button;
  return (
    <Tooltip
      content={`You have ${tokensText(tokens)}, and ${name} costs ${tokenCost}. Your daily tokens add to yours.`}
    >
      {button}
    </Tooltip>
  );
}
