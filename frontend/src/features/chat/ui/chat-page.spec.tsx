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
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createQueryClient } from '../../../shared/api/query-client';
import { Toaster } from '../../../shared/ui/toaster';
import { message, session } from '../model/conversation.fakes';
import { ChatPage } from './chat-page';

const SESSION_ID = 's1';

/** A server in a few lines: a session, its messages, an allowance, and replies that come at once. */
let server: {
  session: ChatSessionDto | { status: number; body: object };
  messages: MessageDto[];
  remaining: number;
  sent: { content: string; key: string | null }[];
  refusal: { status: number; body: object } | null;
  resetRefusal: { status: number; body: object } | null;
};

function reply(content: string): Response {
  const user = message('user', `u${server.messages.length}`, content);
  const assistant = message('assistant', `a${server.messages.length}`, `You said **${content}**.`);
  server.messages.push(user, assistant);
  server.remaining -= 1;
  const frame = (event: string, data: object) =>
    `event: ${event}\nid: ${assistant.id}:0\ndata: ${JSON.stringify(data)}\n\n`;
  const turn = { userMessage: user, assistantMessage: assistant, messagesRemaining: server.remaining };
  return new Response(frame('start', { userMessage: user }) + frame('done', turn), {
    headers: { 'content-type': 'text/event-stream' },
  });
}

async function answer(path: string, request: RequestInit = {}): Promise<Response> {
  const { pathname } = new URL(path, 'http://parley.test');
  const { method = 'GET' } = request;
  if (pathname === '/api/auth/user') return Response.json(null);
  if (pathname === '/api/anonymous-status')
    return Response.json({ messagesRemaining: server.remaining, limit: 4 });
  if (pathname.endsWith('/messages') && method === 'POST') {
    const { content } = JSON.parse(String(request.body)) as { content: string };
    server.sent.push({ content, key: new Headers(request.headers).get('Idempotency-Key') });
    if (server.refusal) return Response.json(server.refusal.body, { status: server.refusal.status });
    return reply(content);
  }
  if (pathname.endsWith('/messages') && method === 'DELETE') {
    if (server.resetRefusal)
      return Response.json(server.resetRefusal.body, { status: server.resetRefusal.status });
    server.messages = [];
    server.remaining = 4;
    return Response.json({ messagesRemaining: 4 });
  }
  if (pathname.endsWith('/messages')) return Response.json(server.messages);
  const { session: found } = server;
  return 'status' in found ? Response.json(found.body, { status: found.status }) : Response.json(found);
}

async function openPage() {
  const root = createRootRoute();
  const index = createRoute({
    getParentRoute: () => root,
    path: '/',
    component: () => <ChatPage sessionId={SESSION_ID} />,
  });
  const router = createRouter({
    routeTree: root.addChildren([index]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  await waitFor(() => expect(screen.queryByText('Opening your conversation…')).not.toBeInTheDocument());
}

const openChat = async () => {
  await openPage();
  await screen.findByRole('log');
  return userEvent.setup();
};
const input = () => screen.getByRole('textbox', { name: 'Message to Albert Einstein' });
const sendButton = () => screen.getByRole('button', { name: 'Send' });

beforeEach(() => {
  server = { session: session({ id: SESSION_ID }), messages: [], remaining: 4, sent: [] } as never;
  Object.assign(server, { refusal: null, resetRefusal: null });
  sessionStorage.clear();
  localStorage.clear();
  globalThis.fetch = answer as typeof fetch;
  window.matchMedia = (query) => ({ matches: false, media: query }) as MediaQueryList;
  Element.prototype.scrollTo = () => undefined;
});

describe('the chat page', () => {
  it('shows who sits across the table and four ways to begin, which fill the input', async () => {
    const user = await openChat();
    const name = screen.getByRole('heading', { level: 1, name: 'Albert Einstein' });
    const { character } = session();
    expect(name.closest('header')).toHaveTextContent(character.era);
    expect(name.closest('header')!.querySelector('.portrait')).toBeInTheDocument();
    expect(await screen.findByText('4 left')).toBeInTheDocument();
    const prompts = within(screen.getByRole('log')).getAllByRole('button');
    expect(prompts.map(({ textContent }) => textContent)).toEqual(
      [/life like in your era/, /greatest achievement/, /challenges you faced/, /to be remembered for/].map(
        (words) => expect.stringMatching(words),
      ),
    );
    await user.click(screen.getByRole('button', { name: /greatest achievement/ }));
    expect(input()).toHaveValue('What do you consider your greatest achievement?');
    expect(input()).toHaveFocus();
    expect(server.sent).toEqual([]);
  });

  it('sends on Enter, starts a line on Shift+Enter, and leaves a composition alone', async () => {
    const user = await openChat();
    await user.type(input(), 'one{Shift>}{Enter}{/Shift}two');
    expect(input()).toHaveValue('one\ntwo');
    fireEvent.keyDown(input(), { key: 'Enter', isComposing: true });
    fireEvent.keyDown(input(), { key: 'Enter', keyCode: 229 });
    expect(server.sent).toEqual([]);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(server.sent.map(({ content }) => content)).toEqual(['one\ntwo']));
    expect(server.sent[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
    expect(input()).toHaveValue('');
    expect(await screen.findByText('3 left')).toBeInTheDocument();
    expect(screen.getByRole('article', { name: 'Albert Einstein' })).toHaveTextContent(/^You said one/);
  });

  it('sends once on a double click', async () => {
    const user = await openChat();
    await user.type(input(), 'Hello');
    act(() => {
      sendButton().click();
      screen.queryByRole('button', { name: 'Send' })?.click();
    });
    await screen.findByText('3 left');
    expect(server.sent).toHaveLength(1);
  });

  it('keeps a paste that is far too long, says so and does not send it', async () => {
    await openChat();
    fireEvent.change(input(), { target: { value: 'x'.repeat(100_000) } });
    expect((input() as HTMLTextAreaElement).value).toHaveLength(100_000);
    expect(screen.getByText(/100,000 of 4,000 characters: too long to send/)).toBeInTheDocument();
    expect(sendButton()).toBeDisabled();
    fireEvent.change(input(), { target: { value: ` ${'x'.repeat(4_000)} ` } });
    expect(screen.getByText('4,000 of 4,000 characters')).toBeInTheDocument();
    expect(sendButton()).toBeEnabled();
    fireEvent.change(input(), { target: { value: '  \n' } });
    expect(sendButton()).toBeDisabled();
  });

  it('keeps what was typed for the next visit of this tab', async () => {
    const user = await openChat();
    await user.type(input(), 'half a thou');
    document.body.replaceChildren();
    await openChat();
    expect(input()).toHaveValue('half a thou');
  });

  it('puts a refused text back and says what to do', async () => {
    server.refusal = { status: 429, body: { message: 'Too many requests' } };
    const user = await openChat();
    render(<Toaster />);
    await user.type(input(), 'Hello{Enter}');
    await waitFor(() => expect(input()).toHaveValue('Hello'));
    expect((await screen.findAllByText('Failed to send message. Please try again.'))[0]).toBeInTheDocument();
    expect(screen.getAllByText('Error')[0]).toBeInTheDocument();
    expect(screen.getByText(/a lot of messages in a short time/)).toBeInTheDocument();
  });

  it('says that who is not let in is logged out, and goes to the login', async () => {
    server.refusal = { status: 401, body: { message: 'Unauthorized' } };
    // So jsdom reports that a page is left.
    const left = jest.spyOn(console, 'error').mockImplementation(() => {});
    const user = await openChat();
    render(<Toaster />);
    await user.type(input(), 'Hello{Enter}');
    expect((await screen.findAllByText('Unauthorized'))[0]).toBeInTheDocument();
    expect(screen.getAllByText('You are logged out. Logging in again...')[0]).toBeInTheDocument();
    expect(left).not.toHaveBeenCalled();
    await waitFor(() => expect(left.mock.calls.join()).toContain('navigation'));
    left.mockRestore();
  });

  it('opens the dialog, and says nothing else, when the server finds the limit reached', async () => {
    const user = await openChat();
    render(<Toaster />);
    Object.assign(server, { remaining: 0, refusal: { status: 403, body: { limitReached: true } } });
    await user.type(input(), 'Hello{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Message limit reached' })).toBeInTheDocument();
    expect(screen.queryByText(/Failed to send message/)).not.toBeInTheDocument();
  });

  it.each([
    [{ error: 'The desk is taken' }, 'The desk is taken'],
    [{ message: 'Access denied' }, 'Access denied'],
  ])('says why a reset failed: %j', async (body, reason) => {
    server.messages = [message('user', 'u', 'Why?'), message('assistant', 'a', 'So.')];
    server.resetRefusal = { status: 403, body };
    const user = await openChat();
    render(<Toaster />);
    await user.click(screen.getByRole('button', { name: 'Reset chat' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Reset chat' }));
    expect((await screen.findAllByText('Reset Failed'))[0]).toBeInTheDocument();
    expect(screen.getAllByText(`Unable to reset conversation: ${reason}`)[0]).toBeInTheDocument();
    expect(screen.getByText('So.')).toBeInTheDocument();
  });

  it('opens "Message limit reached" at the last message; a reset brings four fresh ones', async () => {
    server.remaining = 1;
    const user = await openChat();
    render(<Toaster />);
    await user.type(input(), 'The last one{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Message limit reached' });
    expect(within(dialog).getByRole('link', { name: 'Create Free Account' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/api\/login/),
    );
    expect(within(dialog).getByText('4 fresh messages')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(input()).toBeDisabled();
    expect(screen.getByPlaceholderText('Create a free account to continue chatting...')).toBe(input());
    await user.click(
      within(screen.getByRole('region', { name: 'Writing desk' })).getByRole('button', {
        name: 'Reset chat',
      }),
    );
    expect(await screen.findByText('4 left')).toBeInTheDocument();
    expect((await screen.findAllByText('Conversation Reset'))[0]).toBeInTheDocument();
    expect(input()).toBeEnabled();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
  });

  it('does not believe a remembered limit that the server has lifted', async () => {
    const user = await openChat();
    const state = {
      messagesRemaining: 0,
      sessionId: localStorage.getItem('anonymousSessionId'),
      lastUpdated: '',
    };
    localStorage.setItem('anonymousState', JSON.stringify(state));
    document.body.replaceChildren();
    await openChat();
    expect(await screen.findByText('4 left')).toBeInTheDocument();
    await user.type(input(), 'Hello');
    expect(sendButton()).toBeEnabled();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('lets a conversation be read whose character has left, without an input', async () => {
    const { character } = session();
    server.session = session({ id: SESSION_ID, character: { ...character, hasLeft: true } });
    server.messages = [message('user', 'u', 'Why?'), message('assistant', 'a', 'So.')];
    await openChat();
    expect(
      screen.getByText('Albert Einstein has left Parley. You can still read what was said here.'),
    ).toBeInTheDocument();
    expect(screen.getByText('So.')).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('offline says that nothing can be sent, keeps the text, and lets it go when the network is back', async () => {
    const user = await openChat();
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    window.dispatchEvent(new Event('offline'));
    await act(() => Promise.resolve());
    await user.type(input(), 'Hello{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent(/offline, so nothing can be sent now/);
    expect(input()).toHaveValue('Hello');
    expect(screen.queryByText('Sending…')).not.toBeInTheDocument();
    globalThis.fetch = answer as typeof fetch;
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(server.sent.map(({ content }) => content)).toEqual(['Hello']));
  });

  it('says who speaks', async () => {
    server.session = session({ id: SESSION_ID, understudy: true });
    await openChat();
    expect(screen.getByText(/understudy \(no language model\) is speaking/)).toBeInTheDocument();
    expect(screen.getByText(/AI portrayal and can be wrong/)).toBeInTheDocument();
  });

  it.each([
    [403, { message: 'Access denied' }, 'Chat Session Expired'],
    [401, { message: 'Unauthorized' }, 'Chat Session Expired'],
    [404, { message: 'Not found' }, 'Chat Not Found'],
  ])('answers %i %j with "%s"', async (status, body, title) => {
    server.session = { status, body };
    await openPage();
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go Back' })).toHaveAttribute('href', '/');
  });
});
