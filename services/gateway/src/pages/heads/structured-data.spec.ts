import { breadcrumbs, isoYear, itemList, talkToPath } from './structured-data.js';

const absolute = (address: string) => `https://parley.example${address}`;

it.each([
  [1867, '1867'],
  [63, '0063'],
  [-1, '0000'],
  [-44, '-0043'],
  [-10_000, '-9999'],
])('writes the year %i as %s', (year, expected) => {
  expect(isoYear(year)).toBe(expected);
});

it('writes the slug of an address so that it can travel', () => {
  expect(talkToPath({ slug: 'rené-descartes' })).toBe('/talk-to/ren%C3%A9-descartes');
});

it('counts what is listed from 1, and begins every way at the start', () => {
  const steps = [{ name: 'Discover', address: '/discover' }];
  expect(itemList(steps, absolute)).toEqual({
    '@type': 'ItemList',
    numberOfItems: 1,
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Discover', item: 'https://parley.example/discover' },
    ],
  });
  expect(breadcrumbs(steps, absolute)).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Parley', item: 'https://parley.example/' },
      { position: 2, name: 'Discover' },
    ],
  });
});
