import { dayText, MONTH_NAMES } from '@parley/contracts/text/history-dates';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { eventsCalendarQuery } from '../../shared/api/queries/events';
import { classNames } from '../../shared/ui/class-names';
import { type CalendarDay, daysIn, daysOn, inMonth } from './model/calendar.rules';

interface MonthSheetProps {
  chosen: CalendarDay;
  today: CalendarDay;
}

/** Days that an arrow key moves by; a row of the sheet has seven. */
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };
/** More dots than this would not be counted. */
const DOTS = 3;

/** A month of every year: its days, how much is known of each, and the months beside it. */
export function MonthSheet({ chosen, today }: MonthSheetProps) {
  const navigate = useNavigate();
  const sheet = useRef<HTMLOListElement>(null);
  const calendar = useQuery(eventsCalendarQuery(chosen.month));
  const counts = new Map(calendar.data?.map(({ day, count }) => [day, count]));

  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = daysOn(chosen, step);
    void navigate({ to: '/events', search: next, resetScroll: false }).then(() =>
      sheet.current?.querySelector<HTMLElement>('[aria-current]')?.focus(),
    );
  };

  return (
    <div className="rounded-lg border border-rule bg-raised p-4 shadow-card">
      <div className="flex items-center justify-between">
        <MonthLink to={inMonth(chosen, -1)}>
          <ChevronLeft aria-hidden size={18} />
        </MonthLink>
        <h2 className="font-display text-name font-semibold">{MONTH_NAMES[chosen.month - 1]}</h2>
        <MonthLink to={inMonth(chosen, 1)}>
          <ChevronRight aria-hidden size={18} />
        </MonthLink>
      </div>
      <ol ref={sheet} className="mt-3 grid grid-cols-7 gap-1">
        {Array.from({ length: daysIn(chosen.month) }, (_, index) => {
          const day = { month: chosen.month, day: index + 1 };
          return (
            <li key={day.day}>
              <DayLink
                day={day}
                count={counts.get(day.day)}
                isChosen={day.day === chosen.day}
                isToday={day.month === today.month && day.day === today.day}
                onKeyDown={onKeyDown}
              />
            </li>
          );
        })}
      </ol>
    </div>
  );
}

function MonthLink({ to, children }: { to: CalendarDay; children: ReactNode }) {
  const name = MONTH_NAMES[to.month - 1];
  return (
    <Link
      to="/events"
      search={to}
      preload="intent"
      resetScroll={false}
      aria-label={name}
      title={name}
      className="flex size-11 items-center justify-center rounded-full text-ink-soft hover:bg-sunk hover:text-accent"
    >
      {children}
    </Link>
  );
}

interface DayLinkProps {
  day: CalendarDay;
  /** Undefined while it is not known, and for none. */
  count: number | undefined;
  isChosen: boolean;
  isToday: boolean;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** One stop for the Tab key: the arrows go from day to day. */
function DayLink({ day, count, isChosen, isToday, onKeyDown }: DayLinkProps) {
  const known = count ? `, ${count} ${count === 1 ? 'event' : 'events'}` : '';
  return (
    <Link
      to="/events"
      search={day}
      preload="intent"
      resetScroll={false}
      tabIndex={isChosen ? 0 : -1}
      onKeyDown={onKeyDown}
      aria-current={isChosen ? 'date' : undefined}
      aria-label={`${dayText(day)}${isToday ? ', today' : ''}${known}`}
      className={classNames(
        'tabular flex aspect-square min-h-10 flex-col items-center justify-center rounded-md text-sm',
        isChosen
          ? 'bg-accent font-semibold text-on-accent forced-colors:border-4'
          : 'text-ink-soft hover:bg-sunk hover:text-ink',
        isToday && !isChosen && 'border border-accent font-semibold text-accent',
      )}
    >
      {day.day}
      <span aria-hidden className="flex h-1.5 items-end gap-0.5">
        {Array.from({ length: Math.min(count ?? 0, DOTS) }, (_, index) => (
          <span key={index} className="size-1 rounded-full bg-current opacity-60" />
        ))}
      </span>
    </Link>
  );
}
