import { Injectable } from '@nestjs/common';
import type { PersonaDto } from '@parley/contracts/catalog/character';
import type { AskDemoRequest, DemoAnswerDto, DemoResponseDto } from '@parley/contracts/chat/demo';
import { InjectLogger } from '@parley/kit/log/log.module';
import type { Logger } from '@parley/kit/log/logger';
import { PersonaCache } from '../characters/persona.cache.js';
import { ChatEnv } from '../env.js';
import { ModelClient } from '../model/model.client.js';
import { failureOf } from '../model/model.failures.js';
import { buildPrompt } from '../model/prompt.js';
import { sessionErrors } from '../sessions/sessions.errors.js';
import { FAILURES } from '../turns/turns.errors.js';

/** Answers one question by several characters, without a session. */
@Injectable()
export class DemoService {
  constructor(
    private readonly personas: PersonaCache,
    private readonly model: ModelClient,
    private readonly env: ChatEnv,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  async ask({ question, characterIds }: AskDemoRequest): Promise<DemoAnswerDto> {
    const personas = await Promise.all(characterIds.map((id) => this.requireAskable(id)));
    const answers = await Promise.allSettled(personas.map((persona) => this.answer(persona, question)));
    const responses = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
    const failed = answers.find((answer) => answer.status === 'rejected');
    if (failed) this.logger.warn({ err: failed.reason as unknown }, 'the model failed in the demo');
    if (responses.length === 0) throw FAILURES[failureOf(failed?.reason)]();
    return { responses };
  }

  /** Only what a visitor may talk to or is shown in front: published, and featured or free. */
  private async requireAskable(characterId: number): Promise<PersonaDto> {
    const persona = await this.personas.find(characterId);
    if (!persona) throw sessionErrors.unknownCharacter();
    const { tokenCost, isFeatured } = persona.character;
    if (tokenCost > 0 && !isFeatured) throw sessionErrors.locked();
    return persona;
  }

  private async answer(persona: PersonaDto, question: string): Promise<DemoResponseDto> {
    const talk = { summary: null, history: [], content: question, replaced: null };
    const { messages } = buildPrompt(persona, talk, this.env.HISTORY_TOKEN_BUDGET);
    const response = await this.model.complete(messages, new AbortController().signal);
    const { id, name, era, imageUrl } = persona.character;
    return { characterId: id, character: name, era, response, avatar: imageUrl };
  }
}
