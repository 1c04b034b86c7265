import { readOptions } from './options.ts';

const KNOWN = ['conversation', 'reads'];

describe('the options', () => {
  it('mean every scenario when none is named', () => {
    expect(readOptions([], KNOWN, '/here')).toMatchObject({ scenarios: KNOWN, rounds: 3, isQuick: false });
  });

  it('take names, a file beside where one stands, and rounds', () => {
    const options = readOptions(['reads', '--json', 'out.json', '--rounds', '5'], KNOWN, '/here');
    expect(options).toMatchObject({ scenarios: ['reads'], jsonFile: '/here/out.json', rounds: 5 });
  });

  it.each([[['walks']], [['--rounds', '0']], [['--rounds', 'two']], [['--fast']]])('refuse %p', (args) => {
    expect(() => readOptions(args, KNOWN, '/here')).toThrow(/Scenarios: conversation, reads/);
  });
});
