import { type Dialect, OPENAI, PARLEY } from '../client/event-stream.ts';
import type { Answer, LoadClient } from '../client/load-client.ts';

/** One message and what came back, as bytes: they are read after the measurement. */
export interface Turn {
  content: string;
  answer: Answer;
}

/** Somebody who talks with one character. */
export interface Visitor {
  /** Their anonymous id. */
  id: string;
  sessionId: string;
  turns: Turn[];
}

/** What a server has stored of a conversation, oldest first. */
export interface StoredMessage {
  id: string;
  role: 'user' | 'assistant';
  content: string;
}

/** A server that visitors can talk to. The client does the same work for each. */
export interface Target {
  name: 'product' | 'yardstick';
  client: LoadClient;
  dialect: Dialect;
  /** The processes that work for it. */
  pids: Readonly<Record<string, number>>;
  /** Messages that a visitor has free; null where nobody counts. */
  messageLimit: number | null;
  openSession: (visitorId: string, characterId: number) => Promise<string>;
  /** Where a visitor's messages are sent to and read from. */
  messagesPath: (visitor: Visitor) => string;
}

type Facts = Pick<Target, 'client' | 'pids'>;

/** Parley, by its public door. */
export function productTarget(facts: Facts, messageLimit: number): Target {
  return {
    ...facts,
    name: 'product',
    dialect: PARLEY,
    messageLimit,
    openSession: async (visitorId, characterId) => {
      const body = { characterId, anonymousSessionId: visitorId };
      const path = '/api/chat/sessions';
      return (await facts.client.json<{ id: string }>({ method: 'POST', path, body })).id;
    },
    messagesPath: ({ id, sessionId }) => `/api/chat/sessions/${sessionId}/messages?anonymousSessionId=${id}`,
  };
}

/** The thinnest honest server. */
export function yardstickTarget(facts: Facts): Target {
  return {
    ...facts,
    name: 'yardstick',
    dialect: OPENAI,
    messageLimit: null,
    openSession: async (_, characterId) => {
      const call = { method: 'POST', path: '/sessions', body: { characterId } } as const;
      return (await facts.client.json<{ id: string }>(call)).id;
    },
    messagesPath: ({ sessionId }) => `/sessions/${sessionId}/messages`,
  };
}
