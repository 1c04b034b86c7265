import type { RunningService } from '@parley/kit/boot/start-service';
import type { ChatEnv } from '../../src/env.js';
import { type ChatHarness, openChat } from './chat-harness.js';

export interface ChatOnTwoReplicas extends ChatHarness {
  /** The second replica. */
  other: RunningService;
}

/** For all tests of a file: chat on two replicas, there once they run, and a model that answers at once. */
export function chatOnTwoReplicas(settings: Partial<ChatEnv> = {}): ChatOnTwoReplicas {
  const chat = {} as ChatOnTwoReplicas;
  beforeAll(async () => {
    Object.assign(chat, await openChat(settings));
    chat.other = await chat.openReplica();
  });
  afterAll(() => chat.close());
  beforeEach(() => {
    chat.model.script = {};
  });
  return chat;
}
