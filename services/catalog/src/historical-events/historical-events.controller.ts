import { Controller, Get, Param, Query } from '@nestjs/common';
import { catalogCalls } from '@parley/contracts/catalog/catalog.calls';
import { CalendarQuery, EventsQuery, TodayQuery } from '@parley/contracts/catalog/catalog.queries';
import type { CharacterDto } from '@parley/contracts/catalog/character';
import type { CalendarDayDto, HistoricalEventDto } from '@parley/contracts/catalog/historical-event';
import { EventCharactersQuery } from './event-characters.query.js';
import { HistoricalEventsService } from './historical-events.service.js';

@Controller()
export class HistoricalEventsController {
  constructor(private readonly events: HistoricalEventsService) {}

  @Get(catalogCalls.listEvents.path)
  list(@Query() query: EventsQuery): Promise<HistoricalEventDto[]> {
    return this.events.list(query);
  }

  @Get(catalogCalls.eventsToday.path)
  listToday(@Query() { tz }: TodayQuery): Promise<HistoricalEventDto[]> {
    return this.events.listToday(tz);
  }

  @Get(catalogCalls.eventsCalendar.path)
  countByDay(@Query() { month }: CalendarQuery): Promise<CalendarDayDto[]> {
    return this.events.countByDay(month);
  }

  @Get(catalogCalls.eventById.path)
  findById(@Param('id') id: string): Promise<HistoricalEventDto> {
    return this.events.findById(id);
  }

  @Get(catalogCalls.charactersOfEvents.path)
  listCharacters(@Query() { ids }: EventCharactersQuery): Promise<Record<string, CharacterDto[]>> {
    return this.events.listCharacters(ids);
  }
}
