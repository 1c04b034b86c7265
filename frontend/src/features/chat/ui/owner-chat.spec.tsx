import { jest } from '@jest/globals';
import type { MessageDto } from '@parley/contracts/chat/message';
import type { ChatSessionDto } from '@parley/contracts/chat/session';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aUser } from '../../../../test/page';
import { createQueryClient } from '../../../shared/api/query-client';
import { Toaster } from '../../../shared/ui/toaster';
import { message, session } from '../model/conversation.fakes';
import { ChatPage } from './chat-page';

/** A server in a few lines: an account, its session and messages, replies that come at once. */
let server: {
  user: object | null;
  session: ChatSessionDto;
  messages: MessageDto[];
  tokens: number;
  cost: number;
  remaining: number;
  calls: { call: string; body: unknown; key: string | null }[];
  refusal: { status: number; body: object } | null;
};
let saved: { name: string; blob: Blob }[];

function reply(userMessage: MessageDto, content: string): Response {
  const assistantMessage = message('assistant', `reply-${server.calls.length}`, content);
  server.messages.push(assistantMessage);
  server.tokens = Math.max(0, server.tokens - server.cost);
  const frame = (event: string, data: object) =>
    `event: ${event}\nid: ${assistantMessage.id}:0\ndata: ${JSON.stringify(data)}\n\n`;
  const turn = {
    userMessage,
    assistantMessage,
    ...(!server.user && { messagesRemaining: --server.remaining }),
  };
  return new Response(frame('start', { userMessage }) + frame('done', turn), {
    headers: { 'content-type': 'text/event-stream' },
  });
}

function send({ content, replaces }: { content: string; replaces?: string }): Response {
  if (replaces) {
    const at = server.messages.findIndex(({ id }) => id === replaces);
    server.messages = server.messages.slice(0, at);
  }
  const userMessage = message('user', `sent-${server.calls.length}`, content);
  server.messages.push(userMessage);
  return reply(userMessage, `You said ${content}.`);
}

function regenerate(): Response {
  server.messages.pop();
  return reply(server.messages.at(-1)!, 'In other words.');
}

async function answer(path: string, request: RequestInit = {}): Promise<Response> {
  const { pathname } = new URL(path, 'http://parley.test');
  const { method = 'GET' } = request;
  const body: unknown = request.body ? JSON.parse(String(request.body)) : null;
  const call = `${method} ${pathname}`;
  if (method !== 'GET') {
    server.calls.push({ call, body, key: new Headers(request.headers).get('Idempotency-Key') });
    if (server.refusal) return Response.json(server.refusal.body, { status: server.refusal.status });
  }
  switch (call) {
    case 'GET /api/auth/user':
      return Response.json(server.user);
    case 'GET /api/user/tokens':
      return Response.json({ tokens: server.tokens });
    case 'GET /api/anonymous-status':
      return Response.json({ messagesRemaining: server.remaining, limit: 4 });
    case 'GET /api/characters/by-slug/albert-einstein':
      return Response.json({ tokenCost: 20, collections: [{ id: 7, name: 'Physicists' }] });
    case 'GET /api/chat/sessions':
      return Response.json([server.session]);
    case 'GET /api/chat/sessions/s1':
      return Response.json(server.session);
    case 'GET /api/chat/sessions/s1/messages':
      return Response.json(server.messages);
    case 'POST /api/chat/sessions/s1/messages':
      return send(body as { content: string; replaces?: string });
    case 'POST /api/chat/sessions/s1/regenerate':
      return regenerate();
    case 'PATCH /api/chat/sessions/s1':
      server.session = { ...server.session, ...(body as { title: string }) };
      return Response.json(server.session);
    case 'DELETE /api/chat/sessions/s1':
      return new Response(null, { status: 204 });
    default:
      return Response.json({ message: 'Not found' }, { status: 404 });
  }
}

async function openChat() {
  const root = createRootRoute();
  const page = (path: string, component: () => React.ReactNode) =>
    createRoute({ getParentRoute: () => root, path, component });
  const router = createRouter({
    routeTree: root.addChildren([
      page('/', () => <h1>Home</h1>),
      page('/chat', () => <ChatPage sessionId="s1" />),
      page('/collections', () => null),
    ]),
    history: createMemoryHistory({ initialEntries: ['/chat'] }),
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router as never} />
      <Toaster />
    </QueryClientProvider>,
  );
  await screen.findByRole('log');
  return userEvent.setup();
}

const input = () => screen.getByRole('textbox', { name: 'Message to Albert Einstein' });
const editButton = () => screen.getByRole('button', { name: /^Edit and send again/ });
const againButton = () => screen.getByRole('button', { name: /^Answer again/ });
const chooseInMenu = async (user: ReturnType<typeof userEvent.setup>, item: string) => {
  await user.click(screen.getByRole('button', { name: /What to do with the conversation/ }));
  await user.click(screen.getByRole('menuitem', { name: item }));
};
const said = () => screen.getAllByRole('article').map(({ textContent }) => textContent);

beforeEach(() => {
  server = {
    user: aUser(),
    session: session({ id: 's1', title: 'Conversation with Albert Einstein' }),
    messages: [message('user', 'u1', 'Why?'), message('assistant', 'a1', 'So.')],
    tokens: 25,
    cost: 1,
    remaining: 4,
    calls: [],
    refusal: null,
  };
  saved = [];
  sessionStorage.clear();
  localStorage.clear();
  globalThis.fetch = answer as typeof fetch;
  window.matchMedia = (query) => ({ matches: false, media: query }) as MediaQueryList;
  Element.prototype.scrollTo = () => undefined;
  URL.createObjectURL = (blob) => {
    saved.push({ name: '', blob: blob as Blob });
    return 'blob:1';
  };
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
    saved.at(-1)!.name = this.download;
  };
});

describe('a chat of somebody signed in', () => {
  it('shows the tokens, nothing of an allowance, and nothing to reset', async () => {
    await openChat();
    expect(await screen.findByText('25 tokens')).toBeInTheDocument();
    expect(screen.queryByText(/\d+ left/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Reset chat' })).not.toBeInTheDocument();
  });

  it('has the way back, the figure with its era, and the link to share in its header', async () => {
    await openChat();
    const header = within(screen.getByRole('heading', { level: 1 }).closest('header')!);
    expect(header.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/');
    expect(header.getByText(server.session.character.era, { exact: false })).toBeInTheDocument();
    expect(header.getByRole('button', { name: 'Share link' })).toBeInTheDocument();
    expect(document.querySelector('header .portrait')).toBeInTheDocument();
  });

  it('goes on without a token left', async () => {
    server.tokens = 0;
    const user = await openChat();
    await screen.findByText('0 tokens');
    await user.type(input(), 'And?{Enter}');
    expect(await screen.findByText('You said And?.')).toBeInTheDocument();
    expect(input()).toBeEnabled();
    expect(document.querySelector('[data-movement]')).not.toBeInTheDocument();
  });

  it('shows for a second what a send took', async () => {
    const user = await openChat();
    await screen.findByText('25 tokens');
    await user.type(input(), 'And?{Enter}');
    await waitFor(() => expect(document.querySelector('[data-movement="-1"]')).toBeInTheDocument());
    expect(screen.getByText('24 tokens')).toBeInTheDocument();
    await waitFor(() => expect(document.querySelector('[data-movement]')).not.toBeInTheDocument());
  });

  it('shows nothing of the kind where messages cost nothing', async () => {
    server.cost = 0;
    const user = await openChat();
    await screen.findByText('25 tokens');
    await user.type(input(), 'And?{Enter}');
    await screen.findByText('You said And?.');
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    expect(document.querySelector('[data-movement]')).not.toBeInTheDocument();
    expect(screen.getByText('25 tokens')).toBeInTheDocument();
  });

  it('says that one is logged out, keeps the text, and goes to the login', async () => {
    // So jsdom reports that a page is left.
    const left = jest.spyOn(console, 'error').mockImplementation(() => {});
    const user = await openChat();
    server.refusal = { status: 401, body: { message: 'Unauthorized' } };
    await user.type(input(), 'And?{Enter}');
    expect((await screen.findAllByText('You are logged out. Logging in again...'))[0]).toBeInTheDocument();
    expect(input()).toHaveValue('And?');
    await waitFor(() => expect(left.mock.calls.join()).toContain('navigation'));
    left.mockRestore();
    cleanup();
    await openChat();
    expect(input()).toHaveValue('And?');
  });

  it('is named in its place, and by its title everywhere', async () => {
    const user = await openChat();
    await chooseInMenu(user, 'Rename');
    const title = screen.getByRole('textbox', { name: 'Title of the conversation' });
    expect(title).toHaveFocus();
    expect(title).toHaveValue('');
    await user.type(title, '  On light {Enter}');
    expect((await screen.findAllByText(/On light/))[0]).toBeInTheDocument();
    expect(server.calls.at(-1)).toMatchObject({ body: { title: 'On light' } });
    expect(screen.queryByRole('textbox', { name: /Title/ })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: /What to do/ })).toHaveFocus();
  });

  it('keeps its name when renaming is left with Escape', async () => {
    const user = await openChat();
    await chooseInMenu(user, 'Rename');
    await user.keyboard('Nothing{Escape}');
    expect(screen.getByRole('heading', { level: 1, name: 'Albert Einstein' })).toBeInTheDocument();
    expect(server.calls).toEqual([]);
  });

  it('is deleted after asking, says so, and leads to the home page', async () => {
    const user = await openChat();
    await chooseInMenu(user, 'Delete');
    const dialog = screen.getByRole('dialog', { name: 'Delete this conversation?' });
    expect(within(dialog).getByRole('button', { name: 'Keep it' })).toHaveFocus();
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeInTheDocument();
    expect((await screen.findAllByText('Conversation Deleted'))[0]).toBeInTheDocument();
    expect(screen.getAllByText('Your conversation has been deleted successfully.')[0]).toBeInTheDocument();
  });

  it('stays, and says why, when it could not be deleted', async () => {
    const user = await openChat();
    server.refusal = { status: 409, body: { message: 'Busy' } };
    await chooseInMenu(user, 'Delete');
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(
      (await screen.findAllByText('Failed to delete conversation. Please try again.'))[0],
    ).toBeInTheDocument();
    expect(screen.getAllByText('Error')[0]).toBeInTheDocument();
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  it('is taken along as Markdown and as JSON, as it stands on the page', async () => {
    const user = await openChat();
    await chooseInMenu(user, 'Export as Markdown');
    await chooseInMenu(user, 'Export as JSON');
    await waitFor(() => expect(saved).toHaveLength(2));
    expect(saved.map(({ name }) => name)).toEqual([
      expect.stringMatching(/^albert-einstein-2026-01-01\.md$/),
      expect.stringMatching(/^albert-einstein-2026-01-01\.json$/),
    ]);
    const texts = await Promise.all(saved.map(({ blob }) => readText(blob)));
    expect(texts[0]).toMatch(/^# Conversation with Albert Einstein\n[^]*\*\*You\*\*[^]*Why\?[^]*So\.\n$/);
    expect(JSON.parse(texts[1]!)).toMatchObject({
      characterName: 'Albert Einstein',
      messages: [{ content: 'Why?' }, { content: 'So.' }],
    });
  });

  it('says what a character that is locked by now costs, and where it is unlocked', async () => {
    const user = await openChat();
    server.refusal = { status: 402, body: { message: 'Character is locked' } };
    await user.type(input(), 'And?{Enter}');
    expect(await screen.findByText(/is locked and costs 20 tokens/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Unlock in Collections' })).toHaveAttribute(
      'href',
      '/collections?collection=7',
    );
    expect(input()).toHaveValue('And?');
  });
});

function readText(blob: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.readAsText(blob);
  });
}

describe('the newest message of one’s own', () => {
  it('is written anew in its place, and goes with its answer when it is sent', async () => {
    const user = await openChat();
    await user.click(editButton());
    const editor = screen.getByRole('textbox', { name: 'Your message' });
    expect(editor).toHaveFocus();
    expect(editor).toHaveValue('Why?');
    await user.type(editor, '{Backspace} so?{Enter}');
    expect(await screen.findByText('You said Why so?.')).toBeInTheDocument();
    expect(said()).toHaveLength(2);
    expect(server.calls).toEqual([
      {
        call: 'POST /api/chat/sessions/s1/messages',
        body: { content: 'Why so?', replaces: 'u1' },
        key: expect.stringMatching(/^[0-9a-f-]{36}$/),
      },
    ]);
  });

  it('stays as it is after Escape, which gives the focus back', async () => {
    const user = await openChat();
    await user.click(editButton());
    await user.keyboard(' not!{Escape}');
    expect(editButton()).toHaveFocus();
    expect(said()[0]).toContain('Why?');
    expect(server.calls).toEqual([]);
  });

  it('comes back to the editor, and its answer to the page, when the server refuses', async () => {
    const user = await openChat();
    server.refusal = { status: 429, body: { message: 'Too many requests' } };
    await user.click(editButton());
    await user.keyboard(' Tell me!{Enter}');
    const editor = await screen.findByRole('textbox', { name: 'Your message' });
    expect(editor).toHaveValue('Why? Tell me!');
    expect(screen.getByText('So.')).toBeInTheDocument();
    expect(screen.getByText(/a lot of messages in a short time/)).toBeInTheDocument();
  });

  it('is still being written after the page was left and opened again', async () => {
    const user = await openChat();
    await user.click(editButton());
    await user.keyboard(' Tell');
    cleanup();
    await openChat();
    expect(screen.getByRole('textbox', { name: 'Your message' })).toHaveValue('Why? Tell');
  });
});

describe('another answer', () => {
  it('takes the place of the newest one', async () => {
    const user = await openChat();
    await user.click(againButton());
    expect(await screen.findByText('In other words.')).toBeInTheDocument();
    expect(screen.queryByText('So.')).not.toBeInTheDocument();
    expect(server.calls).toEqual([
      {
        call: 'POST /api/chat/sessions/s1/regenerate',
        body: null,
        key: expect.stringMatching(/^[0-9a-f-]{36}$/),
      },
    ]);
  });

  it('that does not come leaves the old one', async () => {
    const user = await openChat();
    server.refusal = { status: 504, body: { message: 'The character took too long to answer.' } };
    await user.click(againButton());
    expect(
      await screen.findByText(/the one there is was kept. The character took too long/),
    ).toBeInTheDocument();
    expect(screen.getByText('So.')).toBeInTheDocument();
  });

  it('costs an anonymous visitor a free message, and says so', async () => {
    server.user = null;
    const user = await openChat();
    await screen.findByText('4 left');
    expect(againButton()).toHaveTextContent('uses 1 free message');
    await user.click(editButton());
    expect(screen.getByText(/Uses 1 free message\./)).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await user.click(againButton());
    expect(await screen.findByText('3 left')).toBeInTheDocument();
  });

  it('cannot be had without a free message', async () => {
    Object.assign(server, { user: null, remaining: 0 });
    await openChat();
    await screen.findByText('0 left');
    expect(screen.queryByRole('button', { name: /^Answer again/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Edit and send again/ })).not.toBeInTheDocument();
  });
});
