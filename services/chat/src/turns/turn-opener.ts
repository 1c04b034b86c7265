import { Injectable } from '@nestjs/common';
import { commonErrors } from '@parley/kit/http/service-error';
import { idempotencyErrors } from '@parley/kit/idempotency/idempotency.errors';
import { v7 as uuidv7 } from 'uuid';
import { CharacterAccess } from '../access/character-access.js';
import type { Caller } from '../caller/caller.js';
import { sessionErrors } from '../sessions/sessions.errors.js';
import type { OpenedRow, OpenOutcome } from './open-turn.parts.js';
import type { OpenTurnRow } from './open-turn.statement.js';
import type { RegenerateTurnRow } from './regenerate-turn.statement.js';
import { Replica } from './replica.js';
import { turnErrors } from './turns.errors.js';
import { type Opening, TurnsRepository } from './turns.repository.js';

type Refusal = Exclude<OpenOutcome, 'opened' | 'answered' | 'locked'>;

const REFUSALS: Record<Refusal, () => Error> = {
  unknown: sessionErrors.unknown,
  denied: sessionErrors.denied,
  stale: turnErrors.busy,
  'other-payload': idempotencyErrors.otherPayload,
  running: idempotencyErrors.stillRunning,
  busy: turnErrors.busy,
  'not-newest': turnErrors.notNewest,
  nothing: turnErrors.nothingToRegenerate,
  left: turnErrors.characterLeft,
  limit: turnErrors.limitReached,
};

/** An opening that was not refused; its outcome is "opened" or "answered". */
export interface Opened<Row extends OpenedRow> {
  opening: Opening;
  row: Row;
}

/** Opens turns, or says why not. */
@Injectable()
export class TurnOpener {
  constructor(
    private readonly turns: TurnsRepository,
    private readonly access: CharacterAccess,
    private readonly replica: Replica,
  ) {}

  send(
    sessionId: string,
    caller: Caller,
    key: string,
    message: { content: string; replaces: string | null },
  ): Promise<Opened<OpenTurnRow>> {
    return this.open(sessionId, caller, key, (opening) => this.turns.open(opening, message));
  }

  regenerate(sessionId: string, caller: Caller, key: string): Promise<Opened<RegenerateTurnRow>> {
    return this.open(sessionId, caller, key, (opening) => this.turns.openAgain(opening));
  }

  private async open<Row extends OpenedRow>(
    sessionId: string,
    caller: Caller,
    key: string,
    run: (opening: Opening) => Promise<Row>,
  ): Promise<Opened<Row>> {
    // A process that is about to end takes nothing new on: another replica will.
    if (this.replica.isEnding) throw commonErrors.notReady();
    const ids = { sessionId, turnId: uuidv7(), userMessageId: uuidv7(), assistantMessageId: uuidv7() };
    const opening = { ids, caller, replicaId: this.replica.id, key };
    let row = await run(opening);
    // What is not known to be unlocked here may have been unlocked since.
    if (row.outcome === 'locked' && (await this.hasUnlocked(caller, row.characterId))) {
      row = await run(opening);
    }
    if (row.outcome === 'locked')
      throw caller.userId ? sessionErrors.locked() : sessionErrors.loginToUnlock();
    if (row.outcome !== 'opened' && row.outcome !== 'answered') throw REFUSALS[row.outcome]();
    return { opening, row };
  }

  private async hasUnlocked({ userId }: Caller, characterId: number): Promise<boolean> {
    return userId !== null && this.access.isUnlocked(userId, characterId);
  }
}
