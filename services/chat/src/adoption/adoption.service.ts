import { Injectable } from '@nestjs/common';
import type { AdoptedDto } from '@parley/contracts/chat/session';
import { TitleTrigger } from '../titles/title.trigger.js';
import { AdoptionRepository } from './adoption.repository.js';

@Injectable()
export class AdoptionService {
  constructor(
    private readonly adoptions: AdoptionRepository,
    private readonly titles: TitleTrigger,
  ) {}

  /** Safe to repeat: what was adopted is no visitor's any more. */
  async adopt(anonymousId: string, userId: string): Promise<AdoptedDto> {
    const adopted = await this.adoptions.adopt(anonymousId, userId);
    const untitled = adopted.filter(({ isUntitled }) => isUntitled);
    // Not waited for: the account has its conversations, whatever becomes of their titles.
    void Promise.all(untitled.map(({ id }) => this.titles.request(id, 'adopted')));
    return { adopted: adopted.length };
  }
}
