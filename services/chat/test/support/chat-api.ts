import { randomUUID } from 'node:crypto';
import type { MessageDto, TurnDto } from '@parley/contracts/chat/message';
import type { AdoptedDto, AnonymousStatusDto, ChatSessionDto } from '@parley/contracts/chat/session';

export interface Answer<Body> {
  status: number;
  headers: Headers;
  body: Body;
}

export interface StreamEvent {
  event: string;
  id: string;
  data: Record<string, unknown>;
}

type ErrorOr<Body> = Body & { message: string };

type Who = { anonymousId: string } | { userId: string };

/** What the gateway would call for one anonymous visitor or one account. */
export class ChatApi {
  readonly headers: Record<string, string>;

  constructor(
    readonly url: string,
    private readonly who: Who = { anonymousId: randomUUID() },
  ) {
    this.headers = 'userId' in who ? { 'x-user-id': who.userId } : { 'x-anonymous-id': who.anonymousId };
  }

  get anonymousId(): string {
    return 'anonymousId' in this.who ? this.who.anonymousId : '';
  }

  get userId(): string {
    return 'userId' in this.who ? this.who.userId : '';
  }

  /** The same caller at another replica. */
  at(url: string): ChatApi {
    return new ChatApi(url, this.who);
  }

  async call<Body>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<ErrorOr<Body>>> {
    const response = await fetch(this.url + path, {
      method,
      headers: {
        ...this.headers,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: (text ? JSON.parse(text) : null) as ErrorOr<Body>,
    };
  }

  async createSession(characterId = 1): Promise<string> {
    return (await this.call<ChatSessionDto>('POST', '/sessions', { characterId })).body.id;
  }

  session(id: string) {
    return this.call<ChatSessionDto>('GET', `/sessions/${id}`);
  }

  sessions() {
    return this.call<ChatSessionDto[]>('GET', '/sessions');
  }

  send(sessionId: string, content: string, key: string = randomUUID()) {
    return this.post<TurnDto>(`/sessions/${sessionId}/messages`, { content }, key);
  }

  /** Sends in place of an earlier message. */
  replace(sessionId: string, replaces: string, content: string, key: string = randomUUID()) {
    return this.post<TurnDto>(`/sessions/${sessionId}/messages`, { content, replaces }, key);
  }

  regenerate(sessionId: string, key: string = randomUUID()) {
    return this.post<TurnDto>(`/sessions/${sessionId}/regenerate`, undefined, key);
  }

  rename(sessionId: string, title: string) {
    return this.call<ChatSessionDto>('PATCH', `/sessions/${sessionId}`, { title });
  }

  adopt(anonymousSessionId: string) {
    return this.call<AdoptedDto>('POST', '/adopted-sessions', { anonymousSessionId });
  }

  delete(sessionId: string) {
    return this.call<null>('DELETE', `/sessions/${sessionId}`);
  }

  messages(sessionId: string) {
    return this.call<MessageDto[]>('GET', `/sessions/${sessionId}/messages`);
  }

  stop(sessionId: string) {
    return this.call<{ stopped: boolean }>('POST', `/sessions/${sessionId}/stop`);
  }

  reset(sessionId: string) {
    return this.call<{ messagesRemaining: number }>('DELETE', `/sessions/${sessionId}/messages`);
  }

  async remaining(): Promise<number> {
    return (await this.call<AnonymousStatusDto>('GET', '/anonymous-status')).body.messagesRemaining;
  }

  /** Sends and streams. */
  stream(sessionId: string, content: string, signal?: AbortSignal): AsyncGenerator<StreamEvent> {
    return this.events(`/sessions/${sessionId}/messages`, { method: 'POST', content }, undefined, signal);
  }

  streamAgain(sessionId: string, signal?: AbortSignal): AsyncGenerator<StreamEvent> {
    return this.events(`/sessions/${sessionId}/regenerate`, { method: 'POST' }, undefined, signal);
  }

  /** Resumes the running or newest reply. */
  resume(sessionId: string, lastEventId?: string, signal?: AbortSignal): AsyncGenerator<StreamEvent> {
    return this.events(`/sessions/${sessionId}/stream`, { method: 'GET' }, lastEventId, signal);
  }

  private post<Body>(path: string, body: unknown, key: string) {
    return this.call<Body>('POST', path, body, { 'idempotency-key': key });
  }

  private async *events(
    path: string,
    request: { method: string; content?: string },
    lastEventId?: string,
    signal?: AbortSignal,
  ): AsyncGenerator<StreamEvent> {
    const response = await fetch(this.url + path, {
      method: request.method,
      headers: {
        ...this.headers,
        accept: 'text/event-stream',
        ...(request.content === undefined ? {} : { 'content-type': 'application/json' }),
        ...(lastEventId ? { 'last-event-id': lastEventId } : {}),
      },
      ...(request.content === undefined ? {} : { body: JSON.stringify({ content: request.content }) }),
      ...(signal ? { signal } : {}),
    });
    if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
    let buffered = '';
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
      buffered += chunk;
      const blocks = buffered.split('\n\n');
      buffered = blocks.pop()!;
      for (const block of blocks) if (block.startsWith('event:')) yield parseEvent(block);
    }
  }
}

function parseEvent(block: string): StreamEvent {
  const fields = Object.fromEntries(
    block.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
  );
  return {
    event: fields['event']!,
    id: fields['id']!,
    data: JSON.parse(fields['data']!) as Record<string, unknown>,
  };
}
