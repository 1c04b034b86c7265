import { BrokenCircuitError } from 'cockatiel';
import { APIConnectionError, APIError } from 'openai';
import type { Failure } from '../turns/turns.errors.js';
import { ModelTimeoutError } from './deadline.js';

/** The model ended its reply without saying that it was the end. */
export class ModelCutError extends Error {
  constructor() {
    super('The reply of the model broke off.');
  }
}

/** The model answered with an error, or in the middle of its reply. */
export class ModelAnswerError extends Error {
  constructor(
    /** Undefined for an error in the middle of a stream. */
    readonly status: number | undefined,
    /** What the model asked to wait for. */
    readonly retryAfterMs: number | undefined,
  ) {
    super(`The model answered with ${status ?? 'an error'}.`);
  }
}

/** The model said something that is not its protocol. */
class ModelGarbageError extends Error {
  constructor() {
    super('The model does not keep to its protocol.');
  }
}

/** Servers repeat prompts and replies in their errors, and parsers what they read: none of it is for a log. */
export function withoutTexts(error: unknown): unknown {
  if (error instanceof APIConnectionError) return error;
  if (error instanceof APIError) return new ModelAnswerError(error.status, retryAfterMs(error));
  return error instanceof SyntaxError || error instanceof TypeError ? new ModelGarbageError() : error;
}

function retryAfterMs({ headers }: APIError): number | undefined {
  const asked = Number(headers?.get('retry-after-ms') ?? Number(headers?.get('retry-after') ?? NaN) * 1_000);
  return Number.isFinite(asked) ? asked : undefined;
}

/** Whether the model, not the request, is at fault: what the breaker counts. */
export function isModelFault(error: unknown): boolean {
  if (error instanceof ModelAnswerError) {
    return error.status === undefined || error.status === 429 || error.status >= 500;
  }
  return [APIConnectionError, ModelTimeoutError, ModelCutError, ModelGarbageError].some(
    (fault) => error instanceof fault,
  );
}

/** Whether another try before the first word is safe and may help; one that was too slow is not tried again. */
export function isRetryable(error: unknown): boolean {
  return isModelFault(error) && !(error instanceof ModelTimeoutError);
}

/** How a failed call is stored and told. */
export function failureOf(error: unknown): Failure {
  if (error instanceof BrokenCircuitError) return 'unavailable';
  return error instanceof ModelTimeoutError ? 'took-too-long' : 'unavailable';
}

const DEFAULT_DELAY_MS = 250;
const MAX_DELAY_MS = 2_000;

/** Milliseconds before the second try: what the model asked for, within reason. */
export function retryDelayMs(error: unknown): number {
  const asked = error instanceof ModelAnswerError ? error.retryAfterMs : undefined;
  return asked === undefined ? DEFAULT_DELAY_MS : Math.min(Math.max(asked, 0), MAX_DELAY_MS);
}
