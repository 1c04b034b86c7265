import { connectionOf, offsetAfter } from './offset-connection.js';

describe('a connection', () => {
  it('reads on where it ended', () => {
    const first = connectionOf(['a', 'b'], 5);
    expect(first.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
    const offset = offsetAfter(first.pageInfo.endCursor);
    expect(offset).toBe(2);
    const last = connectionOf(['c', 'd', 'e'], 5, offset);
    expect(last.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
    expect(last.edges.map(({ cursor }) => offsetAfter(cursor))).toEqual([3, 4, 5]);
  });

  it('may be empty', () => {
    expect(connectionOf([], 0)).toEqual({
      edges: [],
      totalCount: 0,
      pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
    });
  });

  it('begins at the start without a cursor', () => {
    expect([offsetAfter(null), offsetAfter(undefined)]).toEqual([undefined, undefined]);
  });

  it.each([
    '',
    'x',
    '0',
    Buffer.from('at:-1').toString('base64url'),
    Buffer.from('at:1e9').toString('base64url'),
  ])('takes no cursor that it has not made: %j', (cursor) => {
    expect(() => offsetAfter(cursor)).toThrow('after is not a cursor of this list');
  });
});
