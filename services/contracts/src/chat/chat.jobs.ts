import { IsUUID } from 'class-validator';
import { defineJob } from '../messaging/define-job.js';

/** Fold the older part of a long conversation into its running summary. */
export class SummarizeSession {
  @IsUUID() sessionId: string;
}

export const summarizeSession = defineJob('chat.summarize-session', SummarizeSession, {
  owner: 'chat',
  attempts: 5,
  backoffMs: 2_000,
  concurrency: 2,
});
