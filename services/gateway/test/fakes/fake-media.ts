import { mediaCalls } from '@parley/contracts/media/media.calls';
import { type FakeService, openFakeService } from './fake-service.js';

export type MediaCall = keyof typeof mediaCalls;

/** Long enough to be compressed. */
export const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg">${'<path d="M0 0h1"/>'.repeat(200)}</svg>`;

export const openFakeMedia = (): Promise<FakeService<MediaCall>> =>
  openFakeService(mediaCalls, {
    picture: (request, reply) => {
      reply.headers({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
        etag: 'W/"drawn"',
      });
      if (request.headers['if-none-match'] === 'W/"drawn"') return reply.status(304).send();
      return reply.type('image/svg+xml; charset=utf-8').send(DRAWING);
    },
  });
