import { isInside, isMarkedFor, isOurs, isRunning } from './process-identity.ts';

describe('whose a process is', () => {
  it('is told by the mark in its environment, whole', () => {
    const environ = 'PATH=/bin\0PARLEY_DATA_DIR=/data/a\0HOME=/root\0';
    expect(isMarkedFor(environ, '/data/a')).toBe(true);
    expect(isMarkedFor(environ, '/data')).toBe(false);
    expect(isMarkedFor('X=PARLEY_DATA_DIR=/data/a\0', '/data/a')).toBe(false);
  });

  it('is told by the folder it works in', () => {
    expect(isInside('/data/a/postgres', '/data/a')).toBe(true);
    expect(isInside('/data/a', '/data/a')).toBe(true);
    expect(isInside('/data/ab', '/data/a')).toBe(false);
  });

  it('is not ours just because it runs', () => {
    expect(isRunning(process.pid)).toBe(true);
    expect(isOurs(process.pid, '/no/such/data')).toBe(false);
    expect(isOurs(2 ** 22 + 1, '/no/such/data')).toBe(false);
  });
});
