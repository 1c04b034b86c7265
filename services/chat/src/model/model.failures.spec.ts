import { APIError } from 'openai';
import { FAILURES } from '../turns/turns.errors.js';
import { ModelTimeoutError } from './deadline.js';
import {
  failureOf,
  isModelFault,
  isRetryable,
  ModelAnswerError,
  retryDelayMs,
  withoutTexts,
} from './model.failures.js';

const SECRET = 'what the visitor wrote';

describe('errors of the model', () => {
  it('lose every text that they carry', () => {
    const answered = APIError.generate(400, { error: { message: SECRET } }, SECRET, new Headers());
    for (const error of [answered, new SyntaxError(`Unexpected token in ${SECRET}`)]) {
      const kept = withoutTexts(error) as Error;
      expect(JSON.stringify([kept.message, kept.stack, { ...kept }])).not.toContain(SECRET);
    }
  });

  it('are the model’s fault, or the request’s', () => {
    const faults = [undefined, 429, 500, 503].map((status) =>
      isModelFault(new ModelAnswerError(status, undefined)),
    );
    expect(faults).toEqual([true, true, true, true]);
    expect(isModelFault(new ModelAnswerError(400, undefined))).toBe(false);
    expect(isModelFault(new Error('ours'))).toBe(false);
  });

  it('are told as too slow, or as away; the one is not asked for again', () => {
    const told = (error: unknown) => FAILURES[failureOf(error)]();
    const slow = new ModelTimeoutError('first-token');
    expect(told(slow)).toMatchObject({
      status: 504,
      body: { message: 'The character took too long to answer.' },
    });
    expect(isRetryable(slow)).toBe(false);
    expect(told(new ModelAnswerError(500, undefined))).toMatchObject({ status: 503 });
  });

  it('say how long to wait, within reason', () => {
    const asking = (headers: Record<string, string>) =>
      retryDelayMs(withoutTexts(APIError.generate(429, {}, 'slow down', new Headers(headers))));
    expect(asking({ 'retry-after-ms': '700' })).toBe(700);
    expect(asking({ 'retry-after': '1' })).toBe(1_000);
    expect(asking({ 'retry-after': '3600' })).toBe(2_000);
    expect(asking({})).toBe(250);
  });
});
