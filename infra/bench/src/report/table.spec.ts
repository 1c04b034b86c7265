import { figure, renderTable } from './table.ts';

describe('a table', () => {
  it('puts names to the left and figures to the right', () => {
    const text = renderTable({
      columns: ['process', 'ms'],
      rows: [
        ['chat', '12.5'],
        ['gateway', '3'],
      ],
    });
    expect(text.split('\n')).toEqual([
      '  process     ms',
      '  ──────────────',
      '  chat      12.5',
      '  gateway      3',
    ]);
  });

  it('shows as many digits as mean something', () => {
    expect([1234.5, 123.4, 12.34, 1.234, Number.NaN].map(figure)).toEqual([
      '1235',
      '123',
      '12.3',
      '1.23',
      '–',
    ]);
  });
});
