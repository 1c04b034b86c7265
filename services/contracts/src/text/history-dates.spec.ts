import { dateText, lifeText } from './history-dates.js';

describe('history dates', () => {
  it('sets dates as a historian would', () => {
    expect(dateText({ year: -44, month: 3, day: 15 })).toBe('15 March 44 BC');
    expect(dateText({ year: 1969, month: 7, day: 20 })).toBe('20 July 1969');
  });

  it.each([
    [1564, 1616, '1564–1616'],
    [-69, -30, '69–30 BC'],
    [-63, 14, '63 BC – AD 14'],
    [null, 415, 'died 415'],
    [1867, null, 'born 1867'],
    [null, null, ''],
  ])('sets the life %p to %p as %p', (born, died, text) => {
    expect(lifeText(born, died)).toBe(text);
  });
});
