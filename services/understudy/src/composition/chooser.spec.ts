import { Chooser } from './chooser.js';

const LINES = ['One thing.', 'Another thing.', 'A third thing.'];

describe('the chooser', () => {
  it('chooses the same for the same conversation', () => {
    const choose = () => {
      const chooser = new Chooser('Marie\nHello', '');
      return [chooser.fresh(LINES), chooser.fresh(LINES), chooser.chance(0.5)];
    };
    expect(choose()).toEqual(choose());
  });

  it('takes every line once before none is left', () => {
    const chooser = new Chooser('seed', '');
    const taken = [chooser.fresh(LINES), chooser.fresh(LINES), chooser.fresh(LINES)];
    expect(taken.toSorted()).toEqual(LINES.toSorted());
    expect(chooser.fresh(LINES)).toBeUndefined();
  });

  it('prefers what was not said before, and says it again rather than nothing', () => {
    const said = 'One thing. Then: Another thing.';
    expect(new Chooser('seed', said).fresh(LINES)).toBe('A third thing.');
    expect(new Chooser('seed', said).fresh(LINES.slice(0, 1))).toBe('One thing.');
    expect(new Chooser('seed', said).unheard(LINES.slice(0, 2))).toBeUndefined();
  });
});
