import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { CALLER_HEADERS } from '@parley/contracts/http/caller-headers';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { catchError, from, mergeMap, type Observable, of } from 'rxjs';
import { idempotencyErrors } from './idempotency.errors.js';
import { idempotencyKeyOf, payloadHash } from './idempotency-key.js';
import { IdempotencyRepository, type KeyOwner } from './idempotency.repository.js';

/**
 * For routes that write (`@UseInterceptors(Idempotent)`): with an `Idempotency-Key`, a repeat gets
 * the stored answer with `Idempotency-Hit: true`, another payload 422, one still running 409.
 */
@Injectable()
export class Idempotent implements NestInterceptor {
  constructor(private readonly repository: IdempotencyRepository) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    const key = idempotencyKeyOf(request.headers['idempotency-key']);
    if (key === undefined) return next.handle();
    const owner = { caller: callerOf(request), route: `${request.method} ${request.url}`, key };
    const hash = payloadHash(request.body);
    const known = await this.repository.begin(owner, hash);
    if (!known) return this.first(owner, next, reply);
    if (known.payloadHash !== hash) throw idempotencyErrors.otherPayload();
    if (known.status === null) throw idempotencyErrors.stillRunning();
    reply.status(known.status).header('Idempotency-Hit', 'true');
    return of(known.answer);
  }

  private first(owner: KeyOwner, next: CallHandler, reply: FastifyReply): Observable<unknown> {
    return next.handle().pipe(
      mergeMap(async (answer: unknown) => {
        await this.repository.complete(owner, reply.statusCode, answer);
        return answer;
      }),
      catchError((error: unknown) => {
        const rethrow = () => {
          throw error;
        };
        return from(this.repository.forget(owner).then(rethrow, rethrow));
      }),
    );
  }
}

function callerOf(request: FastifyRequest): string {
  const { headers } = request;
  return `${headers[CALLER_HEADERS.userId] ?? ''}|${headers[CALLER_HEADERS.anonymousId] ?? ''}`;
}
