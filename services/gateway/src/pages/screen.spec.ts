import { screenOf } from './screen.js';

describe('screenOf', () => {
  it.each([
    ['', 'landing'],
    ['discover', 'discover'],
    ['discover/', 'discover'],
    ['chat/0193a7c0-0000-7000-8000-000000000001', 'private'],
    ['profile', 'personal'],
    ['pwa-test', 'private'],
    ['admin', 'signed-in'],
    ['admin/characters/3', 'signed-in'],
    ['index.html', 'shell'],
    ['no-such-page', 'unknown'],
    ['discover/more', 'unknown'],
    ['chat', 'unknown'],
    ['talk-to', 'unknown'],
    ['events/7/more', 'unknown'],
    ['apiary', 'unknown'],
  ])('takes %j for %s', (path, kind) => {
    expect(screenOf(path, {})).toEqual({ kind });
  });

  it.each(['collections', 'collections/'])('knows the collection that %j is opened at', (path) => {
    expect(screenOf(path, { collection: '3' })).toEqual({ kind: 'collections', collectionId: 3 });
    for (const collection of [undefined, '', 'x', '0', '-1', '1.5', '2147483648', ['3', '4']])
      expect(screenOf(path, { collection })).toEqual({ kind: 'collections', collectionId: null });
  });

  it('knows an event by either address, and only by a number', () => {
    for (const path of ['event/7', 'events/7', 'events/7/'])
      expect(screenOf(path, {})).toEqual({ kind: 'event', id: 7 });
    for (const path of ['event/x', 'events/0', 'events/07', 'events/99999999999'])
      expect(screenOf(path, {})).toEqual({ kind: 'unknown' });
  });

  it('knows a day of the calendar when both parts are there', () => {
    expect(screenOf('events', { month: '3', day: '15' })).toEqual({
      kind: 'events',
      day: { month: 3, day: 15 },
    });
    for (const query of [{}, { month: '3' }, { day: '15' }, { month: '13', day: '1' }])
      expect(screenOf('events', query)).toEqual({ kind: 'events', day: null });
  });

  it('takes whatever stands behind talk-to for a slug', () => {
    expect(screenOf('talk-to/rené-descartes', {})).toEqual({ kind: 'character', slug: 'rené-descartes' });
  });
});
