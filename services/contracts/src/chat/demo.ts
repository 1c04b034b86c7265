import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsInt,
  MaxLength,
  Min,
  MinLength,
} from 'class-validator';
import { DEMO_CHARACTERS_MAX, DEMO_QUESTION_MAX_LENGTH } from '../text/limits.js';
import { Trimmed } from '../text/trimmed.js';

/** `POST /api/demo/ask`. */
export class AskDemoRequest {
  @Trimmed() @MinLength(1) @MaxLength(DEMO_QUESTION_MAX_LENGTH) question: string;

  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(DEMO_CHARACTERS_MAX)
  @ArrayUnique()
  @IsInt({ each: true })
  @Min(1, { each: true })
  characterIds: number[];
}

/** One character's answer to a demo question. */
export interface DemoResponseDto {
  characterId: number;
  character: string;
  era: string;
  response: string;
  /** The picture's address; null for whoever has none. */
  avatar: string | null;
}

export interface DemoAnswerDto {
  responses: DemoResponseDto[];
}
