import { partNamed, partsOf, pathOfPart } from './sitemap-parts.js';

describe('the parts of a sitemap', () => {
  it('hold 10,000 entries each, and nothing has no part', () => {
    const parts = partsOf({ characters: 10_000, collections: 0, events: 20_001 });
    expect(parts.map(pathOfPart)).toEqual([
      '/sitemaps/characters-1.xml',
      '/sitemaps/events-1.xml',
      '/sitemaps/events-2.xml',
      '/sitemaps/events-3.xml',
    ]);
  });

  it('are known by their names only', () => {
    expect(partNamed('events-12.xml')).toEqual({ kind: 'events', part: 12 });
    for (const file of [
      'events-0.xml',
      'events-01.xml',
      'events.xml',
      'personas-1.xml',
      'events-1.xml.gz',
      '',
    ])
      expect(partNamed(file)).toBeNull();
  });
});
