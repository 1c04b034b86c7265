import { Injectable } from '@nestjs/common';
import type { EventsQuery } from '@parley/contracts/catalog/catalog.queries';
import type { CharacterDto } from '@parley/contracts/catalog/character';
import type { CalendarDayDto, HistoricalEventDto } from '@parley/contracts/catalog/historical-event';
import { toCharacterDto } from '../characters/character.row.js';
import { rowIdOf } from '../database/row-id.js';
import { dayInZone } from './calendar.rules.js';
import { historicalEventErrors } from './historical-event.errors.js';
import { toHistoricalEventDto } from './historical-event.row.js';
import { HistoricalEventsRepository } from './historical-events.repository.js';

@Injectable()
export class HistoricalEventsService {
  constructor(private readonly events: HistoricalEventsRepository) {}

  async list(query: EventsQuery): Promise<HistoricalEventDto[]> {
    return (await this.events.list(query)).map(toHistoricalEventDto);
  }

  /** What happened on the day it is in the visitor's time zone. */
  listToday(timeZone: string): Promise<HistoricalEventDto[]> {
    return this.list(dayInZone(timeZone, new Date()));
  }

  countByDay(month: number): Promise<CalendarDayDto[]> {
    return this.events.countByDay(month);
  }

  async findById(idText: string): Promise<HistoricalEventDto> {
    const id = rowIdOf(idText);
    const row = id && (await this.events.findById(id));
    if (!row) throw historicalEventErrors.unknown();
    return toHistoricalEventDto(row);
  }

  /** An entry for each published event, empty when nobody is linked to it; none for any other id. */
  async listCharacters(eventIds: number[]): Promise<Record<string, CharacterDto[]>> {
    const byEvent: Record<string, CharacterDto[]> = {};
    for (const row of await this.events.listCharacters(eventIds)) {
      const characters = (byEvent[row.eventId] ??= []);
      if (row.id !== null) characters.push(toCharacterDto(row));
    }
    return byEvent;
  }
}
