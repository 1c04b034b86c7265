import { type PageEvent, PageTracker } from './page-tracker';

let now: number;
let sent: PageEvent[];
let tracker: PageTracker;
beforeEach(() => {
  now = 1_000;
  sent = [];
  tracker = new PageTracker({ send: (event) => sent.push(event), now: () => now });
});

const told = (eventType: PageEvent['eventType']) => sent.filter((event) => event.eventType === eventType);
const wait = (seconds: number) => {
  now += seconds * 1_000;
};

describe('page views', () => {
  it('are told for each page', () => {
    for (const path of ['/', '/discover', '/events/7', '/discover']) tracker.enter(path);
    expect(told('page_view')).toEqual(
      ['/', '/discover', '/events/7', '/discover'].map((page) => ({ eventType: 'page_view', page })),
    );
  });

  it('know all chats as one page', () => {
    for (const path of ['/chat/1', '/chat/2', '/', '/chat/1']) tracker.enter(path);
    expect(told('page_view').map(({ page }) => page)).toEqual(['/chat', '/', '/chat']);
  });
});

describe('the administration', () => {
  it('is not tracked, whatever is done there', () => {
    for (const path of ['/admin', '/admin/users', '/administration']) {
      tracker.enter(path);
      tracker.click({ elementText: 'Delete' });
      tracker.scrollTo(100);
      wait(60);
      tracker.hide();
      tracker.show();
    }
    expect(sent).toEqual([]);
  });

  it('ends the page before it, and begins the one after', () => {
    tracker.enter('/discover');
    wait(10);
    tracker.enter('/admin');
    wait(100);
    tracker.enter('/');
    wait(7);
    tracker.hide();
    expect(told('time_on_page')).toEqual([
      { eventType: 'time_on_page', page: '/discover', data: { seconds: 10 } },
      { eventType: 'time_on_page', page: '/', data: { seconds: 7 } },
    ]);
  });
});

describe('time on page', () => {
  it.each([
    [4.9, []],
    [5, []],
    [5.1, [5.1]],
    [123.456, [123.5]],
    [200_000, [86_400]],
  ])('of %s s is told as %j', (seconds, expected) => {
    tracker.enter('/discover');
    wait(seconds);
    tracker.enter('/');
    expect(told('time_on_page').map(({ page, data }) => [page, data])).toEqual(
      expected.map((value) => ['/discover', { seconds: value }]),
    );
  });

  it('is told when the tab is hidden, and does not run while it is', () => {
    tracker.enter('/discover');
    wait(6);
    tracker.hide();
    wait(1_000);
    tracker.show();
    wait(8);
    tracker.hide();
    tracker.hide();
    expect(told('time_on_page').map(({ data }) => data)).toEqual([{ seconds: 6 }, { seconds: 8 }]);
  });

  it('adds up short looks at the same page', () => {
    tracker.enter('/discover');
    for (const seconds of [3, 3]) {
      wait(seconds);
      tracker.hide();
      wait(100);
      tracker.show();
    }
    expect(told('time_on_page').map(({ data }) => data)).toEqual([{ seconds: 6 }]);
  });

  it('begins anew on another page', () => {
    tracker.enter('/discover');
    wait(4);
    tracker.enter('/');
    wait(4);
    tracker.hide();
    expect(told('time_on_page')).toEqual([]);
  });

  it('of the first page includes its loading', () => {
    tracker.enter('/', 0);
    now = 5_500;
    tracker.hide();
    expect(told('time_on_page').map(({ data }) => data)).toEqual([{ seconds: 5.5 }]);
  });
});

describe('scroll depth', () => {
  const depths = () => told('scroll_depth').map(({ data }) => data && 'depth' in data && data.depth);

  it('is told in steps of 25 percent, each once', () => {
    tracker.enter('/');
    for (const percent of [0, 10, 24.9, 25, 30, 49, 20, 0, 51, 76, 99.6, 100, 25]) tracker.scrollTo(percent);
    expect(depths()).toEqual([25, 50, 75, 100]);
  });

  it('of a jump is where it ended', () => {
    tracker.enter('/');
    tracker.scrollTo(80);
    expect(depths()).toEqual([75]);
  });

  it('begins anew on another page', () => {
    tracker.enter('/');
    tracker.scrollTo(60);
    tracker.enter('/discover');
    tracker.scrollTo(30);
    expect(told('scroll_depth').map(({ page, data }) => [page, data])).toEqual([
      ['/', { depth: 50 }],
      ['/discover', { depth: 25 }],
    ]);
  });
});
