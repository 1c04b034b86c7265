import type { ChatSessionDto } from '@parley/contracts/chat/session';

/** A conversation of somebody signed in, of which a test says only what it is about. */
export function aConversation(about: Partial<ChatSessionDto>): ChatSessionDto {
  return {
    id: 's1',
    characterId: 1,
    title: 'Conversation with Marie Curie',
    messageCount: 2,
    lastMessage: 'It *glows*.',
    updatedAt: '2026-01-01T10:00:00.000Z',
    createdAt: '2026-01-01T10:00:00.000Z',
    character: {
      id: 1,
      name: 'Marie Curie',
      era: 'Belle Époque',
      category: 'Scientist',
      imageUrl: '/media/portraits/v1.svg?name=Figure',
      bornYear: 1867,
      diedYear: 1934,
      slug: 'marie-curie',
      hasLeft: false,
    },
    isReplying: false,
    understudy: false,
    ...about,
  };
}
