import { countryOf } from './country.js';

describe('countryOf', () => {
  it.each([
    ['DE', 'DE'],
    [' de ', 'DE'],
    ['T1', 'Unknown'],
    ['XX', 'Unknown'],
    ['ZZ', 'Unknown'],
    ['Germany', 'Unknown'],
    ['DE, FR', 'Unknown'],
    ['', 'Unknown'],
    [['DE', 'FR'], 'Unknown'],
    [undefined, 'Unknown'],
  ])('reads %j as %s', (header, country) => {
    expect(countryOf(header)).toBe(country);
  });
});
