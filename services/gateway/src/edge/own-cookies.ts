import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GatewayEnv } from '../env.js';
import { publicOrigin } from '../pages/public-origin.js';
import { OPAQUE_ID } from './opaque-id.js';

export const SESSION_COOKIE = 'parley.session';
export const SIGN_IN_COOKIE = 'parley.sign-in';
type OwnCookie = typeof SESSION_COOKIE | typeof SIGN_IN_COOKIE;

/** Over https browsers take a cookie of such a name from this very host only, never from one beside or below it. */
const HOST_PREFIX = '__Host-';

/** The names that the gateway's cookies can have: for nobody but itself to see. */
export const OWN_COOKIE_NAMES = [SESSION_COOKIE, SIGN_IN_COOKIE].flatMap((name) => [
  name,
  HOST_PREFIX + name,
]);

/** The gateway's cookies: opaque ids that no script reads and no other site's form sends. */
@Injectable()
export class OwnCookies {
  constructor(private readonly env: GatewayEnv) {}

  /** The id in the cookie; undefined when there is none, or none of ours. */
  read(cookie: OwnCookie, request: FastifyRequest): string | undefined {
    const value = request.cookies[this.nameOf(cookie, request)];
    return value !== undefined && OPAQUE_ID.test(value) ? value : undefined;
  }

  /** Whether the browser brought one, of whatever content. */
  has(cookie: OwnCookie, request: FastifyRequest): boolean {
    return request.cookies[this.nameOf(cookie, request)] !== undefined;
  }

  write(cookie: OwnCookie, id: string, maxAgeSeconds: number, reply: FastifyReply): void {
    const { request } = reply;
    reply.setCookie(this.nameOf(cookie, request), id, {
      ...this.flagsFor(request),
      maxAge: maxAgeSeconds,
    });
  }

  clear(cookie: OwnCookie, reply: FastifyReply): void {
    const { request } = reply;
    reply.clearCookie(this.nameOf(cookie, request), this.flagsFor(request));
  }

  private nameOf(cookie: OwnCookie, request: FastifyRequest): string {
    return this.isHttps(request) ? HOST_PREFIX + cookie : cookie;
  }

  private flagsFor(request: FastifyRequest) {
    return { httpOnly: true, sameSite: 'lax', path: '/', secure: this.isHttps(request) } as const;
  }

  private isHttps(request: FastifyRequest): boolean {
    return publicOrigin(this.env, request).startsWith('https:');
  }
}
