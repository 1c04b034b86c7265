export const FAULT_KINDS = ['slow', 'stall', 'cut', 'status-429', 'status-500', 'garbage'] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

/** One misbehaviour of one completion. */
export interface Fault {
  kind: FaultKind;
  /** Tokens that go out before a stall, a cut or garbage. */
  afterTokens: number;
  /** Before the first token of a slow completion. */
  delayMs: number;
  /** What a 429 asks the client to wait. */
  retryAfterMs: number;
}

/** An order that is still open for some completions. */
export interface ArmedFault extends Fault {
  times: number;
}
