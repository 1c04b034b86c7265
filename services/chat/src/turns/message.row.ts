import type { MessageDto, MessageRole } from '@parley/contracts/chat/message';
import { UNDERSTUDY_MODEL } from '@parley/contracts/prompt/understudy';

/** A message as the statements here return it. */
export interface MessageRow {
  id: string;
  role: MessageRole;
  content: string;
  model: string | null;
  idempotencyKey: string | null;
  unanswered: boolean;
  createdAt: Date;
}

export const MESSAGE_COLUMNS = `
  m.id, m.role, m.content, m.model, m.idempotency_key AS "idempotencyKey", m.unanswered,
  m.created_at AS "createdAt"`;

export function toMessageDto(row: MessageRow): MessageDto {
  return {
    id: row.id,
    role: row.role,
    content: row.content,
    createdAt: row.createdAt.toISOString(),
    unanswered: row.unanswered,
    idempotencyKey: row.unanswered ? row.idempotencyKey : null,
    understudy: row.model === UNDERSTUDY_MODEL,
  };
}
