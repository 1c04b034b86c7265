import { MONTH_NAMES } from '@parley/contracts/text/history-dates';
import { Link, useNavigate } from '@tanstack/react-router';
import { CalendarCheck } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button, buttonClasses } from '../../shared/ui/button';
import { type CalendarDay, daysIn } from './model/calendar.rules';

const FIELD = 'min-h-11 rounded-md border border-edge bg-raised px-3 text-base text-ink sm:text-sm';

/** Straight to a date: a birthday, say. */
export function DayJump({ chosen, today }: { chosen: CalendarDay; today: CalendarDay }) {
  const navigate = useNavigate();
  const [wanted, setWanted] = useState(chosen);
  const [seen, setSeen] = useState(chosen);
  // Whoever turns the sheet sees the fields follow.
  if (seen.month !== chosen.month || seen.day !== chosen.day) {
    setSeen(chosen);
    setWanted(chosen);
  }
  const jump = (event: FormEvent) => {
    event.preventDefault();
    void navigate({ to: '/events', search: wanted, resetScroll: false });
  };
  return (
    <form onSubmit={jump} aria-label="Jump to a date" className="mt-4 flex flex-wrap gap-2">
      <label>
        <span className="sr-only">Day</span>
        <select
          value={wanted.day}
          onChange={({ target }) => setWanted({ ...wanted, day: Number(target.value) })}
          className={`${FIELD} tabular`}
        >
          {Array.from({ length: daysIn(wanted.month) }, (_, index) => (
            <option key={index} value={index + 1}>
              {index + 1}
            </option>
          ))}
        </select>
      </label>
      <label className="grow">
        <span className="sr-only">Month</span>
        <select
          value={wanted.month}
          onChange={({ target }) => {
            const month = Number(target.value);
            setWanted({ month, day: Math.min(wanted.day, daysIn(month)) });
          }}
          className={`${FIELD} w-full`}
        >
          {MONTH_NAMES.map((name, index) => (
            <option key={name} value={index + 1}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit" variant="outline">
        Go
      </Button>
      {(chosen.month !== today.month || chosen.day !== today.day) && (
        <Link to="/events" resetScroll={false} className={buttonClasses('quiet', 'md', 'w-full')}>
          <CalendarCheck aria-hidden size={17} /> Today
        </Link>
      )}
    </form>
  );
}
