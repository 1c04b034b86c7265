import type { Cleanup } from '../cleanup.ts';
import type { Progress } from '../progress.mjs';
import { runTool, type Tool, type ToolResult } from '../processes/run-tool.ts';
import type { Check } from './tally.ts';

/** What every step of a test run works with. */
export interface TestRun {
  root: string;
  /** For reports and whatever else is read once. */
  scratchDir: string;
  progress: Progress;
  cleanup: Cleanup;
  signal: AbortSignal;
  record: (check: Check) => void;
}

/** Settings of the person's own that would let a test reach past what was started for it. */
const KEPT_OUT = /^(DATABASE_URL|REDIS_URL|PORT|HOST|DATA_DIR|OPENAI_\w+|CLOUDINARY_\w+|OIDC_\w+|NODE_ENV)$/;

export function testEnvironment(env: NodeJS.ProcessEnv, added: Record<string, string>): NodeJS.ProcessEnv {
  const rest = Object.fromEntries(Object.entries(env).filter(([name]) => !KEPT_OUT.test(name)));
  // Jest's way of running native modules warns at each start that it is experimental.
  return { ...rest, NODE_NO_WARNINGS: '1', ...(process.stdout.isTTY && { FORCE_COLOR: '1' }), ...added };
}

/** Runs a tool and shows what it says as it says it. */
export function runShown(run: TestRun, tool: Tool, prefix = ''): Promise<ToolResult> {
  return runTool({
    cwd: run.root,
    env: testEnvironment(process.env, {}),
    ...tool,
    signal: run.signal,
    onLine: (line) => console.log(prefix + line),
  });
}

export function heading(text: string): void {
  console.log(`\n── ${text}`);
}
