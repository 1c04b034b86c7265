import { jest } from '@jest/globals';
import { startTracking, type Tracking } from './start-tracking';

let fetched: jest.Mock<typeof fetch>;
let tracking: Tracking;
let originalFetch: typeof fetch;

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  originalFetch = globalThis.fetch;
  fetched = jest.fn<typeof fetch>(async () => new Response('{"ok":true}', { status: 202 }));
  globalThis.fetch = fetched;
  see('visible');
});
afterEach(() => {
  tracking.stop();
  globalThis.fetch = originalFetch;
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const bodies = () =>
  fetched.mock.calls.map(([, init]) => JSON.parse(String(init?.body)) as Record<string, unknown>);
const types = () => bodies().map(({ eventType }) => eventType);

function see(state: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

function scrollTo(percent: number): void {
  const root = document.documentElement;
  Object.defineProperty(root, 'scrollHeight', { value: 2_000, configurable: true });
  Object.defineProperty(root, 'clientHeight', { value: 1_000, configurable: true });
  Object.defineProperty(window, 'scrollY', { value: percent * 10, configurable: true });
  window.dispatchEvent(new Event('scroll'));
}

describe('tracking', () => {
  it('sends the first page at once, as JSON that outlives the page', () => {
    tracking = startTracking('/chat/0193a7c0');
    const [[path, init]] = fetched.mock.calls as [[string, RequestInit]];
    expect(path).toBe('/api/analytics/track');
    expect(init).toMatchObject({
      method: 'POST',
      credentials: 'include',
      keepalive: true,
      headers: { 'Content-Type': 'application/json' },
    });
    const sessionId = sessionStorage.getItem('analyticsSessionId');
    expect(sessionId).toMatch(/^[0-9a-f-]{36}$/);
    expect(bodies()).toEqual([{ eventType: 'page_view', page: '/chat', sessionId, domain: 'localhost' }]);
  });

  it('keeps one session for all of a tab', () => {
    tracking = startTracking('/');
    tracking.enter('/discover');
    tracking.stop();
    tracking = startTracking('/');
    expect(new Set(bodies().map(({ sessionId }) => sessionId)).size).toBe(1);
  });

  it('sends a click with the id and text of the button', () => {
    document.body.innerHTML = '<button id="start">Start <b>Chatting</b></button><p>Words</p>';
    tracking = startTracking('/');
    document.querySelector('b')!.click();
    document.querySelector('p')!.click();
    expect(bodies().slice(1)).toMatchObject([
      { eventType: 'click', page: '/', elementId: 'start', elementText: 'Start Chatting' },
    ]);
  });

  it('sends the time when the tab is hidden', () => {
    tracking = startTracking('/');
    jest.advanceTimersByTime(6_000);
    see('hidden');
    expect(types()).toEqual(['page_view', 'time_on_page']);
    window.dispatchEvent(new Event('pagehide'));
    expect(types()).toHaveLength(2);
  });

  it('counts no time before a page that was opened in the background is looked at', () => {
    jest.advanceTimersByTime(60_000);
    see('hidden');
    tracking = startTracking('/');
    jest.advanceTimersByTime(60_000);
    see('visible');
    jest.advanceTimersByTime(4_000);
    see('hidden');
    expect(types()).toEqual(['page_view']);
  });

  it('waits until scrolling has rested for 100 ms', () => {
    tracking = startTracking('/');
    scrollTo(30);
    jest.advanceTimersByTime(99);
    scrollTo(80);
    jest.advanceTimersByTime(99);
    expect(types()).toEqual(['page_view']);
    jest.advanceTimersByTime(1);
    expect(bodies().slice(1)).toMatchObject([{ eventType: 'scroll_depth', data: { depth: 75 } }]);
  });

  it('does not take the scrolling of a page for that of the next', () => {
    tracking = startTracking('/');
    scrollTo(100);
    tracking.enter('/discover');
    jest.advanceTimersByTime(1_000);
    expect(types()).toEqual(['page_view', 'page_view']);
  });

  it('only logs what fails, and only once', async () => {
    const log = jest.spyOn(console, 'debug').mockImplementation(() => undefined);
    fetched.mockRejectedValueOnce(new TypeError('offline'));
    fetched.mockResolvedValueOnce(new Response('', { status: 503 }));
    tracking = startTracking('/');
    tracking.enter('/discover');
    await jest.advanceTimersByTimeAsync(10);
    expect(log).toHaveBeenCalledTimes(1);
  });

  it('ends', () => {
    tracking = startTracking('/');
    tracking.stop();
    scrollTo(100);
    see('hidden');
    document.body.innerHTML = '<button>Go</button>';
    document.querySelector('button')!.click();
    jest.advanceTimersByTime(60_000);
    expect(types()).toEqual(['page_view']);
  });
});

describe('the analytics session', () => {
  it('works in memory when storage is blocked', () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
    tracking = startTracking('/');
    tracking.enter('/discover');
    const ids = bodies().map(({ sessionId }) => sessionId);
    expect(ids[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(ids[1]).toBe(ids[0]);
  });
});
