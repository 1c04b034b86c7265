import { measureQuietly } from './quiet.ts';

describe('measuring quietly', () => {
  it('takes the first figures when nobody is to wait', async () => {
    let times = 0;
    const measure = async () => ({ foreignShare: 0.9, nth: (times += 1) });
    expect((await measureQuietly(measure, { leftMs: 0 })).nth).toBe(1);
  });

  it('measures again until the patience is used up', async () => {
    let times = 0;
    const measure = async () => ({ foreignShare: 0.9, nth: (times += 1) });
    const patience = { leftMs: 20 };
    await measureQuietly(measure, patience);
    expect(times).toBeGreaterThan(1);
    expect(patience.leftMs).toBeLessThanOrEqual(0);
  });
});
