import { isAdminPage, trackedPage } from './tracked-page.js';

describe('the pages of analytics', () => {
  it.each([
    ['/', '/'],
    ['/discover', '/discover'],
    ['/discover/', '/discover'],
    ['/chat', '/chat'],
    ['/chat/', '/chat'],
    ['/chat/0193a7c0-0000-7000-8000-000000000001', '/chat'],
    ['/Chat/0193a7c0/more', '/chat'],
    ['/chatter', '/chatter'],
    ['/collections?collection=3', '/collections'],
    ['/events/7#top', '/events/7'],
    ['/chat/1?anonymousSessionId=2', '/chat'],
  ])('know %s as %s', (path, page) => {
    expect(trackedPage(path)).toBe(page);
  });

  it.each([
    ['/admin', true],
    ['/admin/users', true],
    ['/Admin', true],
    ['/administer', true],
    ['/', false],
    ['/discover/admin', false],
  ])('leave %s out as the administration: %s', (path, isAdmin) => {
    expect(isAdminPage(path)).toBe(isAdmin);
  });
});
