import { IsInt, Min } from 'class-validator';
import { defineEvent } from '../messaging/define-event.js';

/** A character was created, edited, published, withdrawn or deleted. */
export class CharacterChanged {
  @IsInt() @Min(1) characterId: number;
}

export const characterChanged = defineEvent('catalog.character-changed', CharacterChanged, {
  consumers: ['chat', 'wallet'],
});
