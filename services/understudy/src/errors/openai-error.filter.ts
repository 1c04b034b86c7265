import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import { toServiceError } from '@parley/kit/http/error.filter';
import { InjectLogger } from '@parley/kit/log/log.module';
import type { Logger } from '@parley/kit/log/logger';
import type { FastifyReply } from 'fastify';
import { OpenAiError, openAiBody } from './openai.errors.js';

/** Whatever was thrown, in the words of OpenAI's clients. */
@Catch()
export class OpenAiErrorFilter implements ExceptionFilter {
  constructor(@InjectLogger() private readonly logger: Logger) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const answer = toOpenAiError(error);
    if (answer.status >= 500 && !(error instanceof OpenAiError)) {
      this.logger.error({ err: error }, 'request failed');
    }
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    void reply.status(answer.status).headers(answer.headers).send(answer.body);
  }
}

function toOpenAiError(error: unknown): OpenAiError {
  if (error instanceof OpenAiError) return error;
  const { status, body, headers } = toServiceError(error);
  const type = status >= 500 ? 'server_error' : 'invalid_request_error';
  return new OpenAiError(status, openAiBody(body.message, type, CODES[status] ?? null), headers);
}

const CODES: Record<number, string> = {
  404: 'not_found',
  413: 'request_too_large',
  415: 'unsupported_media_type',
};
