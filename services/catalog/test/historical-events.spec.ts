import { catalogCalls } from '@parley/contracts/catalog/catalog.calls';
import { dayInZone } from '../src/historical-events/calendar.rules.js';
import { type OpenedCatalog, openCatalog } from './opened-catalog.js';
import { SampleRows, SECRET } from './sample-rows.js';

let catalog: OpenedCatalog;
let ides: number;
let lonely: number;
let draftEvent: number;
let archivedEvent: number;

beforeAll(async () => {
  catalog = await openCatalog();
  const rows = new SampleRows(catalog.database);
  lonely = await rows.event('Moon landing', [1969, 7, 20]);
  await rows.event('Leap day', [1504, 2, 29]);
  await rows.event('Later Ides', [1917, 3, 15]);
  ides = await rows.event('Ides of March', [-44, 3, 15]);
  draftEvent = await rows.event('Draft event', [1900, 3, 15], 'DRAFT');
  archivedEvent = await rows.event('Archived event', [1901, 3, 15], 'ARCHIVED');
  await rows.character({ name: 'Julius Caesar', eventIds: [ides, draftEvent, archivedEvent] });
  await rows.character({ name: 'Brutus', eventIds: [ides] });
  await rows.character({ name: 'Draft Person', status: 'DRAFT', eventIds: [ides, lonely] });
  await rows.character({ name: 'Archived Person', status: 'ARCHIVED', eventIds: [ides] });
});

afterAll(() => catalog?.close());

const NOT_FOUND = { status: 404, body: { message: 'Event not found' } };

async function answerOf(path: string): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`${catalog.url}${path}`);
  return { status: response.status, body: await response.json() };
}

async function titles(query: Record<string, number> = {}): Promise<string[]> {
  return (await catalog.client.call(catalogCalls.listEvents, { query })).map(({ title }) => title);
}

describe('the list of events', () => {
  it('holds the published ones by month, day and year', async () => {
    expect(await titles()).toEqual(['Leap day', 'Ides of March', 'Later Ides', 'Moon landing']);
  });

  it('can be narrowed to a month, to a day, to both', async () => {
    expect(await titles({ month: 3 })).toEqual(['Ides of March', 'Later Ides']);
    expect(await titles({ month: 3, day: 15 })).toEqual(['Ides of March', 'Later Ides']);
    expect(await titles({ day: 20 })).toEqual(['Moon landing']);
    expect(await titles({ month: 2, day: 30 })).toEqual([]);
  });

  it.each(['month=0', 'month=13', 'day=32', 'month=x', 'year=1969'])('refuses %p', async (query) => {
    expect((await answerOf(`/events?${query}`)).status).toBe(400);
  });
});

describe('a calendar of events', () => {
  it('counts the published ones of each day of a month', async () => {
    const daysOf = (month: number) => catalog.client.call(catalogCalls.eventsCalendar, { query: { month } });
    expect(await daysOf(3)).toEqual([{ day: 15, count: 2 }]);
    expect(await daysOf(2)).toEqual([{ day: 29, count: 1 }]);
    expect(await daysOf(12)).toEqual([]);
    expect((await answerOf('/events/calendar?month=13')).status).toBe(400);
    expect((await answerOf('/events/calendar')).status).toBe(400);
  });

  it('may show only the first of each day', async () => {
    expect(await titles({ month: 3, perDay: 1 })).toEqual(['Ides of March']);
    expect(await titles({ perDay: 1 })).toEqual(['Leap day', 'Ides of March', 'Moon landing']);
  });
});

describe('an event by id', () => {
  it('is found when published', async () => {
    expect(await catalog.client.call(catalogCalls.eventById, { params: { id: ides } })).toEqual({
      id: ides,
      title: 'Ides of March',
      description: 'A sample',
      context: null,
      imageUrl: '/media/vignettes/v1.svg?title=Ides+of+March&year=-44&month=3&day=15&topic=death',
      year: -44,
      month: 3,
      day: 15,
      date: '-0043-03-15',
    });
  });

  it('is not found otherwise', async () => {
    for (const id of [draftEvent, archivedEvent, 999_999, 2_147_483_648, 0, -1, '1.5', 'x', 'todayish'])
      expect(await answerOf(`/events/${id}`)).toEqual(NOT_FOUND);
  });
});

describe('today’s events', () => {
  it('are those of the day it is in the visitor’s time zone', async () => {
    const rows = new SampleRows(catalog.database);
    for (const tz of ['UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      const { month, day } = dayInZone(tz, new Date());
      const id = await rows.event(`Today in ${tz}`, [1800, month, day]);
      const today = await catalog.client.call(catalogCalls.eventsToday, { query: { tz } });
      expect(today.map((event) => event.id)).toContain(id);
      expect(today.every((event) => event.month === month && event.day === day)).toBe(true);
      await catalog.database.query('DELETE FROM events WHERE id = $1', [id]);
    }
  });

  it('need a time zone that there is', async () => {
    expect((await answerOf('/events/today')).status).toBe(200);
    expect((await answerOf('/events/today?tz=Asia/Calcutta')).status).toBe(200);
    expect((await answerOf('/events/today?tz=Mars/Olympus')).status).toBe(400);
  });
});

describe('the characters of events', () => {
  it('are the published ones, for published events only', async () => {
    const ids = [ides, lonely, draftEvent, archivedEvent, 999_999].join(',');
    const found = await catalog.client.call(catalogCalls.charactersOfEvents, { query: { ids } });
    expect(Object.keys(found)).toEqual([lonely, ides].map(String));
    expect(found[ides]!.map(({ name }) => name)).toEqual(['Brutus', 'Julius Caesar']);
    expect(found[lonely]).toEqual([]);
    expect(JSON.stringify(found)).not.toContain(SECRET);
  });

  it('are given for 200 events at once, and no more', async () => {
    const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1).join(',');
    expect((await answerOf(`/event-characters?ids=${ids(200)}`)).status).toBe(200);
    expect((await answerOf(`/event-characters?ids=${ids(201)}`)).status).toBe(400);
  });

  it.each(['', '?ids=', '?ids=1,x', '?ids=1,', '?ids=0', '?ids=-1', '?ids=2147483648', '?ids=1&ids=2'])(
    'are not given for %p',
    async (query) => {
      expect((await answerOf(`/event-characters${query}`)).status).toBe(400);
    },
  );
});
