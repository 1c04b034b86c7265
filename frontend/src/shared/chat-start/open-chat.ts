import type { ChatSessionDto } from '@parley/contracts/chat/session';
import { anonymousSessionId } from '../anonymous/anonymous-session';
import { requestJson } from '../api/http';

/** Opens a session with a character, as the account or as the anonymous visitor; answers its id. */
export type OpenChat = (characterId: number, isSignedIn: boolean) => Promise<string>;

/** The usual way, for everybody. */
export const openSession: OpenChat = async (characterId, isSignedIn) => {
  const { id } = await requestJson<ChatSessionDto>('/api/chat/sessions', {
    method: 'POST',
    body: { characterId, ...(!isSignedIn && { anonymousSessionId: anonymousSessionId() }) },
  });
  return id;
};

/** The signed-in home's way. */
export const createChat: OpenChat = async (characterId) => {
  const { sessionId } = await requestJson<{ sessionId: string }>('/api/chat/create', {
    method: 'POST',
    body: { characterId },
  });
  return sessionId;
};
