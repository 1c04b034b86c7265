import { RetryBudget } from './retry-budget.js';

describe('RetryBudget', () => {
  it('allows ten retries at once, then one for every ten calls', () => {
    const budget = new RetryBudget();
    const spent = Array.from({ length: 12 }, () => budget.spend());
    expect(spent.filter(Boolean)).toHaveLength(10);
    for (let call = 0; call < 11; call += 1) budget.earn();
    expect(budget.spend()).toBe(true);
    expect(budget.spend()).toBe(false);
  });
});
