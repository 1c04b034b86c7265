/** How to run a Redis server, whatever its options. */
export interface RedisProgram {
  /** Shown beside the step. */
  origin: string;
  command: string;
  args: readonly string[];
  env: NodeJS.ProcessEnv;
  beforeStart?: () => Promise<void>;
}
