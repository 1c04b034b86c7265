import { chatCalls } from '@parley/contracts/chat/chat.calls';
import type { DemoAnswerDto } from '@parley/contracts/chat/demo';
import type { MessageDto, TurnDto } from '@parley/contracts/chat/message';
import type { ChatSessionDto, SessionExportDto } from '@parley/contracts/chat/session';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CURIE } from './fake-catalog.js';
import { type FakeService, openFakeService } from './fake-service.js';

export type ChatCall = keyof typeof chatCalls;

export const SESSION_ID = '0193a7c0-0000-7000-8000-000000000001';
export const ANONYMOUS_ID = '6f9619ff-8b86-4d11-b42d-00c04fc964ff';

const SESSION: ChatSessionDto = {
  id: SESSION_ID,
  characterId: 1,
  title: 'Marie Curie',
  messageCount: 2,
  lastMessage: 'Nothing in life is to be feared.',
  updatedAt: '2026-02-03T04:05:06.000Z',
  createdAt: '2026-02-03T04:00:00.000Z',
  character: {
    id: CURIE.id,
    name: CURIE.name,
    era: CURIE.era,
    category: CURIE.category,
    imageUrl: CURIE.imageUrl,
    bornYear: CURIE.bornYear,
    diedYear: CURIE.diedYear,
    slug: CURIE.slug,
    hasLeft: false,
  },
  anonymousSessionId: ANONYMOUS_ID,
  isReplying: false,
  understudy: true,
};

const SAID: MessageDto = {
  id: '0193a7c0-0000-7000-8000-000000000002',
  role: 'user',
  content: 'What is radium?',
  createdAt: '2026-02-03T04:05:00.000Z',
  unanswered: false,
  idempotencyKey: null,
  understudy: false,
};

export const TURN: TurnDto = {
  userMessage: SAID,
  assistantMessage: {
    ...SAID,
    id: '0193a7c0-0000-7000-8000-000000000003',
    role: 'assistant',
    understudy: true,
  },
  messagesRemaining: 3,
};

const DEMO: DemoAnswerDto = {
  responses: [{ characterId: 1, character: CURIE.name, era: CURIE.era, response: 'Work.', avatar: null }],
};

const EXPORTED: SessionExportDto = {
  id: SESSION_ID,
  title: SESSION.title,
  createdAt: SESSION.createdAt,
  updatedAt: SESSION.updatedAt,
  characterId: 1,
  characterName: CURIE.name,
  messages: [{ id: SAID.id, role: SAID.role, content: SAID.content, createdAt: SAID.createdAt }],
};

export const openFakeChat = (): Promise<FakeService<ChatCall>> =>
  openFakeService(chatCalls, {
    createSession: (_request, reply) => reply.status(201).send(SESSION),
    listSessions: () => [SESSION],
    readSession: ofKnown(SESSION),
    deleteSession: (_request, reply) => reply.status(204).send(),
    renameSession: ofKnown(SESSION),
    adoptSessions: () => ({ adopted: 1 }),
    exportSessions: (request) => ((request.query as { after?: string }).after ? [] : [EXPORTED]),
    listMessages: ofKnown([SAID]),
    sendMessage: (_request, reply) => reply.status(201).send(TURN),
    regenerateReply: (_request, reply) => reply.status(201).send(TURN),
    resetSession: () => ({ messagesRemaining: 4 }),
    resumeReply: (_request, reply) => reply.type('text/event-stream').send('event: done\ndata: {}\n\n'),
    stopReply: () => ({ stopped: true }),
    anonymousStatus: () => ({ messagesRemaining: 3, limit: 4 }),
    askDemo: () => DEMO,
    readInvariants: () => ({ overdueTurns: 3, heldAllowances: 0, stuckJobs: 0, unpublishedEvents: 1 }),
  });

function ofKnown(answer: unknown) {
  return (request: FastifyRequest, reply: FastifyReply) =>
    (request.params as { id: string }).id === SESSION_ID
      ? answer
      : reply.status(404).send({ message: 'Chat session not found' });
}
