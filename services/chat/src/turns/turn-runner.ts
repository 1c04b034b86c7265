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
import { LiveReplies } from './live-replies.js';
import { LiveReply } from './live-reply.js';
import type { OpenTurnRow } from './open-turn.statement.js';
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
    private readonly env: ChatEnv,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  /** Starts at once and returns what can be read of it. */
  start(turn: OpenTurn, opened: OpenTurnRow): LiveReply {
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

  private async run(
    turn: OpenTurn,
    opened: OpenTurnRow,
    reply: LiveReply,
    signal: AbortSignal,
  ): Promise<void> {
    const observed = observeTurn();
    const prompt = await this.promptOf(turn, opened);
    const result = prompt ? await this.speak(prompt, reply, signal, observed.firstWord) : unavailable();
    const outcome = await this.closer.close(turn, result);
    reply.finish(outcome);
    observed.ended('error' in outcome ? 'failed' : result.stopped ? 'stopped' : 'answered');
    if (prompt?.isTruncated && 'turn' in outcome)
      await this.summaries.request(turn.ids.sessionId, opened.position);
  }

  private async promptOf(turn: OpenTurn, opened: OpenTurnRow): Promise<Prompt | null> {
    try {
      const persona = await this.personas.find(turn.characterId);
      return persona && this.prompt(persona, turn, opened);
    } catch (error) {
      this.logger.warn({ err: error }, 'no persona');
      return null;
    }
  }

  private prompt(persona: PersonaDto, turn: OpenTurn, opened: OpenTurnRow): Prompt {
    const history = (opened.history ?? []).toReversed();
    return buildPrompt(
      persona,
      opened.summary,
      history,
      turn.userMessage.content,
      this.env.HISTORY_TOKEN_BUDGET,
    );
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
