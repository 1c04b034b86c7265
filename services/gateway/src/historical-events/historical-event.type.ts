import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { CalendarDayDto, HistoricalEventDto } from '@parley/contracts/catalog/historical-event';

@ObjectType({ description: 'A dated event of history.' })
export class HistoricalEvent implements HistoricalEventDto {
  @Field(() => Int, { description: 'The id of the event.' }) id: number;
  @Field({ description: 'What it is called.' }) title: string;
  @Field({ description: 'What happened.' }) description: string;
  @Field(() => String, { nullable: true, description: 'What came of it.' }) context: string | null;
  @Field({ description: 'The picture; where none is set, a drawn one.' }) imageUrl: string;
  @Field(() => Int, { description: 'Negative before Christ; there is no year 0.' }) year: number;
  @Field(() => Int, { description: '1 to 12.' }) month: number;
  @Field(() => Int, { description: '1 to 31.' }) day: number;
  @Field({ description: 'The date as ISO 8601 writes it: "-0043-03-15" is 44 BC.' }) date: string;
}

@ObjectType({ description: 'A day of a month that has events.' })
export class CalendarDay implements CalendarDayDto {
  @Field(() => Int, { description: '1 to 31.' }) day: number;
  @Field(() => Int, { description: 'Its events.' }) count: number;
}
