import { ValidateBy } from 'class-validator';

/** What an event tells beside its page: a flat object of a few short values. */
export type EventData = Record<string, string | number | boolean | null>;

const MAX_KEYS = 16;
const KEY = /^\w{1,40}$/;
const MAX_TEXT_LENGTH = 200;

/** A day: nobody looks at one page for longer. */
const MAX_SECONDS = 86_400;

/** The measured values that reports add up, where an event brings them. */
const MEASURES: Record<string, (value: number) => boolean> = {
  /** Of `time_on_page`: the seconds for which the page was looked at. */
  seconds: (value) => value >= 0 && value <= MAX_SECONDS,
  /** Of `scroll_depth`: percent of the page. */
  depth: (value) => value >= 0 && value <= 100,
};

/** What is wrong with an event's data, or null. */
export function dataFaultOf(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return 'data must be an object';
  const entries = Object.entries(data);
  if (entries.length > MAX_KEYS) return `data must have at most ${MAX_KEYS} keys`;
  for (const [key, value] of entries) {
    if (!KEY.test(key)) return 'keys of data must be words of at most 40 characters';
    if (!isPlain(value))
      return `values of data must be numbers, booleans, null or texts of at most ${MAX_TEXT_LENGTH} characters`;
    const isInRange = MEASURES[key];
    if (isInRange && !(typeof value === 'number' && isInRange(value))) return `data.${key} is out of range`;
  }
  return null;
}

function isPlain(value: unknown): boolean {
  if (typeof value === 'string') return value.length <= MAX_TEXT_LENGTH;
  return (
    value === null || typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value))
  );
}

/** A property that is {@link EventData}. */
export function IsEventData(): PropertyDecorator {
  return ValidateBy({
    name: 'isEventData',
    validator: {
      validate: (value) => dataFaultOf(value) === null,
      defaultMessage: (argument) => dataFaultOf(argument?.value) ?? 'data is not valid',
    },
  });
}
