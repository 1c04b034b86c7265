import { malformationOf } from '@parley/contracts/text/well-formed';
import type { FastifyInstance } from 'fastify';
import { commonErrors } from './service-error.js';

/** Takes JSON and nothing else; text that cannot be stored is refused before anything reads it. */
export function acceptOnlyJson(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    void parse(request, text as string, (error, body) => {
      if (error) return done(commonErrors.malformed('The body is not valid JSON.'), undefined);
      const wrong = malformationOf(body);
      if (wrong) return done(commonErrors.malformed(wrong), undefined);
      done(null, body);
    });
  });
}
