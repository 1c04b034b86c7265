/** `npm run bench`: the load kit. infra/local/src/bench.ts runs this file over what is built. */
import { Cleanup } from '../../local/src/cleanup.ts';
import { LaunchError } from '../../local/src/launch-error.ts';
import { aborted, stopSignal } from '../../local/src/stop-signal.ts';
import { readOptions } from './options.ts';
import { runBench, SCENARIOS } from './run-bench.ts';

const signal = stopSignal();
const cleanup = new Cleanup();

async function run(): Promise<number> {
  const options = readOptions(process.argv.slice(2), Object.keys(SCENARIOS), process.cwd());
  const stopped = aborted(signal).then(() => 130);
  return Promise.race([runBench(options, signal, cleanup), stopped]);
}

let code = 1;
try {
  code = await run();
} catch (error) {
  if (!signal.aborted) console.error(error instanceof LaunchError ? `\n${error.message}` : error);
} finally {
  await cleanup.run();
}
process.exit(code);
