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

/** Whether the model, not the request, is at fault: what the breaker counts. */
export function isModelFault(error: unknown): boolean {
  if (error instanceof APIConnectionError) return true;
  if (error instanceof APIError)
    return error.status === undefined || error.status === 429 || error.status >= 500;
  return error instanceof ModelTimeoutError || error instanceof ModelCutError || error instanceof SyntaxError;
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
  const headers = error instanceof APIError ? error.headers : undefined;
  const asked = Number(headers?.get('retry-after-ms') ?? Number.NaN);
  return Number.isFinite(asked) ? Math.min(Math.max(asked, 0), MAX_DELAY_MS) : DEFAULT_DELAY_MS;
}
