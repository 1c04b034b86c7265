import { dateText } from '@parley/contracts/text/history-dates';

const CLOCK = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit' });

/** The hour and minute of a message where the reader is; the full date on hover. */
export function MessageTime({ at }: { at: string }) {
  const date = new Date(at);
  return (
    <time dateTime={at} title={`${dayOf(date)}, ${CLOCK.format(date)}`}>
      {CLOCK.format(date)}
    </time>
  );
}

/** "15 March 2026", in the reader's time zone. */
export function dayOf(date: Date): string {
  return dateText({ year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() });
}
