import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCharacter } from '../../../test/characters';
import { aUser, type Answers, refusal, serve, showPage } from '../../../test/page';
import { readInteractions } from '../../shared/interactions/interactions';
import { CharacterCard } from './character-card';

const ada = aCharacter({ id: 7, name: 'Ada Lovelace', tokenCost: 15 });
const UNLOCK = 'POST /api/characters/7/unlock';

/** The card of somebody who costs 15, for an account. */
async function showCard(answers: Answers = {}, tokens = 25, props = {}) {
  const asked = serve({
    'GET /api/auth/user': aUser({ tokens }),
    'GET /api/user/tokens': { tokens },
    'GET /api/user/characters': [],
    ...answers,
  });
  const page = showPage(<CharacterCard character={ada} {...props} />);
  await screen.findByRole('article');
  return { asked, ...page };
}

const button = () => screen.getByRole('button', { name: /Unlock|Chat/ });
const unlocks = (asked: { path: string }[]) => asked.filter(({ path }) => path.endsWith('/unlock'));

describe('the card of a paid character, for an account', () => {
  it('has a disabled button while it is not known whether it is unlocked', async () => {
    await showCard({ 'GET /api/user/characters': () => new Promise(() => {}) });
    expect(button()).toBeDisabled();
    expect(button()).toHaveTextContent('15 Unlock');
  });

  it('shows the cost with Unlock, and is not greyed', async () => {
    await showCard();
    await waitFor(() => expect(button()).toBeEnabled());
    expect(button().textContent).toMatch(/^15 Unlock/);
    expect(document.querySelector('.portrait')).not.toHaveClass('grayscale');
  });

  it('opens a chat when it is unlocked', async () => {
    const { asked } = await showCard({
      'GET /api/user/characters': [{ characterId: 7, unlockedAt: '2026-01-01T00:00:00.000Z' }],
      'POST /api/chat/sessions': { id: 'session-1' },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Chat Free Now with Ada Lovelace' }));
    expect(await screen.findByText('The page /chat/$sessionId')).toBeInTheDocument();
    // An account is known by its cookie: no anonymous id goes along.
    expect(asked.filter(({ method }) => method === 'POST')).toMatchObject([
      { path: '/api/chat/sessions', body: { characterId: 7 } },
    ]);
    expect(asked.find(({ method }) => method === 'POST')!.body).not.toHaveProperty('anonymousSessionId');
  });

  it('is disabled below its cost, and says why', async () => {
    const { asked } = await showCard({}, 14);
    await waitFor(() => expect(button()).toHaveAttribute('aria-disabled', 'true'));
    fireEvent.pointerEnter(button().parentElement!, { pointerType: 'mouse' });
    expect(await screen.findByRole('tooltip')).toHaveTextContent(
      'You have 14 tokens, and Ada Lovelace costs 15.',
    );
    await userEvent.click(button());
    expect(unlocks(asked)).toEqual([]);
  });

  it('unlocks once for two clicks, drops the balance, says so and lights up for two seconds', async () => {
    const { asked, queryClient } = await showCard({
      [UNLOCK]: () => new Promise((resolve) => setTimeout(resolve, 50, { characterId: 7, tokens: 10 })),
    });
    await waitFor(() => expect(queryClient.getQueryData(['/api/user/tokens'])).toEqual({ tokens: 25 }));
    await waitFor(() => expect(button()).toBeEnabled());
    button().focus();
    fireEvent.click(button(), { detail: 1 });
    fireEvent.click(button(), { detail: 1 });
    fireEvent.click(button(), { detail: 2 });
    expect((await screen.findAllByText('Character Unlocked!'))[0]).toBeInTheDocument();
    expect(screen.getAllByText('You can now chat with this character.')[0]).toBeInTheDocument();
    expect(unlocks(asked)).toHaveLength(1);
    expect(unlocks(asked)[0]).toMatchObject({ body: undefined });
    expect(asked.find(({ path }) => path.endsWith('/unlock'))!.headers['Idempotency-Key']).toMatch(
      /^[0-9a-f-]{36}$/,
    );
    expect(queryClient.getQueryData(['/api/user/tokens'])).toEqual({ tokens: 10 });
    const card = screen.getByRole('article');
    expect(card).toHaveAttribute('data-just-unlocked');
    expect(await screen.findByRole('button', { name: /Chat Free Now/ })).toHaveFocus();
    expect(readInteractions()).toContainEqual(
      expect.objectContaining({ characterId: 7, interactionType: 'unlock' }),
    );
    await act(() => new Promise((resolve) => setTimeout(resolve, 2_050)));
    expect(card).not.toHaveAttribute('data-just-unlocked');
  });

  it('starts no chat by the second click of the double click that unlocked', async () => {
    const { asked } = await showCard({
      [UNLOCK]: { characterId: 7, tokens: 10 },
      'POST /api/chat/sessions': { id: 'session-1' },
    });
    await waitFor(() => expect(button()).toBeEnabled());
    fireEvent.click(button(), { detail: 1 });
    const start = await screen.findByRole('button', { name: /Chat Free Now/ });
    fireEvent.click(start, { detail: 2 });
    expect(start).toBeEnabled();
    fireEvent.click(start, { detail: 1 });
    expect(await screen.findByText('The page /chat/$sessionId')).toBeInTheDocument();
    expect(asked.filter(({ path }) => path === '/api/chat/sessions')).toHaveLength(1);
  });

  it('repeats a failed unlock under the same key', async () => {
    let calls = 0;
    const { asked } = await showCard({
      [UNLOCK]: () =>
        ++calls === 1 ? refusal(503, { message: 'Not ready' }) : { characterId: 7, tokens: 10 },
    });
    await waitFor(() => expect(button()).toBeEnabled());
    await userEvent.click(button());
    await waitFor(() => expect(unlocks(asked)).toHaveLength(2));
    const keys = asked
      .filter(({ path }) => path.endsWith('/unlock'))
      .map(({ headers }) => headers['Idempotency-Key']);
    expect(new Set(keys).size).toBe(1);
  });

  it('leaves the words for a failure to the page that has its own', async () => {
    const failures: string[] = [];
    await showCard({ [UNLOCK]: refusal(404) }, 25, {
      onUnlockFailure: ({ message }: Error) => failures.push(message),
    });
    await waitFor(() => expect(button()).toBeEnabled());
    await userEvent.click(button());
    await waitFor(() => expect(failures).toEqual(['404: {"message":"No"}']));
    expect(screen.queryByText('Error')).not.toBeInTheDocument();
  });

  it('says that it failed, and can be pressed again', async () => {
    await showCard({ [UNLOCK]: refusal(404) });
    await waitFor(() => expect(button()).toBeEnabled());
    await userEvent.click(button());
    expect(
      (await screen.findAllByText('Failed to unlock character. Please try again.'))[0],
    ).toBeInTheDocument();
    expect(button()).toBeEnabled();
  });

  it('tells on the button what is missing when the balance was not what the page thought', async () => {
    let tokens = 25;
    await showCard({
      'GET /api/user/tokens': () => ({ tokens }),
      [UNLOCK]: () => {
        tokens = 3;
        return refusal(402, { message: 'Not enough tokens' });
      },
    });
    await waitFor(() => expect(button()).toBeEnabled());
    await userEvent.click(button());
    expect(
      (await screen.findAllByText('Failed to unlock character. Please try again.'))[0],
    ).toBeInTheDocument();
    await waitFor(() => expect(button()).toHaveAttribute('aria-disabled', 'true'));
  });

  it('becomes a visitor’s once the server knows of no login', async () => {
    let user: unknown = aUser();
    await showCard(
      {
        'GET /api/auth/user': () => user,
        [UNLOCK]: () => {
          user = null;
          return refusal(401, { message: 'Unauthorized' });
        },
      },
      25,
      { onUnlockFailure: () => {} },
    );
    await waitFor(() => expect(button()).toBeEnabled());
    await userEvent.click(button());
    expect(await screen.findByRole('button', { name: 'Log in to unlock Ada Lovelace' })).toBeInTheDocument();
  });

  it('looks up the collections of somebody whose answer names none', async () => {
    await showCard({
      'GET /api/admin/character-collections/7': [{ characterId: 7, collectionId: 3 }],
      'GET /api/collections': [
        { id: 2, name: 'Rulers' },
        { id: 3, name: 'Reckoners' },
      ],
    });
    expect(await screen.findByText('Reckoners')).toBeInTheDocument();
    expect(screen.queryByText('Rulers')).not.toBeInTheDocument();
  });

  it.each([
    ['somebody whose answer names them', aUser(), [{ id: 3, name: 'Reckoners' }]],
    ['a visitor', null, []],
  ])('looks up no collections for %s', async (_whose, user, collections) => {
    const { asked } = await showCard({ 'GET /api/auth/user': user }, 25, {
      character: { ...ada, collections },
    });
    await screen.findByRole('button', { name: user ? /^15 Unlock/ : /^Log in/ });
    // Long enough for the look-up of the test above.
    await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
    expect(asked.filter(({ path }) => path.includes('/admin/'))).toEqual([]);
  });
});
