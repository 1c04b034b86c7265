import { Args, Context, Extensions, Int, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { catalogCalls } from '@parley/contracts/catalog/catalog.calls';
import type { CharacterDto } from '@parley/contracts/catalog/character';
import type { CalendarDayDto, HistoricalEventDto } from '@parley/contracts/catalog/historical-event';
import { Access } from '../access/access.decorator.js';
import { Character } from '../characters/character.type.js';
import { CatalogClient } from '../clients/catalog.client.js';
import type { GraphqlContext } from '../graphql/graphql.context.js';
import type { ListSize } from '../graphql/operation-size.js';
import { CalendarDay, HistoricalEvent } from './historical-event.type.js';

/** One or two for every day of the year. */
const EVENTS_OF: ListSize = ({ month, day }) => (month ? (day ? 4 : 50) : 480);
const DAYS_OF_A_MONTH: ListSize = () => 31;
const EVENTS_OF_A_DAY: ListSize = () => 4;
const CHARACTERS_OF_AN_EVENT: ListSize = () => 5;

@Access('public')
@Resolver(() => HistoricalEvent)
export class HistoricalEventsResolver {
  constructor(private readonly catalog: CatalogClient) {}

  @Extensions({ listSize: EVENTS_OF })
  @Query(() => [HistoricalEvent], { description: 'All events, or those of a month or a day.' })
  events(
    @Args('month', { type: () => Int, nullable: true, description: '1 to 12.' }) month?: number | null,
    @Args('day', { type: () => Int, nullable: true, description: '1 to 31.' }) day?: number | null,
    @Args('perDay', { type: () => Int, nullable: true, description: 'At most so many of each day.' })
    perDay?: number | null,
  ): Promise<HistoricalEventDto[]> {
    const query = { month: month ?? undefined, day: day ?? undefined, perDay: perDay ?? undefined };
    return this.catalog.call(catalogCalls.listEvents, { query });
  }

  @Extensions({ listSize: EVENTS_OF_A_DAY })
  @Query(() => [HistoricalEvent], { description: 'The events of this day in history.' })
  eventsToday(
    @Args('tz', {
      type: () => String,
      nullable: true,
      description: 'The IANA time zone that decides which day it is; UTC without one.',
    })
    tz?: string | null,
  ): Promise<HistoricalEventDto[]> {
    return this.catalog.call(catalogCalls.eventsToday, { query: { tz: tz ?? undefined } });
  }

  @Extensions({ listSize: DAYS_OF_A_MONTH })
  @Query(() => [CalendarDay], { description: 'How many events each day of a month has.' })
  eventsCalendar(
    @Args('month', { type: () => Int, description: '1 to 12.' }) month: number,
  ): Promise<CalendarDayDto[]> {
    return this.catalog.call(catalogCalls.eventsCalendar, { query: { month } });
  }

  @Query(() => HistoricalEvent, { nullable: true, description: 'One event by its id.' })
  event(
    @Args('id', { type: () => Int, description: 'The id of the event.' }) id: number,
  ): Promise<HistoricalEventDto> {
    return this.catalog.call(catalogCalls.eventById, { params: { id } });
  }

  @Extensions({ listSize: CHARACTERS_OF_AN_EVENT })
  @ResolveField(() => [Character], { description: 'The published characters who had a part in it.' })
  characters(
    @Parent() event: HistoricalEventDto,
    @Context() { charactersOfEvent }: GraphqlContext,
  ): Promise<CharacterDto[]> {
    return charactersOfEvent.load(event.id);
  }
}
