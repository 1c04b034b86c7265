/** What has to be undone, undone in the reverse order, once, whatever fails on the way. */
export class Cleanup {
  #tasks: (() => Promise<void> | void)[] = [];

  add(task: () => Promise<void> | void): void {
    this.#tasks.push(task);
  }

  async run(): Promise<void> {
    for (let task = this.#tasks.pop(); task; task = this.#tasks.pop()) {
      try {
        await task();
      } catch (error) {
        console.error('While stopping:', error instanceof Error ? error.message : error);
      }
    }
  }
}
