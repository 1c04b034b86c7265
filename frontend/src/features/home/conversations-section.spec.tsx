import type { ChatSessionDto } from '@parley/contracts/chat/session';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCharacter } from '../../../test/characters';
import { refusal, serve, showPage } from '../../../test/page';
import { ConversationsSection } from './conversations-section';

const aSession = (place: number): ChatSessionDto => ({
  id: `session-${place}`,
  characterId: place,
  title: `Talk ${place}`,
  messageCount: 2,
  lastMessage: 'So be it.',
  updatedAt: '2026-03-15T12:00:00.000Z',
  createdAt: '2026-03-15T12:00:00.000Z',
  character: { ...aCharacter({ id: place, name: `Figure ${place}` }), hasLeft: false },
  isReplying: false,
  understudy: false,
});

async function show(sessions: unknown) {
  serve({ 'GET /api/chat/sessions': sessions });
  showPage(<ConversationsSection />, ['/profile', '/discover', '/chat/$sessionId']);
  return within(await screen.findByRole('region', { name: 'Continue Your Conversations' }));
}

describe('"Continue Your Conversations"', () => {
  it('has the first four', async () => {
    const region = await show([1, 2, 3, 4, 5].map(aSession));
    const cards = await region.findAllByRole('article');
    expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
      'Figure 1',
      'Figure 2',
      'Figure 3',
      'Figure 4',
    ]);
  });

  it('says where to begin when there are none', async () => {
    const region = await show([]);
    expect(await region.findByRole('link', { name: 'Find somebody to talk with' })).toHaveAttribute(
      'href',
      '/discover',
    );
  });

  it('can be tried again', async () => {
    let isUp = false;
    const region = await show(() => (isUp ? [aSession(1)] : refusal(404)));
    await region.findByText('Your conversations could not be fetched');
    isUp = true;
    await userEvent.click(region.getByRole('button', { name: 'Try again' }));
    expect(await region.findByRole('article')).toBeInTheDocument();
  });
});
