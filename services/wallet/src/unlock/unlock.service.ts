import { Injectable } from '@nestjs/common';
import type { UnlockDto, UnlockedCharacterDto } from '@parley/contracts/wallet/wallet';
import { accountErrors } from '../accounts/account.errors.js';
import { characterIdOf } from '../characters/character-id.js';
import { CharactersService } from '../characters/characters.service.js';
import { LedgerService } from '../ledger/ledger.service.js';
import { unlockErrors } from './unlock.errors.js';
import { type UnlockedRow, UnlockRepository } from './unlock.repository.js';

@Injectable()
export class UnlockService {
  constructor(
    private readonly unlocks: UnlockRepository,
    private readonly characters: CharactersService,
    private readonly ledger: LedgerService,
  ) {}

  /** Charges the first time only; what is free or unlocked already costs nothing. */
  async unlockCharacter(accountId: string, idText: string): Promise<UnlockDto> {
    const characterId = characterIdOf(idText);
    if (characterId === null) throw unlockErrors.unknownCharacter();
    const { outcome, tokens } = await this.unlocks.unlock(accountId, characterId);
    switch (outcome) {
      case 'usable':
        return { characterId, tokens };
      case 'no-account':
        throw accountErrors.unknown();
      case 'unpublished':
        throw unlockErrors.unknownCharacter();
      case 'unknown':
        if (!(await this.characters.learn(characterId))) throw unlockErrors.unknownCharacter();
        return this.unlockCharacter(accountId, idText);
      case 'too-dear':
        // Unlocked when it was cheaper, or by the request that this one waited for.
        if (!(await this.unlocks.find(accountId, characterId))) throw unlockErrors.notEnoughTokens();
        return { characterId, tokens };
    }
  }

  async listUnlocked(accountId: string): Promise<UnlockedCharacterDto[]> {
    const rows = await this.unlocks.list(accountId);
    // Nothing is left of a deleted account: then it is asked for, and refused.
    if (rows.length === 0) await this.ledger.readTokens(accountId);
    return rows.map(toDto);
  }

  /** 404 when it is not unlocked. */
  async readUnlocked(accountId: string, idText: string): Promise<UnlockedCharacterDto> {
    const characterId = characterIdOf(idText);
    const row = characterId === null ? null : await this.unlocks.find(accountId, characterId);
    if (!row) throw unlockErrors.notUnlocked();
    return toDto(row);
  }
}

function toDto({ characterId, unlockedAt }: UnlockedRow): UnlockedCharacterDto {
  return { characterId, unlockedAt: unlockedAt.toISOString() };
}
