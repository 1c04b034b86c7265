import { relativeTime } from './relative-time';

const NOW = Date.parse('2026-03-15T12:00:00.000Z');
const at = (time: string) => relativeTime(Date.parse(time), NOW);

it.each([
  ['this moment', '2026-03-15T12:00:00.000Z', 'Just now'],
  ['a moment short of an hour', '2026-03-15T11:00:00.001Z', 'Just now'],
  ['an hour', '2026-03-15T11:00:00.000Z', '1h ago'],
  ['a moment short of a day', '2026-03-14T12:00:00.001Z', '23h ago'],
  ['a day', '2026-03-14T12:00:00.000Z', '1d ago'],
  ['ten days and a half', '2026-03-05T00:00:00.000Z', '10d ago'],
  ['the future of a clock that is wrong', '2026-03-15T12:05:00.000Z', 'Just now'],
])('%s', (_what, time, words) => {
  expect(at(time)).toBe(words);
});
