import { Readiness } from '../health/readiness.js';
import type { Logger } from '../log/logger.js';
import type { RunningService } from './start-service.js';

/**
 * On SIGTERM or SIGINT: no longer ready, no new connections, running requests and jobs get
 * `drainMs`, then the process ends. What was not finished by then is found by the sweepers.
 */
export function drainOnSignal(service: RunningService, drainMs: number, logger: Logger): void {
  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    logger.info({ signal }, 'draining');
    service.app.get(Readiness).startDraining();
    setTimeout(() => end(1, 'drain timed out'), drainMs).unref();
    await service.close();
    end(0, 'stopped');
  };
  const end = (code: number, message: string) => {
    logger.info(message);
    logger.flush();
    setImmediate(() => process.exit(code));
  };
  process.on('SIGTERM', (signal) => void stop(signal));
  process.on('SIGINT', (signal) => void stop(signal));
  process.on('unhandledRejection', (error) => {
    // A state nobody planned for: the supervisor starts a clean process.
    logger.fatal({ err: error }, 'unhandled rejection');
    end(1, 'ended');
  });
}
