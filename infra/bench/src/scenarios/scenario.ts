import type { Cleanup } from '../../../local/src/cleanup.ts';
import type { ProblemCount } from '../load/problems.ts';
import type { Patience } from '../measure/quiet.ts';
import type { Product } from '../product/start-product.ts';
import type { Table } from '../report/table.ts';

/** What every scenario works with. */
export interface Bench {
  product: Product;
  yardstickOrigin: string;
  cleanup: Cleanup;
  /** Pairs of product and yardstick where they are compared. */
  rounds: number;
  /** For waiting until the machine is quiet. */
  patience: Patience;
  /** Everything a tenth as large: to see that it runs, not to learn a figure. */
  isQuick: boolean;
  /** Says what is being done. */
  note: (text: string) => void;
}

export interface ScenarioReport {
  /** What was done, in one line. */
  title: string;
  tables: Table[];
  /** What the tables need for being read rightly. */
  notes: string[];
  /** The same and more, for machines. */
  figures: unknown;
  problems: ProblemCount[];
}

export type Scenario = (bench: Bench) => Promise<ScenarioReport>;

/** @param full the number of a full run */
export function sized(bench: Pick<Bench, 'isQuick'>, full: number): number {
  return bench.isQuick ? Math.ceil(full / 10) : full;
}
