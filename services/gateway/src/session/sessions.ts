import { Injectable } from '@nestjs/common';
import { InjectLogger } from '@parley/kit/log/log.module';
import type { Logger } from '@parley/kit/log/logger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { OwnCookies, SESSION_COOKIE } from '../edge/own-cookies.js';
import { isDue, type Session, SESSION_MAX_MS } from './session.rules.js';
import { SessionStore } from './session.store.js';

const COOKIE_SECONDS = SESSION_MAX_MS / 1_000;

/**
 * The sessions of requests. Read when somebody asks, and once per request; a request without a cookie
 * costs nothing. While Redis is away a cookie cannot be judged: that rejects, it never means "signed out".
 */
@Injectable()
export class Sessions {
  private readonly found = new WeakMap<FastifyRequest, Promise<Session | null>>();

  constructor(
    private readonly store: SessionStore,
    private readonly cookies: OwnCookies,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  find(request: FastifyRequest): Promise<Session | null> {
    const known = this.found.get(request);
    if (known) return known;
    const finding = this.read(request);
    this.found.set(request, finding);
    return finding;
  }

  /** Signs in: always under a new id; what the browser was before has ended. */
  async begin(person: Omit<Session, 'createdAt' | 'seenAt'>, reply: FastifyReply): Promise<void> {
    await this.end(reply);
    const now = Date.now();
    const id = await this.store.create({ ...person, createdAt: now, seenAt: now });
    this.cookies.write(SESSION_COOKIE, id, COOKIE_SECONDS, reply);
  }

  /** Signs out, here and for everybody who has the cookie. Resolves with what has ended. */
  async end(reply: FastifyReply): Promise<Session | null> {
    const { request } = reply;
    const session = await this.find(request);
    const id = this.cookies.read(SESSION_COOKIE, request);
    if (session && id) await this.store.remove(id, session);
    this.found.set(request, Promise.resolve(null));
    this.dropCookie(reply);
    return session;
  }

  /** Signs an account out wherever it is signed in. */
  endAllOf(accountId: string): Promise<void> {
    return this.store.removeAllOf(accountId);
  }

  /** Takes back a cookie that means nothing any more. */
  dropCookie(reply: FastifyReply): void {
    if (this.cookies.has(SESSION_COOKIE, reply.request)) this.cookies.clear(SESSION_COOKIE, reply);
  }

  private async read(request: FastifyRequest): Promise<Session | null> {
    const id = this.cookies.read(SESSION_COOKIE, request);
    if (id === undefined) return null;
    const session = await this.store.find(id);
    const now = Date.now();
    if (session && isDue(session, now)) this.touch(id, { ...session, seenAt: now });
    return session;
  }

  /** Nobody waits for it: it is done again with the next request. */
  private touch(id: string, session: Session): void {
    this.store
      .touch(id, session)
      .catch((error: unknown) => this.logger.warn({ err: error }, 'a session was not written down as seen'));
  }
}
