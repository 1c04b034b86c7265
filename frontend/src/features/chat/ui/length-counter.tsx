import { MESSAGE_MAX_LENGTH } from '@parley/contracts/text/limits';
import { classNames } from '../../../shared/ui/class-names';

/** The counter shows when fewer characters than this are left. */
const SHOWN_FROM_LEFT = 400;

/** How much of the room a message has is used, once that matters. */
export function LengthCounter({ id, length }: { id: string; length: number }) {
  const left = MESSAGE_MAX_LENGTH - length;
  const isShown = left < SHOWN_FROM_LEFT;
  const words = `${length.toLocaleString('en')} of ${MESSAGE_MAX_LENGTH.toLocaleString('en')} characters`;
  return (
    <p
      id={id}
      role="status"
      className={classNames(
        'tabular text-2xs',
        isShown && 'pb-1.5',
        left < 0 ? 'font-medium text-fault' : 'text-ink-faint',
      )}
    >
      {isShown && (left < 0 ? `${words}: too long to send. Nothing was cut off.` : words)}
    </p>
  );
}
