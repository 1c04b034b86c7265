import { IsInt, IsOptional, IsUUID, Max, MaxLength, Min, MinLength } from 'class-validator';
import { MESSAGE_MAX_LENGTH } from '../text/limits.js';
import { Trimmed } from '../text/trimmed.js';

/** `POST /api/chat/sessions`. */
export class CreateSessionRequest {
  @IsInt() @Min(1) @Max(2_147_483_647) characterId: number;
  /** The gateway reads the visitor's id from here; the service takes it from the caller headers. */
  @IsOptional() @IsUUID() anonymousSessionId?: string;
}

/** `POST /api/chat/sessions/{id}/messages`. */
export class SendMessageRequest {
  @Trimmed() @MinLength(1) @MaxLength(MESSAGE_MAX_LENGTH) content: string;
}
