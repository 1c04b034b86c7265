import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import { toServiceError } from '@parley/kit/http/error.filter';
import { InjectLogger } from '@parley/kit/log/log.module';
import type { Logger } from '@parley/kit/log/logger';
import type { FastifyReply } from 'fastify';
import { InteractionGone } from '../sign-in/sign-in.errors.js';
import { noticePage, noticeOf, NOTICES } from './notice.page.js';
import { sendPage } from './send-page.js';

/** What a person sees when a page of theirs cannot be answered: a page, with a way on. */
@Catch()
export class PageFilter implements ExceptionFilter {
  constructor(@InjectLogger() private readonly logger: Logger) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    if (error instanceof InteractionGone) return sendPage(reply, 400, noticePage(NOTICES.expired));
    const { status } = toServiceError(error);
    if (status >= 500) this.logger.error({ err: error }, 'request failed');
    sendPage(reply, status, noticePage(noticeOf(status)), status === 503 ? 5_000 : undefined);
  }
}
