import { randomUUID } from 'node:crypto';
import { eventually } from '@parley/kit/testing/eventually';
import { type AnalyticsHarness, anEvent, openAnalytics } from './support/analytics-harness.js';

let analytics: AnalyticsHarness;
beforeAll(async () => {
  analytics = await openAnalytics();
});
afterAll(() => analytics.close());
beforeEach(() => analytics.database.query('TRUNCATE tracked_events'));

const allSettled = () => eventually(async () => expect(await analytics.stream.waiting()).toBe(0));

describe('tracked events', () => {
  it('become rows with all that reports need', async () => {
    const before = Date.now();
    const [id] = await analytics.stream.append([
      anEvent({ eventType: 'click', elementId: 'start', elementText: 'Start “now” 🎻', data: { row: 2 } }),
    ]);
    await allSettled();
    const [row, ...more] = await analytics.rows();
    expect(more).toEqual([]);
    const { occurred_at: at, ...rest } = row as { occurred_at: Date };
    expect(at.getTime()).toBeGreaterThanOrEqual(before);
    expect(rest).toEqual({
      id,
      type: 'click',
      page: '/discover',
      session_id: '6f9619ff-8b86-4d11-b42d-00c04fc964ff',
      domain: 'parley.example',
      country: 'DE',
      element_id: 'start',
      element_text: 'Start “now” 🎻',
      seconds: null,
      depth: null,
      data: { row: 2 },
    });
  });

  it('of bots and of the administration are dropped, those of chats folded', async () => {
    await analytics.stream.append([
      anEvent({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }),
      anEvent({ page: '/admin/users' }),
      anEvent({ page: '/chat/0193a7c0-0000-7000-8000-000000000001' }),
      anEvent({ eventType: 'time_on_page', data: { seconds: 12.5 } }),
      anEvent({ eventType: 'scroll_depth', data: { depth: 75 } }),
    ]);
    await allSettled();
    expect(await analytics.rows()).toMatchObject([
      { type: 'page_view', page: '/chat' },
      { type: 'scroll_depth', depth: 75 },
      { type: 'time_on_page', seconds: 12.5 },
    ]);
  });

  it('that are delivered twice are one row', async () => {
    const event = anEvent();
    const id = randomUUID();
    await analytics.stream.append([event, anEvent(), event], [id, randomUUID(), id]);
    await allSettled();
    await analytics.stream.append([event], [id]);
    await allSettled();
    expect(await analytics.rows()).toHaveLength(2);
  });

  it('that cannot be stored do not keep the others from it', async () => {
    await analytics.stream.append(
      Array.from({ length: 30 }, (_, index) =>
        // PostgreSQL has no NUL; no client gets one past the gateway.
        anEvent(index % 10 === 3 ? { elementText: 'a\0b' } : { sessionId: `s-${index}` }),
      ),
    );
    await analytics.stream.appendFields({ payload: 'nothing of ours' });
    await allSettled();
    expect(await analytics.rows()).toHaveLength(27);
  });

  it('are shared by replicas and counted once each', async () => {
    const [second, third] = await Promise.all([analytics.openReplica(), analytics.openReplica()]);
    await analytics.stream.append(
      Array.from({ length: 6_000 }, (_, index) => anEvent({ sessionId: `s-${index}` })),
    );
    await allSettled();
    await Promise.all([second, third].map((service) => service.close()));
    const [row] = await analytics.database.query<{ rows: number; sessions: number }>(
      'SELECT count(*)::int AS rows, count(DISTINCT session_id)::int AS sessions FROM tracked_events',
    );
    expect(row).toEqual({ rows: 6_000, sessions: 6_000 });
  });
});

describe('the table', () => {
  it('can be asked for days, pages, sessions, countries and domains by an index', async () => {
    const indexes = await analytics.database.query<{ name: string }>(
      `SELECT indexname AS name FROM pg_indexes WHERE schemaname = 'analytics' AND tablename = 'tracked_events' ORDER BY 1`,
    );
    expect(indexes.map(({ name }) => name)).toEqual([
      'tracked_events_by_country',
      'tracked_events_by_domain',
      'tracked_events_by_page',
      'tracked_events_by_session',
      'tracked_events_by_time',
      'tracked_events_pkey',
    ]);
  });

  it('names nobody: no address, no account, no user agent', async () => {
    const columns = await analytics.database.query<{ name: string }>(
      `SELECT column_name AS name FROM information_schema.columns WHERE table_schema = 'analytics' AND table_name = 'tracked_events'`,
    );
    expect(columns.map(({ name }) => name).toSorted()).toEqual(
      'id occurred_at type page session_id domain country element_id element_text seconds depth data'
        .split(' ')
        .toSorted(),
    );
  });
});
