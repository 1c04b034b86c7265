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

/** Give a conversation a title, made from its first exchange. */
export class TitleSession {
  @IsUUID() sessionId: string;
}

export const titleSession = defineJob('chat.title-session', TitleSession, {
  owner: 'chat',
  attempts: 3,
  backoffMs: 2_000,
  concurrency: 2,
});
