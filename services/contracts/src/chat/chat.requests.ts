import { IsInt, IsOptional, IsUUID, Max, MaxLength, Min, MinLength } from 'class-validator';
import { MESSAGE_MAX_LENGTH, SESSION_TITLE_MAX_LENGTH } from '../text/limits.js';
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
  /** The newest message of the visitor, which this one takes the place of, with its answer. */
  @IsOptional() @IsUUID() replaces?: string;
}

/** `POST /api/chat/adopt`: the anonymous visitor that the account was before it signed in. */
export class AdoptSessionsRequest {
  @IsUUID() anonymousSessionId: string;
}

/** `PATCH /api/chat/sessions/{id}`. */
export class RenameSessionRequest {
  @Trimmed() @MinLength(1) @MaxLength(SESSION_TITLE_MAX_LENGTH) title: string;
}

/** A page of the caller's conversations with all that was said: `after` is the last id of the page before. */
export class ExportSessionsQuery {
  @IsOptional() @IsUUID() after?: string;
}
