import { Injectable } from '@nestjs/common';
import { Database, type PreparedStatement } from '@parley/kit/database/database';
import type { OutboxRow } from '@parley/kit/messaging/outbox';
import type { Caller } from '../caller/caller.js';
import { ChatEnv } from '../env.js';
import { CLOSE_REPLACING_TURN, CLOSE_TURN, type CloseTurnRow } from './close-turn.statement.js';
import { MESSAGE_COLUMNS, type MessageRow } from './message.row.js';
import type { OpenedRow } from './open-turn.parts.js';
import { OPEN_REPLACING_TURN, OPEN_TURN, type OpenTurnRow } from './open-turn.statement.js';
import { REGENERATE_TURN, type RegenerateTurnRow } from './regenerate-turn.statement.js';
import type { Failure } from './turns.errors.js';

export interface TurnIds {
  sessionId: string;
  turnId: string;
  userMessageId: string;
  assistantMessageId: string;
}

export interface StoredTurn extends TurnIds {
  status: 'pending' | 'answered' | 'stopped' | 'failed';
  failure: Failure | null;
  replicaId: string;
  /** The answer that this turn's one takes the place of; null for the first. */
  replacesId: string | null;
}

/** Who opens a turn, where, and under which key. */
export interface Opening {
  ids: TurnIds;
  caller: Caller;
  replicaId: string;
  key: string;
}

const STALE_TRIES = 5;

const TURN_COLUMNS = `
  t.session_id AS "sessionId", t.id AS "turnId", t.user_message_id AS "userMessageId",
  t.assistant_message_id AS "assistantMessageId", t.status, t.failure, t.replica_id AS "replicaId",
  t.replaces_id AS "replacesId"`;

@Injectable()
export class TurnsRepository {
  constructor(
    private readonly database: Database,
    private readonly env: ChatEnv,
  ) {}

  /** A message that is new or was sent before with the key, or takes the place of another. */
  async open(
    opening: Opening,
    { content, replaces }: { content: string; replaces: string | null },
  ): Promise<OpenTurnRow> {
    const values = [content, opening.ids.userMessageId];
    return replaces
      ? this.runOpening<OpenTurnRow>(OPEN_REPLACING_TURN, opening, [...values, replaces])
      : this.runOpening<OpenTurnRow>(OPEN_TURN, opening, values);
  }

  /** Another reply to the newest message. */
  async openAgain(opening: Opening): Promise<RegenerateTurnRow> {
    return this.runOpening<RegenerateTurnRow>(REGENERATE_TURN, opening, []);
  }

  /** Null when the turn was no longer pending. */
  async close(
    ids: Pick<TurnIds, 'sessionId' | 'turnId'>,
    result: {
      status: 'answered' | 'stopped' | 'failed';
      text: string;
      model: string | null;
      failure: Failure | null;
    },
    fact: OutboxRow | null,
    isReplacing: boolean,
  ): Promise<CloseTurnRow | null> {
    const statement = isReplacing ? CLOSE_REPLACING_TURN : CLOSE_TURN;
    const [row] = await this.database.run<CloseTurnRow & Record<string, unknown>>(statement, [
      ids.sessionId,
      ids.turnId,
      result.status,
      result.text,
      result.model,
      result.failure,
      fact?.id ?? null,
      fact?.name ?? null,
      fact?.payload ?? null,
      this.env.ANONYMOUS_MESSAGE_LIMIT,
    ]);
    return row ?? null;
  }

  async findNewest(sessionId: string): Promise<StoredTurn | null> {
    const [row] = await this.database.run<StoredTurn & Record<string, unknown>>(
      {
        name: 'turn-newest',
        text: `SELECT ${TURN_COLUMNS} FROM turns t WHERE t.session_id = $1
          ORDER BY t.status = 'pending' DESC, t.opened_at DESC LIMIT 1`,
      },
      [sessionId],
    );
    return row ?? null;
  }

  async find(turnId: string): Promise<StoredTurn | null> {
    const [row] = await this.database.run<StoredTurn & Record<string, unknown>>(
      { name: 'turn-find', text: `SELECT ${TURN_COLUMNS} FROM turns t WHERE t.id = $1` },
      [turnId],
    );
    return row ?? null;
  }

  /** The turn that a message was answered by; else the newest one that worked on it. */
  async findByUserMessage(sessionId: string, userMessageId: string): Promise<StoredTurn | null> {
    const [row] = await this.database.run<StoredTurn & Record<string, unknown>>(
      {
        name: 'turn-of-message',
        text: `SELECT ${TURN_COLUMNS} FROM turns t WHERE t.session_id = $1 AND t.user_message_id = $2
          ORDER BY EXISTS (SELECT FROM messages m WHERE m.id = t.assistant_message_id) DESC,
            t.opened_at DESC LIMIT 1`,
      },
      [sessionId, userMessageId],
    );
    return row ?? null;
  }

  /** The messages of an owned session, oldest first. */
  async listMessages(sessionId: string): Promise<MessageRow[]> {
    return this.database.run<MessageRow & Record<string, unknown>>(
      {
        name: 'messages-of-session',
        text: `SELECT ${MESSAGE_COLUMNS} FROM messages m WHERE m.session_id = $1 ORDER BY m.position`,
      },
      [sessionId],
    );
  }

  async findMessages(ids: string[]): Promise<Map<string, MessageRow>> {
    const rows = await this.database.run<MessageRow & Record<string, unknown>>(
      { name: 'messages-by-id', text: `SELECT ${MESSAGE_COLUMNS} FROM messages m WHERE m.id = ANY ($1)` },
      [ids],
    );
    return new Map(rows.map((row) => [row.id, row]));
  }

  /** Turns whose replica no longer beats, that their own replica does not run, or past every deadline. */
  async findDead(limits: {
    staleSeconds: number;
    deadlineSeconds: number;
    replicaId: string;
    running: string[];
    strayedSeconds: number;
  }): Promise<TurnIds[]> {
    return this.database.run<TurnIds & Record<string, unknown>>(
      {
        name: 'turns-dead',
        text: `SELECT ${TURN_COLUMNS} FROM turns t LEFT JOIN replicas r ON r.id = t.replica_id
          WHERE t.status = 'pending' AND (
            r.id IS NULL OR r.beat_at < now() - make_interval(secs => $1)
            OR t.opened_at < now() - make_interval(secs => $2)
            OR (t.replica_id = $3 AND t.id <> ALL ($4::uuid[])
              AND t.opened_at < now() - make_interval(secs => $5)))
          LIMIT 500`,
      },
      [limits.staleSeconds, limits.deadlineSeconds, limits.replicaId, limits.running, limits.strayedSeconds],
    );
  }

  /**
   * Stale: another transaction changed the session while this one waited for it. Rare, so the
   * statement is simply run again, on a snapshot that knows of the change.
   */
  private async runOpening<Row extends OpenedRow>(
    statement: PreparedStatement,
    { ids, caller, replicaId, key }: Opening,
    more: unknown[],
  ): Promise<Row> {
    const { sessionId, turnId, assistantMessageId } = ids;
    const common = [sessionId, caller.userId, caller.anonymousId, this.env.ANONYMOUS_MESSAGE_LIMIT];
    const values = [...common, turnId, assistantMessageId, replicaId, key, ...more];
    for (let left = STALE_TRIES; ; left -= 1) {
      const [row] = await this.database.run<Row & Record<string, unknown>>(statement, values);
      if (row!.outcome !== 'stale' || left === 0) return row!;
    }
  }
}
