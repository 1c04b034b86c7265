import { IsInt, IsString, Length, Max, Min } from 'class-validator';
import { defineEvent } from '../messaging/define-event.js';

/** The administrator changed the settings. */
export class SettingsChanged {
  /** Grows with every change: an older one that arrives later changes nothing. */
  @IsInt() @Min(1) version: number;
  @IsInt() @Min(1) @Max(20) anonymousMessageLimit: number;
}

/** Somebody deleted their account. */
export class AccountDeleted {
  @IsString() @Length(1, 100) userId: string;
  @IsString() @Length(1, 500) issuer: string;
  @IsString() @Length(1, 255) subject: string;
}

export const settingsChanged = defineEvent('wallet.settings-changed', SettingsChanged, {
  consumers: ['chat'],
});

export const accountDeleted = defineEvent('wallet.account-deleted', AccountDeleted, {
  consumers: ['chat', 'identity'],
});
