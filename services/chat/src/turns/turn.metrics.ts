import { Counter, Gauge, Histogram } from '@parley/kit/metrics/metrics';

const running = new Gauge({ name: 'chat_turns_running', help: 'Turns running on this replica' });
const ended = new Counter({
  name: 'chat_turns_total',
  help: 'Turns by how they ended',
  labelNames: ['outcome'],
});
const firstWord = new Histogram({
  name: 'chat_first_word_seconds',
  help: 'Time from the opened turn to the first word of the model',
  buckets: [0.05, 0.1, 0.2, 0.3, 0.5, 1, 2, 5, 10, 20],
});

/** Counts one turn from its opening on. */
export function observeTurn(): { firstWord: () => void; ended: (outcome: string) => void } {
  running.inc();
  return {
    firstWord: firstWord.startTimer(),
    ended: (outcome) => {
      running.dec();
      ended.inc({ outcome });
    },
  };
}
