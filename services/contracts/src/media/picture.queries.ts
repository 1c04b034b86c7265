import { Transform } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, Matches, Max, MaxLength, Min, NotEquals } from 'class-validator';
import { EVENT_TOPICS, type EventTopic } from './event-topic.js';
import {
  PICTURE_LINE_MAX_LENGTH,
  PICTURE_NAME_MAX_LENGTH,
  PICTURE_TITLE_MAX_LENGTH,
  PICTURE_WORD_MAX_LENGTH,
  PICTURE_YEARS,
  RASTER_DEFAULT,
  RASTER_MAX_PIXELS,
  RASTER_MIN_PIXELS,
  RASTER_QUALITY,
} from './picture.limits.js';

/** Text that can stand in a drawing: no control characters, no half of a character. Surrogates alone match `Cs`. */
const DRAWABLE = /^[^\p{Cc}\p{Cs}]*$/u;

function Words(maxLength: number): PropertyDecorator {
  const rules = [
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' ? value.normalize('NFC').trim() : value,
    ),
    IsString(),
    MaxLength(maxLength),
    Matches(DRAWABLE, { message: '$property has characters that cannot be drawn' }),
  ];
  return (target, key) => rules.forEach((rule) => rule(target, key as string));
}

function Whole(min: number, max: number): PropertyDecorator {
  const rules = [Transform(({ value }: { value: unknown }) => numberOf(value)), IsInt(), Min(min), Max(max)];
  return (target, key) => rules.forEach((rule) => rule(target, key as string));
}

/** An empty text is no number. */
function numberOf(value: unknown): unknown {
  return typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
}

/** `GET /media/portraits/v1.svg`: a figure's cameo. */
export class PortraitQuery {
  @Words(PICTURE_NAME_MAX_LENGTH) name: string = '';
  @Words(PICTURE_WORD_MAX_LENGTH) era: string = '';
  @Words(PICTURE_WORD_MAX_LENGTH) category: string = '';
  /** The year of birth; negative before Christ. */
  @IsOptional() @Whole(PICTURE_YEARS.min, PICTURE_YEARS.max) @NotEquals(0) born?: number;
}

/** `GET /media/vignettes/v1.svg`: the picture of an event. */
export class VignetteQuery {
  @Words(PICTURE_TITLE_MAX_LENGTH) title: string = '';
  /** Negative before Christ; there is no year 0. */
  @Whole(PICTURE_YEARS.min, PICTURE_YEARS.max) @NotEquals(0) year: number;
  @IsOptional() @Whole(1, 12) month?: number;
  @IsOptional() @Whole(1, 31) day?: number;
  @IsIn(EVENT_TOPICS) topic: EventTopic = 'history';
}

/** `GET /media/portraits/v1.png` and `.webp`: the same for those who cannot show SVG. */
export class PortraitRasterQuery extends PortraitQuery {
  @Whole(RASTER_MIN_PIXELS, RASTER_MAX_PIXELS) width: number = RASTER_DEFAULT.width;
  @Whole(RASTER_MIN_PIXELS, RASTER_MAX_PIXELS) height: number = RASTER_DEFAULT.height;
  @Whole(RASTER_QUALITY.min, RASTER_QUALITY.max) quality: number = RASTER_DEFAULT.quality;
}

/** `GET /media/vignettes/v1.png` and `.webp`. */
export class VignetteRasterQuery extends VignetteQuery {
  @Whole(RASTER_MIN_PIXELS, RASTER_MAX_PIXELS) width: number = RASTER_DEFAULT.width;
  @Whole(RASTER_MIN_PIXELS, RASTER_MAX_PIXELS) height: number = RASTER_DEFAULT.height;
  @Whole(RASTER_QUALITY.min, RASTER_QUALITY.max) quality: number = RASTER_DEFAULT.quality;
}

/** `GET /media/character-cards/v1.png`. */
export class CharacterCardQuery extends PortraitQuery {
  /** "1815–1852". */
  @Words(PICTURE_WORD_MAX_LENGTH) life: string = '';
  /** Who this was, in a sentence. */
  @Words(PICTURE_LINE_MAX_LENGTH) line: string = '';
}

/** `GET /media/event-cards/v1.png`. */
export class EventCardQuery extends VignetteQuery {
  /** What happened, in a sentence. */
  @Words(PICTURE_LINE_MAX_LENGTH) line: string = '';
}
