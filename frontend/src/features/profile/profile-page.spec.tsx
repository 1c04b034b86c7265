import { jest } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createQueryClient } from '../../shared/api/query-client';
import { Toaster } from '../../shared/ui/toaster';
import { aCharacter } from '../../../test/characters';
import { aConversation } from '../../../test/conversations';
import { ProfilePage } from './profile-page';

const ADA = {
  id: 'u1',
  email: 'ada@example.org',
  firstName: 'Ada',
  lastName: null,
  tokens: 25,
  isAdmin: false,
  createdAt: '2026-03-15T12:00:00.000Z',
};

type Answer = () => Response | Promise<Response>;

let answers: Record<string, Answer>;
let calls: { call: string; body: unknown }[];

async function answer(path: string, request: RequestInit = {}): Promise<Response> {
  const call = `${request.method ?? 'GET'} ${path}`;
  if (request.method && request.method !== 'GET') {
    calls.push({ call, body: request.body ? JSON.parse(String(request.body)) : null });
  }
  return (await answers[call]?.()) ?? Response.json({ message: 'Not found' }, { status: 404 });
}

const refused = (status: number) => () => Response.json({ message: 'Refused' }, { status });

function openProfile() {
  const root = createRootRoute();
  const page = (path: string, component: () => React.ReactNode) =>
    createRoute({ getParentRoute: () => root, path, component });
  const router = createRouter({
    routeTree: root.addChildren([
      page('/profile', ProfilePage),
      page('/', () => null),
      page('/chat/$sessionId', () => null),
      page('/talk-to/$characterSlug', () => null),
    ]),
    history: createMemoryHistory({ initialEntries: ['/profile'] }),
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router as never} />
      <Toaster />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

const part = async (name: string) => within(await screen.findByRole('region', { name }));
const counts = () =>
  Object.fromEntries(
    screen
      .getAllByRole('term')
      .slice(0, 3)
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );

beforeEach(() => {
  calls = [];
  const sessions = Array.from({ length: 7 }, (_, at) => aConversation({ id: `s${at}` }));
  answers = {
    'GET /api/auth/user': () => Response.json(ADA),
    'GET /api/user/tokens': () => Response.json({ tokens: 17 }),
    'GET /api/user/characters': () =>
      Response.json([
        { characterId: 1, unlockedAt: '2026-01-01T10:00:00.000Z' },
        { characterId: 2, unlockedAt: '2026-02-01T10:00:00.000Z' },
      ]),
    'GET /api/chat/sessions': () => Response.json(sessions),
    'GET /api/characters/1': () =>
      Response.json(
        aCharacter({ id: 1, name: 'Marie Curie', category: 'Scientist', description: 'Radium.' }),
      ),
  };
  sessionStorage.clear();
  localStorage.clear();
  globalThis.fetch = answer as typeof fetch;
});

describe('the profile', () => {
  it('counts chat sessions, unlocked characters and tokens', async () => {
    openProfile();
    await screen.findByRole('heading', { level: 1, name: 'Your Profile' });
    await waitFor(() =>
      expect(counts()).toEqual({
        'Chat sessions': '7',
        'Unlocked characters': '2',
        'Available tokens': '17',
      }),
    );
  });

  it('shows the six conversations of late', async () => {
    openProfile();
    const conversations = await part('Recent conversations');
    expect(await conversations.findAllByRole('listitem')).toHaveLength(6);
  });

  it('shows whom the account has unlocked, the latest first, also who has left', async () => {
    openProfile();
    const unlocked = await part('Unlocked characters');
    const curie = await unlocked.findByRole('heading', { name: 'Marie Curie' });
    await unlocked.findByText('Somebody you unlocked has left Parley.');
    const items = unlocked.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(items[0]).toContain('has left');
    for (const words of ['Scientist', 'Unlocked', 'Radium.']) expect(items[1]).toContain(words);
    expect(curie).toBeInTheDocument();
  });

  it('shows the account: e-mail, type, since when, and the way out', async () => {
    openProfile();
    const settings = await part('Account settings');
    expect(settings.getByText('ada@example.org')).toBeInTheDocument();
    expect(settings.getByText('Regular User')).toBeInTheDocument();
    expect(settings.getByText('March 15, 2026')).toBeInTheDocument();
    expect(settings.getByRole('link', { name: 'Logout' })).toHaveAttribute('href', '/api/logout');
    expect(screen.queryByRole('region', { name: 'Access tokens' })).not.toBeInTheDocument();
  });

  it('calls the administrator one', async () => {
    answers['GET /api/auth/user'] = () => Response.json({ ...ADA, isAdmin: true });
    openProfile();
    expect((await part('Account settings')).getByText('Administrator')).toBeInTheDocument();
  });

  it('leaves nothing of the account in the browser at a logout', async () => {
    localStorage.setItem('parley.interactions', '[1]');
    openProfile();
    const logout = (await part('Account settings')).getByRole('link', { name: 'Logout' });
    logout.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(logout);
    expect(localStorage.getItem('parley.interactions')).toBeNull();
  });

  it('has a way back where there is nothing yet', async () => {
    answers['GET /api/chat/sessions'] = () => Response.json([]);
    answers['GET /api/user/characters'] = () => Response.json([]);
    openProfile();
    for (const name of ['Recent conversations', 'Unlocked characters']) {
      expect(await (await part(name)).findByRole('link')).toHaveAttribute('href', '/');
    }
  });

  it('lets a part fail by itself, and tries it again', async () => {
    answers['GET /api/chat/sessions'] = refused(403);
    const user = openProfile();
    const conversations = await part('Recent conversations');
    expect(await conversations.findByText('Your conversations could not be fetched')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'Marie Curie' })).toBeInTheDocument();
    answers['GET /api/chat/sessions'] = () => Response.json([aConversation({})]);
    await user.click(conversations.getByRole('button', { name: 'Try again' }));
    expect(await conversations.findByRole('listitem')).toBeInTheDocument();
  });
});

describe('taking the account’s data along', () => {
  const saved: string[] = [];
  beforeEach(() => {
    saved.length = 0;
    URL.createObjectURL = () => 'blob:1';
    URL.revokeObjectURL = () => undefined;
    HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
      saved.push(this.download);
    };
  });

  it('saves one file and says so', async () => {
    answers['GET /api/user/export'] = () => Response.json({ user: ADA });
    const user = openProfile();
    await user.click(await screen.findByRole('button', { name: 'Download all my data' }));
    expect(await screen.findByText(/The file is among your downloads/)).toBeInTheDocument();
    expect(saved).toEqual([expect.stringMatching(/^parley-data-\d{4}-\d\d-\d\d\.json$/)]);
  });

  it.each([
    ['refused', refused(503)],
    ['cut short', () => new Response('{"user":')],
  ])('says when it was %s, and saves nothing', async (_how, failing) => {
    answers['GET /api/user/export'] = failing;
    const user = openProfile();
    await user.click(await screen.findByRole('button', { name: 'Download all my data' }));
    expect(await screen.findByText(/could not be fetched. Nothing has changed/)).toBeInTheDocument();
    expect(saved).toEqual([]);
  });
});

describe('deleting the account', () => {
  const open = async () => {
    const user = openProfile();
    await user.click(await screen.findByRole('button', { name: 'Delete my account' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Delete your account?' }));
    return { user, dialog, button: dialog.getByRole('button', { name: 'Delete my account' }) };
  };

  it('waits until the address was typed, then forgets all here and leaves', async () => {
    history.replaceState(null, '', '/profile');
    // So jsdom reports that a page is left.
    const left = jest.spyOn(console, 'error').mockImplementation(() => {});
    answers['DELETE /api/user'] = () => new Response(null, { status: 204 });
    localStorage.setItem('anonymousSessionId', 'a');
    localStorage.setItem('parley.interactions', '[]');
    sessionStorage.setItem('parley.draft.s1', '{}');
    const { user, dialog, button } = await open();
    expect(button).toBeDisabled();
    await user.type(dialog.getByRole('textbox'), 'ada@example.com');
    expect(button).toBeDisabled();
    await user.clear(dialog.getByRole('textbox'));
    await user.type(dialog.getByRole('textbox'), ' Ada@example.org');
    expect(calls).toEqual([]);
    await user.click(button);
    await waitFor(() => expect(left.mock.calls.join()).toContain('navigation'));
    expect(calls).toEqual([{ call: 'DELETE /api/user', body: null }]);
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
    left.mockRestore();
  });

  it('changes nothing and says so when it fails', async () => {
    answers['DELETE /api/user'] = refused(409);
    const { user, dialog, button } = await open();
    await user.type(dialog.getByRole('textbox'), 'ada@example.org');
    await user.click(button);
    expect(await dialog.findByRole('alert')).toHaveTextContent('Nothing has changed');
  });
});
