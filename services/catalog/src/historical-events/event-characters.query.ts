import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayNotEmpty, IsInt } from 'class-validator';
import { rowIdOf } from '../database/row-id.js';

const MAX_EVENTS = 200;

/** `ids=1,2,3`: the events whose characters are asked for, at most 200. */
export class EventCharactersQuery {
  @Transform(({ value }) =>
    typeof value === 'string' ? value.split(',').map((text) => rowIdOf(text) ?? NaN) : value,
  )
  @IsInt({ each: true, message: 'ids must be the ids of events, separated by commas' })
  @ArrayNotEmpty()
  @ArrayMaxSize(MAX_EVENTS)
  ids: number[];
}
