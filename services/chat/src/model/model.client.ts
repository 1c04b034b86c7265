import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { BrokenCircuitError, circuitBreaker, CircuitState, handleWhen, SamplingBreaker } from 'cockatiel';
import { OpenAI } from 'openai';
import { Agent, fetch as undiciFetch } from 'undici';
import { ChatEnv } from '../env.js';
import { TextCleaner } from './clean-text.js';
import { Deadline } from './deadline.js';
import { isModelFault, isRetryable, ModelCutError, retryDelayMs, withoutTexts } from './model.failures.js';
import { RetryBudget } from './retry-budget.js';

export type ModelMessage = { role: 'system' | 'user' | 'assistant'; content: string };

export interface ModelDelta {
  text: string;
  /** The name under which the model answered. */
  model: string;
}

type Deltas = AsyncGenerator<ModelDelta, void>;

const CONNECT_TIMEOUT_MS = 5_000;
const CONNECTIONS = 2_048;
/** A reply longer than this has lost its way and ends here. */
const MAX_REPLY_LENGTH = 16_000;

/**
 * Talks to any OpenAI-compatible server. Own timers instead of the SDK's, at most one retry and only
 * before the first word, a breaker that stops asking a failing model, a budget for retries.
 */
@Injectable()
export class ModelClient implements OnModuleDestroy {
  private readonly openai: OpenAI;
  private readonly dispatcher = new Agent({
    connections: CONNECTIONS,
    connect: { timeout: CONNECT_TIMEOUT_MS },
  });
  private readonly breaker = circuitBreaker(handleWhen(isModelFault), {
    halfOpenAfter: 5_000,
    breaker: new SamplingBreaker({ threshold: 0.6, duration: 10_000, minimumRps: 1 }),
  });
  private readonly budget = new RetryBudget();

  constructor(private readonly env: ChatEnv) {
    const { dispatcher } = this;
    this.openai = new OpenAI({
      apiKey: env.OPENAI_API_KEY,
      baseURL: env.OPENAI_BASE_URL,
      maxRetries: 0,
      // The SDK would write what the model said into the log.
      logLevel: 'off',
      fetch: (url, init) => undiciFetch(url as string, { ...init, dispatcher } as never) as never,
    });
  }

  async onModuleDestroy(): Promise<void> {
    await this.dispatcher.destroy();
  }

  /** The reply as it comes. Throws when it fails, also in the middle, and when the signal aborts. */
  async *stream(messages: ModelMessage[], signal: AbortSignal): Deltas {
    const { first, rest } = await this.openWithRetry(messages, signal);
    yield first;
    let length = first.text.length;
    for await (const delta of rest) {
      yield delta;
      length += delta.text.length;
      if (length > MAX_REPLY_LENGTH) return;
    }
  }

  /** The whole reply. */
  async complete(messages: ModelMessage[], signal: AbortSignal): Promise<string> {
    let text = '';
    for await (const delta of this.stream(messages, signal)) text += delta.text;
    return text;
  }

  private async openWithRetry(messages: ModelMessage[], signal: AbortSignal) {
    this.budget.earn();
    // One call probes a failing model; others do not wait for how it goes.
    if (this.breaker.state === CircuitState.HalfOpen) throw new BrokenCircuitError();
    try {
      return await this.breaker.execute(() => this.open(messages, signal));
    } catch (error) {
      if (!isRetryable(error) || signal.aborted || !this.budget.spend()) throw error;
      await sleep(retryDelayMs(error), undefined, { signal });
      return this.breaker.execute(() => this.open(messages, signal));
    }
  }

  /** Resolves with the first words: whatever fails before them has told the visitor nothing yet. */
  private async open(
    messages: ModelMessage[],
    signal: AbortSignal,
  ): Promise<{ first: ModelDelta; rest: Deltas }> {
    const rest = this.deltas(messages, signal);
    const first = await rest.next();
    if (first.done) throw new ModelCutError();
    return { first: first.value, rest };
  }

  private async *deltas(messages: ModelMessage[], signal: AbortSignal): Deltas {
    const deadline = new Deadline(signal);
    const cleaner = new TextCleaner();
    let finished = false;
    try {
      const stream = await this.openai.chat.completions.create(
        { model: this.env.OPENAI_CHAT_MODEL, messages, stream: true },
        { signal: deadline.signal },
      );
      for await (const { choices, model } of stream) {
        deadline.tokenArrived();
        // Providers leave parts of the format out: nothing of a chunk is taken for granted.
        const choice = choices?.[0];
        const text = cleaner.clean(choice?.delta?.content ?? '');
        if (text) yield { text, model };
        finished ||= Boolean(choice?.finish_reason);
      }
    } catch (error) {
      deadline.throwIfAborted();
      throw withoutTexts(error);
    } finally {
      deadline.clear();
    }
    deadline.throwIfAborted();
    if (!finished) throw new ModelCutError();
  }
}
