import { neighboursOf } from './neighbours';

describe('the neighbours of a collection', () => {
  it('wrap around both ends', () => {
    expect(neighboursOf(['a', 'b', 'c'], 0)).toEqual({ previous: 'c', next: 'b' });
    expect(neighboursOf(['a', 'b', 'c'], 2)).toEqual({ previous: 'b', next: 'a' });
    expect(neighboursOf(['a'], 0)).toEqual({ previous: 'a', next: 'a' });
  });
});
