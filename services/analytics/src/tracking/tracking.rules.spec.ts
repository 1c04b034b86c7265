import type { TrackedEvent } from '@parley/contracts/analytics/tracked-event';
import { isCounted, rowOf } from './tracking.rules.js';

const PERSON =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

const anEvent = (over: Partial<TrackedEvent> = {}): TrackedEvent => ({
  eventType: 'page_view',
  page: '/discover',
  sessionId: 's-1',
  domain: 'Parley.Example',
  country: 'DE',
  userAgent: PERSON,
  ...over,
});

const factOf = (payload: TrackedEvent) => ({
  id: '0193a7c0-0000-7000-8000-000000000001',
  occurredAt: new Date('2026-02-03T04:05:06.789Z'),
  payload,
});

describe('what is counted', () => {
  it.each([
    [PERSON],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'],
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/151.0.0.0 Safari/537.36',
    ],
    ['node'],
    ['curl/8.5.0'],
    [undefined],
  ])('is what %s sends', (userAgent) => {
    expect(isCounted(anEvent({ userAgent }))).toBe(true);
  });

  it.each([
    ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
    ['Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)'],
    ['facebookexternalhit/1.1'],
    ['GPTBot/1.2'],
    ['UptimeRobot/2.0'],
  ])('is not what %s sends', (userAgent) => {
    expect(isCounted(anEvent({ userAgent }))).toBe(false);
  });

  it.each(['/admin', '/admin/users', '/Admin/', '/admin?tab=users'])('is nothing of %s', (page) => {
    expect(isCounted(anEvent({ page }))).toBe(false);
  });
});

describe('the row of an event', () => {
  it('keeps what reports need, and no user agent', () => {
    const row = rowOf(factOf(anEvent({ eventType: 'click', elementId: 'start', elementText: 'Start' })));
    expect(row).toEqual({
      id: '0193a7c0-0000-7000-8000-000000000001',
      occurredAt: new Date('2026-02-03T04:05:06.789Z'),
      type: 'click',
      page: '/discover',
      sessionId: 's-1',
      domain: 'parley.example',
      country: 'DE',
      elementId: 'start',
      elementText: 'Start',
      seconds: null,
      depth: null,
      data: null,
    });
    expect(JSON.stringify(row)).not.toContain('Mozilla');
  });

  it('folds the pages of chats', () => {
    expect(rowOf(factOf(anEvent({ page: '/chat/0193a7c0?x=1' }))).page).toBe('/chat');
  });

  it.each([
    ['time_on_page', { seconds: 12.5 }, 12.5, null],
    ['time_on_page', { depth: 50 }, null, null],
    ['scroll_depth', { depth: 75 }, null, 75],
    ['page_view', { seconds: 12.5, depth: 75 }, null, null],
    ['scroll_depth', {}, null, null],
  ] as const)('takes of %s %j the seconds %s and the depth %s', (eventType, data, seconds, depth) => {
    expect(rowOf(factOf(anEvent({ eventType, data })))).toMatchObject({ seconds, depth, data });
  });
});
