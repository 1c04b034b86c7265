import type { ChatCharacterDto, ChatSessionDto } from '@parley/contracts/chat/session';
import { portraitUrl } from '@parley/contracts/media/picture-urls';

/** A session as the statements here return it. */
export interface SessionRow {
  id: string;
  characterId: number;
  /** Sessions of before pictures were drawn by media have none. */
  character: Omit<ChatCharacterDto, 'hasLeft' | 'imageUrl'> & { imageUrl: string | null };
  hasLeft: boolean;
  anonymousId: string | null;
  title: string;
  messageCount: number;
  lastMessage: string | null;
  isReplying: boolean;
  createdAt: Date;
  updatedAt: Date;
}

/** Selects a {@link SessionRow} from `sessions s JOIN characters c`. */
export const SESSION_COLUMNS = `
  s.id, s.character_id AS "characterId", s.character, NOT c.is_published AS "hasLeft",
  s.anonymous_id AS "anonymousId", s.title, s.message_count AS "messageCount",
  s.last_message AS "lastMessage", s.pending_turn_id IS NOT NULL AS "isReplying",
  s.created_at AS "createdAt", s.updated_at AS "updatedAt"`;

export function toSessionDto(row: SessionRow, understudy: boolean): ChatSessionDto {
  const { anonymousId, hasLeft, character, createdAt, updatedAt, ...same } = row;
  return {
    ...same,
    character: { ...character, imageUrl: character.imageUrl ?? portraitUrl(character), hasLeft },
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    understudy,
    ...(anonymousId ? { anonymousSessionId: anonymousId } : {}),
  };
}
