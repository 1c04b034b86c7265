import type { FastifyInstance } from 'fastify';
import { INTERACTIONS } from '../provider/mount.js';
import { noticeOf, noticePage } from './notice.page.js';

/** What is refused before a controller sees it, a body that is no form for instance, is answered with a page, too. */
export function errorPages(server: FastifyInstance): void {
  server.addHook('onSend', async (request, reply, payload) => {
    const isPage = String(reply.getHeader('content-type')).startsWith('text/html');
    if (reply.statusCode < 400 || isPage || !request.url.startsWith(`${INTERACTIONS}/`)) return payload;
    reply.type('text/html; charset=utf-8');
    return noticePage(noticeOf(reply.statusCode));
  });
}
