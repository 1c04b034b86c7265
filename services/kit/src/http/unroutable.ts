import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { commonErrors } from './service-error.js';

/** Answers what the router itself refuses, before any hook: a broken escape, an endless parameter. */
export function answerUnroutable(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  const { status, body } =
    error.statusCode === 400 ? commonErrors.malformed('The address is not valid.') : commonErrors.notFound();
  void reply.header('X-Request-Id', uuidv7()).status(status).send(body);
}
