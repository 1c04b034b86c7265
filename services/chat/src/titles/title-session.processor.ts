import { Injectable } from '@nestjs/common';
import { titleSession, type TitleSession } from '@parley/contracts/chat/chat.jobs';
import { renderTitleRequest, TITLE_INSTRUCTION } from '@parley/contracts/prompt/title-prompt';
import { ProcessesJob } from '@parley/kit/messaging/handlers';
import { ModelClient } from '../model/model.client.js';
import { TitleRepository } from './title.repository.js';
import { cleanTitle } from './title.rules.js';

@Injectable()
export class TitleSessionProcessor {
  constructor(
    private readonly titles: TitleRepository,
    private readonly model: ModelClient,
  ) {}

  @ProcessesJob(titleSession)
  async giveTitle(
    { sessionId }: TitleSession,
    signal: AbortSignal = new AbortController().signal,
  ): Promise<void> {
    const exchange = await this.titles.findFirstExchange(sessionId);
    if (!exchange) return;
    const said = await this.model.complete(
      [
        { role: 'system', content: TITLE_INSTRUCTION },
        { role: 'user', content: renderTitleRequest(exchange) },
      ],
      signal,
    );
    const title = cleanTitle(said);
    if (!title) throw new Error('The model gave no title.');
    await this.titles.save(sessionId, title);
  }
}
