import { Injectable } from '@nestjs/common';
import type { ChatSessionDto } from '@parley/contracts/chat/session';
import type { CharacterDto } from '@parley/contracts/catalog/character';
import { UNDERSTUDY_MODEL } from '@parley/contracts/prompt/understudy';
import { isUuid } from '@parley/contracts/text/well-formed';
import { CharacterAccess } from '../access/character-access.js';
import { accountErrors } from '../accounts/account.errors.js';
import { AccountsRepository } from '../accounts/accounts.repository.js';
import type { Caller } from '../caller/caller.js';
import { PersonaCache } from '../characters/persona.cache.js';
import { ChatEnv } from '../env.js';
import { LiveReplies } from '../replies/live-replies.js';
import { type SessionRow, toSessionDto } from './session.row.js';
import { sessionErrors } from './sessions.errors.js';
import { SessionsRepository } from './sessions.repository.js';

@Injectable()
export class SessionsService {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly personas: PersonaCache,
    private readonly access: CharacterAccess,
    private readonly accounts: AccountsRepository,
    private readonly live: LiveReplies,
    private readonly env: ChatEnv,
  ) {}

  /** The caller's empty session with the character, or a new one. */
  async open(characterId: number, caller: Caller): Promise<{ session: ChatSessionDto; created: boolean }> {
    const persona = await this.personas.find(characterId);
    if (!persona) throw sessionErrors.unknownCharacter();
    if (persona.character.tokenCost > 0) await this.requireUnlocked(characterId, caller);
    const empty = await this.sessions.findEmpty(characterId, caller);
    if (empty) return { session: this.toDto(empty), created: false };
    const made = await this.sessions.create(shownCharacter(persona.character), caller);
    if (made) return { session: this.toDto(made), created: true };
    // Another request has just made one: that, or, once it is used, a new one.
    return this.open(characterId, caller);
  }

  async read(id: string, caller: Caller): Promise<ChatSessionDto> {
    return this.toDto(await this.requireOwned(id, caller));
  }

  async list(caller: Caller): Promise<ChatSessionDto[]> {
    return (await this.sessions.listOwned(caller)).map((row) => this.toDto(row));
  }

  async rename(id: string, caller: Caller, title: string): Promise<ChatSessionDto> {
    await this.requireOwned(id, caller);
    const line = title.replace(/\s+/g, ' ');
    if (!(await this.sessions.rename(id, caller, line))) throw sessionErrors.unknown();
    return this.read(id, caller);
  }

  async delete(id: string, caller: Caller): Promise<void> {
    await this.requireOwned(id, caller);
    const deleted = await this.sessions.delete(id, caller);
    if (deleted?.pendingTurnId) await this.live.cancel(deleted.pendingTurnId);
  }

  /** 404 for an unknown session, 403 for somebody else's. */
  async requireOwned(id: string, caller: Caller): Promise<SessionRow> {
    if (!isUuid(id)) throw sessionErrors.unknown();
    const row = await this.sessions.findOwned(id, caller);
    if (row) return row;
    throw (await this.sessions.exists(id)) ? sessionErrors.denied() : sessionErrors.unknown();
  }

  private async requireUnlocked(characterId: number, { userId }: Caller): Promise<void> {
    if (!userId) throw sessionErrors.loginToUnlock();
    if (await this.access.isUnlocked(userId, characterId)) return;
    throw (await this.accounts.isDeleted(userId)) ? accountErrors.deleted() : sessionErrors.locked();
  }

  private toDto(row: SessionRow): ChatSessionDto {
    return toSessionDto(row, this.env.OPENAI_CHAT_MODEL === UNDERSTUDY_MODEL);
  }
}

/** What a session keeps of its character, to show it when the character has left. */
function shownCharacter(character: CharacterDto) {
  const { id, slug, name, era, category, imageUrl, bornYear, diedYear, tokenCost } = character;
  return { id, slug, name, era, category, imageUrl, bornYear, diedYear, tokenCost };
}
