import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Cleanup } from '../../local/src/cleanup.ts';
import type { Options } from './options.ts';
import { startProduct } from './product/start-product.ts';
import { renderReport } from './report/print.ts';
import { loggedErrors } from './report/service-errors.ts';
import { conversation } from './scenarios/conversation.ts';
import { growth } from './scenarios/growth.ts';
import { reads } from './scenarios/reads.ts';
import { saturation } from './scenarios/saturation.ts';
import type { Scenario, ScenarioReport } from './scenarios/scenario.ts';
import { streams } from './scenarios/streams.ts';
import { tracking } from './scenarios/tracking.ts';
import { wallet } from './scenarios/wallet.ts';
import { walletKills } from './scenarios/wallet-kills.ts';
import { startYardstick } from './yardstick/start-yardstick.ts';

export const SCENARIOS: Record<string, Scenario> = {
  conversation,
  saturation,
  reads,
  streams,
  tracking,
  growth,
  wallet,
  'wallet-kills': walletKills,
};

function writeJson(file: string, startedAt: Date, reports: Record<string, ScenarioReport>): void {
  const scenarios = Object.fromEntries(
    Object.entries(reports).map(([name, { title, figures, problems }]) => [
      name,
      { title, figures, problems },
    ]),
  );
  const machine = { processors: availableParallelism(), node: process.version };
  writeFileSync(file, `${JSON.stringify({ startedAt, machine, scenarios }, null, 2)}\n`);
}

/** @returns the exit code: 1 when anything failed, got lost or came twice; never for a time */
export async function runBench(options: Options, signal: AbortSignal, cleanup: Cleanup): Promise<number> {
  const startedAt = new Date();
  const { product, progress } = await startProduct(options, cleanup, signal);
  const yardstickOrigin = await startYardstick(product, cleanup);
  const { rounds, isQuick } = options;
  const patience = { leftMs: options.patienceSeconds * 1000 };
  const reports: Record<string, ScenarioReport> = {};
  // Registered last, so that it looks before anything is stopped and removed.
  cleanup.add(() => {
    const errors = loggedErrors(product.folders.logsDir);
    if (errors.length > 0) console.log(['\nThe services have logged errors:', ...errors].join('\n  '));
  });
  for (const name of options.scenarios) {
    signal.throwIfAborted();
    reports[name] = await progress.step(name, (detail) =>
      (SCENARIOS[name] as Scenario)({
        product,
        yardstickOrigin,
        cleanup,
        rounds,
        patience,
        isQuick,
        note: detail,
      }),
    );
    console.log(renderReport(name, reports[name]));
  }
  if (options.jsonFile) writeJson(options.jsonFile, startedAt, reports);
  return Object.values(reports).some(({ problems }) => problems.length > 0) ? 1 : 0;
}
