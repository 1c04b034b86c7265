import { ServiceError } from '@parley/kit/http/service-error';
import type { FastifyInstance } from 'fastify';

export const GRAPHQL_PATH = '/graphql';

const refused = () => new ServiceError(405, { message: 'GraphQL is asked with POST.' }, { Allow: 'POST' });

/** A GET could be sent by a link or a picture of any page, and would end up in caches and logs. */
export function onlyPost(server: FastifyInstance): void {
  server.addHook('onRequest', (request, _reply, done) => {
    const isOther = request.method !== 'POST' && request.routeOptions.url === GRAPHQL_PATH;
    done(isOther ? refused() : undefined);
  });
}
