import { isWellFormedText } from '@parley/contracts/text/well-formed';
import { commonErrors } from '@parley/kit/http/service-error';
import type { FastifyInstance } from 'fastify';

const FORM_MAX_BYTES = 16 * 1024;

/** Beside JSON, forms as browsers send them: a flat object of texts, each name once. */
export function takeForms(server: FastifyInstance): void {
  const options = { parseAs: 'string', bodyLimit: FORM_MAX_BYTES } as const;
  server.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    options,
    (_request, body, done) => {
      const fields = Object.fromEntries(new URLSearchParams(body));
      const isUsable = Object.entries(fields).flat().every(isWellFormedText);
      if (isUsable) done(null, fields);
      else done(commonErrors.malformed('The form contains characters that cannot be stored.'), undefined);
    },
  );
}

/** A field of a sent form; empty when it is missing. */
export function fieldOf(body: unknown, name: string): string {
  const value = (body as Record<string, unknown> | null | undefined)?.[name];
  return typeof value === 'string' ? value : '';
}
