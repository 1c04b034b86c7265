import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { Injectable } from '@nestjs/common';
import { isKnown, weakEtag } from '@parley/kit/http/etag';
import { commonErrors } from '@parley/kit/http/service-error';
import { InjectLogger } from '@parley/kit/log/log.module';
import type { Logger } from '@parley/kit/log/logger';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { asPersonal } from '../edge/answers.js';
import { OwnCookies, SESSION_COOKIE } from '../edge/own-cookies.js';
import { GatewayEnv } from '../env.js';
import { Sessions } from '../session/sessions.js';
import { pageFor } from './heads/head-html.js';
import { PageHeads } from './heads/page-heads.js';
import { isImmutable, pageRequestOf } from './page-path.js';
import { publicOrigin } from './public-origin.js';
import { type Screen, screenOf } from './screen.js';

const ONE_YEAR = 'public, max-age=31536000, immutable';
const ASK_EACH_TIME = 'no-cache';
/** Where the app is drawn; before it stands the still of the landing page, until the app has as much to show. */
const APP_ROOT = '<div id="root"></div>';

/** The built frontend: its files, and its one page for every screen. */
@Injectable()
export class Pages {
  private readonly root: string;

  constructor(
    private readonly env: GatewayEnv,
    private readonly heads: PageHeads,
    private readonly sessions: Sessions,
    private readonly cookies: OwnCookies,
    @InjectLogger() private readonly logger: Logger,
  ) {
    this.root = path.resolve(env.FRONTEND_DIR);
  }

  async register(server: FastifyInstance): Promise<void> {
    if (!existsSync(path.join(this.root, 'index.html'))) {
      this.logger.error({ FRONTEND_DIR: this.root }, 'no built frontend there: pages answer 404 until it is');
    }
    await server.register(fastifyStatic, {
      root: this.root,
      serve: false,
      preCompressed: true,
      cacheControl: false,
      suppressWarning: true,
    });
    server.get<{ Params: { '*': string } }>('/*', (request, reply) =>
      this.answer(request.params['*'], request, reply),
    );
  }

  private async answer(
    requested: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const page = pageRequestOf(requested);
    if (page.kind === 'api') throw commonErrors.notFound();
    if (page.kind === 'screen') return this.answerScreen(requested, request, reply);
    if (page.kind === 'nothing' || !(await this.hasFile(page.path))) return answerMissing(reply);
    reply.header('Cache-Control', isImmutable(page.path) ? ONE_YEAR : ASK_EACH_TIME);
    return reply.sendFile(page.path);
  }

  private async answerScreen(
    requested: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const screen = await this.screenFor(requested, request);
    const [built, head] = await Promise.all([
      this.readPage(this.hasStill(screen, request)),
      this.heads.find(screen),
    ]);
    if (!built) return answerMissing(reply);
    const html = pageFor(built, head, publicOrigin(this.env, request));
    reply.type('text/html; charset=utf-8').header('Cache-Control', ASK_EACH_TIME);
    if (head === 'private' || head === 'unknown') reply.header('X-Robots-Tag', 'noindex');
    if (head === 'unknown') return reply.status(404).send(html);
    if (screen.kind === 'personal' || screen.kind === 'signed-in') return asPersonal(reply).send(html);
    const etag = weakEtag(html);
    reply.header('ETag', etag);
    return isKnown(etag, request.headers['if-none-match']) ? reply.status(304).send() : reply.send(html);
  }

  /** While it cannot be found out who is signed in, nobody is told that there is no such page. */
  private async screenFor(requested: string, request: FastifyRequest): Promise<Screen> {
    const screen = screenOf(requested, request.query as Record<string, unknown>);
    if (screen.kind !== 'signed-in') return screen;
    const isSignedIn = await this.sessions.find(request).then(Boolean, () => true);
    return isSignedIn ? screen : { kind: 'unknown' };
  }

  /** Who brings a session is most likely to see the home page there, not the landing page. */
  private hasStill(screen: Screen, request: FastifyRequest): boolean {
    return screen.kind === 'landing' && !this.cookies.has(SESSION_COOKIE, request);
  }

  /** Read each time and as a whole: a build may replace it at any moment. */
  private async readPage(hasStill: boolean): Promise<string | undefined> {
    const page = await this.readText('index.html');
    const still = page && hasStill ? await this.readText('first-paint.html') : undefined;
    if (!still) return page;
    // Scripts leave the wire to what the still is drawn with: main.ts fetches them once it has been seen.
    return page!
      .replace(APP_ROOT, () => `<div id="first-paint" inert>${still}</div>${APP_ROOT}`)
      .replaceAll('rel="modulepreload"', 'rel="later"');
  }

  private readText(file: string): Promise<string | undefined> {
    return readFile(path.join(this.root, file), 'utf8').catch(() => undefined);
  }

  private async hasFile(file: string): Promise<boolean> {
    const found = await stat(path.join(this.root, file)).catch(() => undefined);
    return found?.isFile() ?? false;
  }
}

function answerMissing(reply: FastifyReply): FastifyReply {
  return reply.status(404).type('text/plain; charset=utf-8').send('Not found');
}
