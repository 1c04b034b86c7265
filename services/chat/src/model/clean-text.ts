/** What PostgreSQL cannot hold. */
const NUL = /\0/g;

/**
 * Makes a stream of deltas storable: no NUL, no lone surrogate, and a pair that was split between
 * two deltas is put together again.
 */
export class TextCleaner {
  private carried = '';

  clean(delta: string): string {
    let text = this.carried + delta.replace(NUL, '');
    this.carried = '';
    if (/[\ud800-\udbff]$/.test(text)) {
      this.carried = text.slice(-1);
      text = text.slice(0, -1);
    }
    return text.toWellFormed();
  }
}
