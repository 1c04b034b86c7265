import type { CharacterDto } from '../catalog/character.js';
import type { MessageDto } from './message.js';

/** The character as a chat shows it; what is left of it once it is gone from the catalog. */
export interface ChatCharacterDto extends Pick<
  CharacterDto,
  'id' | 'name' | 'era' | 'category' | 'imageUrl' | 'bornYear' | 'diedYear' | 'slug'
> {
  /** True when the character is no longer published: the chat stays readable, sending is refused. */
  hasLeft: boolean;
}

/** One conversation of its owner. */
export interface ChatSessionDto {
  /** UUIDv7. */
  id: string;
  characterId: number;
  title: string;
  messageCount: number;
  /** The beginning of the newest message, null when there is none. */
  lastMessage: string | null;
  /** ISO 8601, UTC. */
  updatedAt: string;
  createdAt: string;
  character: ChatCharacterDto;
  /** Anonymous owners only. */
  anonymousSessionId?: string;
  /** True while a reply is being written: read on with `GET …/stream`. */
  isReplying: boolean;
  /** True when the built-in understudy answers, not a language model. */
  understudy: boolean;
}

/** What an anonymous visitor has left, of how many. */
export interface AnonymousStatusDto {
  messagesRemaining: number;
  limit: number;
}

/** `POST /api/chat/adopt`. */
export interface AdoptedDto {
  /** Conversations that have just become the account's. */
  adopted: number;
}

/** One conversation with all that was said in it, for its owner to take along. */
export interface SessionExportDto extends Pick<ChatSessionDto, 'id' | 'title' | 'createdAt' | 'updatedAt'> {
  characterId: number;
  characterName: string;
  messages: Pick<MessageDto, 'id' | 'role' | 'content' | 'createdAt'>[];
}
