import { daysInMonth } from '../historical-events/calendar.rules.js';
import {
  type Check,
  type Checked,
  fields,
  key,
  listOf,
  orNull,
  setOf,
  text,
  wholeNumber,
  year,
} from './content-checks.js';

const shape = fields({
  key,
  title: text,
  year,
  month: wholeNumber(1, 12),
  day: wholeNumber(1, 31),
  description: text,
  context: orNull(text),
  /** Keys of characters. */
  characters: setOf(key),
});

/** An entry of any file in `events/`. */
export type EventContent = Checked<typeof shape>;

const eventContent: Check<EventContent> = (value, place) => {
  const content = shape(value, place);
  if (content.day > daysInMonth(content.year, content.month)) place.at('day').fault('is not in that month');
  return content;
};

export const eventsContent = listOf(eventContent);
