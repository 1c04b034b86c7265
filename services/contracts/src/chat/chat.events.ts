import { IsBoolean, IsInt, IsOptional, IsString, IsUUID, Min } from 'class-validator';
import { defineEvent } from '../messaging/define-event.js';

/** A reply was completed, or stopped after its first words, and stored. */
export class ReplyCompleted {
  @IsUUID() sessionId: string;
  /** The id of the assistant message: what is charged or counted is charged or counted once per it. */
  @IsUUID() messageId: string;
  @IsInt() @Min(1) characterId: number;
  @IsOptional() @IsString() userId: string | null;
  @IsBoolean() stopped: boolean;
}

export const replyCompleted = defineEvent('chat.reply-completed', ReplyCompleted, { consumers: ['wallet'] });
