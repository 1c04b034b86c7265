import { Injectable } from '@nestjs/common';
import type { InvariantsDto } from '@parley/contracts/operations/invariants';
import { Database } from '@parley/kit/database/database';
import { countUnpublished } from '@parley/kit/messaging/unpublished-events';

/** Sweepers end a turn after 180 seconds at the latest. */
const OVERDUE = '200 seconds';
const UNPUBLISHED_MS = 60_000;

type TurnCounts = Required<Pick<InvariantsDto, 'overdueTurns' | 'heldAllowances'>>;

@Injectable()
export class InvariantsRepository {
  constructor(private readonly database: Database) {}

  async count(): Promise<InvariantsDto> {
    const [[counts], unpublishedEvents] = await Promise.all([
      this.database.run<TurnCounts>({ name: 'invariants', text: COUNT_VIOLATIONS }),
      countUnpublished(this.database, UNPUBLISHED_MS),
    ]);
    // Orders of chat have no rows that could be stuck: what is untitled or too long is ordered again.
    return { ...counts!, stuckJobs: 0, unpublishedEvents };
  }
}

/**
 * In one statement, at one moment. A running turn of a visitor holds one message: each that is held
 * beyond that, or is not, counts.
 */
const COUNT_VIOLATIONS = `
WITH holding AS (
  SELECT COALESCE(t.held_by, s.anonymous_id) AS anonymous_id, count(*)::int AS turns
  FROM turns t JOIN sessions s ON s.id = t.session_id
  WHERE t.status = 'pending' GROUP BY 1
), difference AS (
  SELECT abs(COALESCE(a.held, 0) - COALESCE(h.turns, 0)) AS messages
  FROM (SELECT anonymous_id, held FROM allowances WHERE held > 0) a
    FULL JOIN (SELECT * FROM holding WHERE anonymous_id IS NOT NULL) h USING (anonymous_id)
)
SELECT
  (SELECT count(*)::int FROM turns
    WHERE status = 'pending' AND opened_at < now() - interval '${OVERDUE}') AS "overdueTurns",
  (SELECT COALESCE(sum(messages), 0)::int FROM difference) AS "heldAllowances"`;
