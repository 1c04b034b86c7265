/** One line per step, with the time it took; a spinner while it runs where there is a terminal. */

const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
/** Without a terminal a long step says every so often that it is still alive. */
const STILL_EVERY_MS = 15_000;

/**
 * @typedef {object} Progress
 * @property {<T>(title: string, work: (detail: (text: string) => void) => Promise<T> | T) => Promise<T>} step
 *   runs one step; `detail` sets what its line says beside the title
 * @property {(text: string) => void} note prints a line of its own
 */

/** @param {number} ms */
const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/**
 * @param {NodeJS.WriteStream} stream
 * @returns {Progress}
 */
export function progressTo(stream) {
  let spinning = '';
  const write = (/** @type {string} */ text) => void stream.write(text);
  const clear = () => stream.isTTY && write('\r\x1b[2K');
  const note = (/** @type {string} */ text) => {
    clear();
    write(`${text}\n${spinning}`);
  };

  /** @type {Progress['step']} */
  async function step(title, work) {
    const startedAt = Date.now();
    const elapsed = () => Date.now() - startedAt;
    let text = '';
    let frame = 0;
    const line = (/** @type {string} */ mark) =>
      `${mark} ${[title.padEnd(12), text, `(${seconds(elapsed())})`].filter(Boolean).join('  ')}`;
    const tick = () => {
      if (!stream.isTTY) return note(line('…'));
      // Cut to the terminal's width: a wrapped line could not be cleared again.
      spinning = line(FRAMES[frame++ % FRAMES.length] ?? '').slice(0, (stream.columns || 80) - 1);
      clear();
      write(spinning);
    };
    const timer = setInterval(tick, stream.isTTY ? 100 : STILL_EVERY_MS);
    const finish = (/** @type {string} */ mark) => {
      clearInterval(timer);
      spinning = '';
      note(line(mark));
    };
    try {
      const result = await work((detail) => void (text = detail));
      finish('✔');
      return result;
    } catch (error) {
      finish('✘');
      throw error;
    }
  }
  return { step, note };
}
