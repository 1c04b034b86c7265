/**
 * Bounds retries to a share of all calls, so that a failing model is not hit twice as hard: every
 * call earns a tenth of a retry, up to ten saved.
 */
export class RetryBudget {
  private static readonly EARNED_PER_CALL = 0.1;
  private static readonly MAX_SAVED = 10;
  private saved = RetryBudget.MAX_SAVED;

  earn(): void {
    this.saved = Math.min(RetryBudget.MAX_SAVED, this.saved + RetryBudget.EARNED_PER_CALL);
  }

  /** False when no retry is left. */
  spend(): boolean {
    if (this.saved < 1) return false;
    this.saved -= 1;
    return true;
  }
}
