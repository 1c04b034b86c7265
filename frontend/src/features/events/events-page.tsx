import { dayText } from '@parley/contracts/text/history-dates';
import { Link } from '@tanstack/react-router';
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Button, buttonClasses } from '../../shared/ui/button';
import { classNames } from '../../shared/ui/class-names';
import { PageHeading } from '../../shared/ui/page-heading';
import { useToday } from '../../shared/use-today';
import { DayEvents } from './day-events';
import { DayJump } from './day-jump';
import { MonthSheet } from './month-sheet';
import { type CalendarDay, chosenDay, daysOn } from './model/calendar.rules';

const CALENDAR_ID = 'calendar';

/** A calendar of history: a month's sheet to choose a day from, and that day through the centuries. */
export function EventsPage({ asked }: { asked: { month?: number; day?: number } }) {
  const today = useToday();
  const chosen = chosenDay(asked, today);
  // A phone's first screen is for the day itself.
  const [isOpen, setIsOpen] = useState(false);
  const isToday = chosen.month === today.month && chosen.day === today.day;
  return (
    <div className="page-width pb-section">
      <PageHeading
        title={isToday ? 'Today in History' : `${dayText(chosen)} in History`}
        note={isToday ? `${dayText(today)}, through the centuries.` : 'One day, through the centuries.'}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-8 lg:grid-cols-[21rem_minmax(0,1fr)]">
        <aside aria-label="Calendar" className="h-fit lg:sticky lg:top-[calc(var(--spacing-header)+1.5rem)]">
          <Button
            variant="outline"
            aria-expanded={isOpen}
            aria-controls={CALENDAR_ID}
            onClick={() => setIsOpen(!isOpen)}
            className="w-full lg:hidden"
          >
            <CalendarDays aria-hidden size={17} />
            {isOpen ? 'Close the calendar' : 'Choose another day'}
          </Button>
          <div id={CALENDAR_ID} className={classNames('pt-4 lg:block lg:pt-0', !isOpen && 'hidden')}>
            <MonthSheet chosen={chosen} today={today} />
            <DayJump chosen={chosen} today={today} />
          </div>
        </aside>
        <section aria-label={dayText(chosen)}>
          <DayEvents day={chosen} isToday={isToday} />
          <Neighbours day={chosen} />
        </section>
      </div>
    </div>
  );
}

function Neighbours({ day }: { day: CalendarDay }) {
  const before = daysOn(day, -1);
  const after = daysOn(day, 1);
  return (
    <nav
      aria-label="Neighbouring days"
      className="mt-2 flex flex-wrap justify-between gap-4 border-t border-rule pt-6"
    >
      <Link to="/events" search={before} preload="intent" className={buttonClasses('outline', 'md')}>
        <ChevronLeft aria-hidden size={17} /> {dayText(before)}
      </Link>
      <Link to="/events" search={after} preload="intent" className={buttonClasses('outline', 'md')}>
        {dayText(after)} <ChevronRight aria-hidden size={17} />
      </Link>
    </nav>
  );
}
