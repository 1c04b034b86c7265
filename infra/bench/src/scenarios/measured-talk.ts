import { setTimeout as sleep } from 'node:timers/promises';
import { assess } from '../load/assess.ts';
import { letTalk, openVisitors } from '../load/crowd.ts';
import type { Problems } from '../load/problems.ts';
import type { Target } from '../load/target.ts';
import { type CpuUsage, openCpuWindow } from '../measure/cpu-window.ts';
import { median, type Percentiles, percentiles, sum } from '../measure/figures.ts';
import { modelMs, type ModelPace } from '../product/pace.ts';

export interface Talk {
  visitors: number;
  messagesEach: number;
  atOnce: number;
  spreadMs?: number;
  /** `whole`: from the first message to the last reply. `full-load`: until the first seat stays empty. */
  measured: 'whole' | 'full-load';
  pace: ModelPace;
}

/** What a crowd's talk cost and how long it waited. CPU in milliseconds per turn, times in milliseconds. */
export interface TalkFigures {
  target: Target['name'];
  turns: number;
  seconds: number;
  turnsPerSecond: number;
  cpuPerTurn: Record<string, number>;
  cpuPerTurnTotal: number;
  clientCpuPerTurn: number;
  foreignShare: number;
  /** Beyond what the model itself takes. */
  firstWordAdded: Percentiles;
  turnAdded: Percentiles;
  wordsPerReply: number;
}

const WITHIN_MS = 90_000;
/** Lets what comes after the replies (events, summaries) come to an end. */
const SETTLE_MS = 700;

function figuresOf(
  target: Target,
  usage: CpuUsage,
  turns: number,
): Omit<TalkFigures, 'firstWordAdded' | 'turnAdded' | 'wordsPerReply'> {
  const perTurn = (seconds: number) => (seconds * 1000) / turns;
  return {
    target: target.name,
    turns,
    seconds: usage.seconds,
    turnsPerSecond: turns / usage.seconds,
    cpuPerTurn: Object.fromEntries(Object.entries(usage.cpu).map(([name, cpu]) => [name, perTurn(cpu)])),
    cpuPerTurnTotal: perTurn(sum(Object.values(usage.cpu))),
    clientCpuPerTurn: perTurn(usage.clientCpu),
    foreignShare: usage.foreignShare,
  };
}

/** Opens sessions, lets the crowd talk while CPU is counted, then reads and checks all that was said. */
export async function measureTalk(
  target: Target,
  talk: Talk,
  characterIds: readonly number[],
  problems: Problems,
): Promise<TalkFigures> {
  const visitors = await openVisitors(target, talk.visitors, characterIds, problems);
  await sleep(SETTLE_MS);
  const closeWindow = openCpuWindow(target.pids);
  let usage: CpuUsage | undefined;
  let until = 0;
  const close = () => {
    usage ??= closeWindow();
    until ||= performance.now();
  };
  const { messagesEach, atOnce, spreadMs = 0, measured } = talk;
  const crowd = { visitors, messagesEach, atOnce, spreadMs, withinMs: WITHIN_MS };
  await letTalk(target, crowd, measured === 'full-load' ? close : undefined);
  close();
  const measuredTurns = visitors
    .flatMap(({ turns }) => turns)
    .filter(({ answer }) => answer.endedAt <= until);
  const times = await assess(target, visitors, problems);
  const added = times.filter(({ endedAt }) => endedAt <= until);
  await sleep(SETTLE_MS);
  return {
    ...figuresOf(target, usage as CpuUsage, measuredTurns.length),
    firstWordAdded: percentiles(added.map(({ firstWordMs }) => firstWordMs - talk.pace.firstTokenMs)),
    turnAdded: percentiles(added.map(({ totalMs, words }) => totalMs - modelMs(talk.pace, words))),
    wordsPerReply: median(added.map(({ words }) => words)),
  };
}
