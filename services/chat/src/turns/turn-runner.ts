import { Injectable } from '@nestjs/common';
import type { PersonaDto } from '@parley/contracts/catalog/character';
import { InjectLogger } from '@parley/kit/log/log.module';
import type { Logger } from '@parley/kit/log/logger';
import { PersonaCache } from '../characters/persona.cache.js';
import { ModelClient } from '../model/model.client.js';
import { failureOf } from '../model/model.failures.js';
import { buildPrompt, type Prompt } from '../model/prompt.js';
import { ChatEnv } from '../env.js';
import { SummaryTrigger } from '../summary/summary.trigger.js';
import { TitleTrigger } from '../titles/title.trigger.js';
import { LiveReplies } from '../replies/live-replies.js';
import { LiveReply } from '../replies/live-reply.js';
import type { OpenedRow } from './open-turn.parts.js';
import { type OpenTurn, TurnCloser, type TurnResult } from './turn-closer.js';
import { observeTurn } from './turn.metrics.js';
import { turnErrors } from './turns.errors.js';

/** Runs opened turns to their end, whether or not anyone still listens. */
@Injectable()
export class TurnRunner {
  constructor(
    private readonly personas: PersonaCache,
    private readonly model: ModelClient,
    private readonly closer: TurnCloser,
    private readonly live: LiveReplies,
    private readonly summaries: SummaryTrigger,
    private readonly titles: TitleTrigger,
    private readonly env: ChatEnv,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  /** Starts at once and returns what can be read of it. */
  start(turn: OpenTurn, opened: OpenedRow): LiveReply {
    const reply = new LiveReply();
    const abort = new AbortController();
    this.live.add({ ids: turn.ids, reply, abort: (reason) => abort.abort(reason) });
    void this.run(turn, opened, reply, abort.signal)
      .catch((error: unknown) => {
        this.logger.error({ err: error }, 'turn not run to its end');
        reply.finish({ error: turnErrors.unavailable() });
      })
      .finally(() => this.live.remove(turn.ids.turnId));
    return reply;
  }

  private async run(turn: OpenTurn, opened: OpenedRow, reply: LiveReply, signal: AbortSignal): Promise<void> {
    const observed = observeTurn();
    const prompt = await this.promptOf(turn, opened);
    const said = prompt ? await this.speak(prompt, reply, signal, observed.firstWord) : unavailable();
    // A process that ends cuts its replies short: better the whole answer of before than a part of this one.
    const isCut = signal.reason === 'draining' && said.stopped && turn.replaced !== null;
    const result = isCut ? unavailable() : said;
    const { outcome, isUntitled } = await this.closer.close(turn, result);
    reply.finish(outcome);
    observed.ended('error' in outcome ? 'failed' : result.stopped ? 'stopped' : 'answered');
    const { sessionId } = turn.ids;
    if (isUntitled) await this.titles.request(sessionId, opened.position);
    if (prompt?.isTruncated && 'turn' in outcome) await this.summaries.request(sessionId, opened.position);
  }

  private async promptOf(turn: OpenTurn, opened: OpenedRow): Promise<Prompt | null> {
    try {
      const persona = await this.personas.find(turn.characterId);
      return persona && this.prompt(persona, turn, opened);
    } catch (error) {
      this.logger.warn({ err: error }, 'no persona');
      return null;
    }
  }

  private prompt(persona: PersonaDto, turn: OpenTurn, opened: OpenedRow): Prompt {
    const talk = {
      summary: opened.summary,
      history: (opened.history ?? []).toReversed(),
      content: turn.userMessage.content,
      replaced: turn.replaced?.content ?? null,
    };
    return buildPrompt(persona, talk, this.env.HISTORY_TOKEN_BUDGET);
  }

  private async speak(
    { messages }: Prompt,
    reply: LiveReply,
    signal: AbortSignal,
    onFirstWord: () => void,
  ): Promise<TurnResult> {
    let model: string | null = null;
    try {
      for await (const delta of this.model.stream(messages, signal)) {
        if (model === null) onFirstWord();
        model = delta.model;
        reply.append(delta.text);
      }
      return { text: reply.soFar, model, stopped: false, failure: null };
    } catch (error) {
      if (signal.reason === 'stopped') return { text: reply.soFar, model, stopped: true, failure: null };
      if (signal.reason === 'draining' && reply.soFar) {
        return { text: reply.soFar, model, stopped: true, failure: null };
      }
      if (signal.reason === 'cancelled') return { text: '', model, stopped: false, failure: 'cancelled' };
      this.logger.warn({ err: error }, 'the model failed');
      return { text: '', model, stopped: false, failure: failureOf(error) };
    }
  }
}

function unavailable(): TurnResult {
  return { text: '', model: null, stopped: false, failure: 'unavailable' };
}
