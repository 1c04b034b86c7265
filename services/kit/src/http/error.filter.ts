import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { InjectLogger } from '../log/log.module.js';
import type { Logger } from '../log/logger.js';
import { commonErrors, ServiceError } from './service-error.js';

/** PostgreSQL or Redis cannot be reached, or is starting or stopping: a retry may well succeed. */
const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08003',
  '08006',
  '53300',
  // Cancelled by a timeout, a deadlock, a conflict, a server that is read-only while it recovers.
  '57014',
  '40P01',
  '40001',
  '25006',
  'EHOSTUNREACH',
]);

/** What drivers say without a code. */
const TRANSIENT =
  /Connection terminated|timeout exceeded when trying to connect|Connection is closed|Query read timeout|Stream isn't writeable|Command timed out/;

/** Maps whatever was thrown to the error that the caller sees; never a stack trace, never SQL. */
export function toServiceError(error: unknown): ServiceError {
  if (error instanceof ServiceError) return error;
  if (error instanceof HttpException) return fromHttpException(error);
  return isUnreachable(error) ? commonErrors.notReady() : commonErrors.internal();
}

function fromHttpException(error: HttpException): ServiceError {
  const status = error.getStatus();
  if (status === 413) return commonErrors.tooLarge();
  if (status === 415) return commonErrors.notJson();
  if (status === 404) return commonErrors.notFound();
  if (status >= 500) return commonErrors.internal();
  return new ServiceError(status, { message: error.message });
}

/** Whether PostgreSQL or Redis failed in a way that passes by itself. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, driverError } = error as { code?: string; driverError?: unknown };
  if (code && UNREACHABLE.has(code)) return true;
  if (TRANSIENT.test(error.message)) return true;
  return isUnreachable(driverError);
}

/** The one place where errors become HTTP answers. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(@InjectLogger() private readonly logger: Logger) {}

  catch(error: unknown, host: ArgumentsHost): void {
    // GraphQL has no HTTP reply of its own here; its errors are formatted by the resolver's server.
    if (host.getType<string>() !== 'http') throw error;
    const answer = toServiceError(error);
    if (answer.status >= 500) this.logger.error({ err: error }, 'request failed');
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    void reply.status(answer.status).headers(answer.headers).send(answer.body);
  }
}
