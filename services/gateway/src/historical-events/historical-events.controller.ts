import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { catalogCalls } from '@parley/contracts/catalog/catalog.calls';
import type { FastifyReply } from 'fastify';
import { Access } from '../access/access.decorator.js';
import { CatalogClient } from '../clients/catalog.client.js';
import { answerPublic } from '../edge/answers.js';

@Access('public')
@Controller('api/events')
export class HistoricalEventsController {
  constructor(private readonly catalog: CatalogClient) {}

  @Get()
  async list(@Query() query: Record<string, string>, @Res() reply: FastifyReply) {
    return answerPublic(reply, await this.catalog.read(catalogCalls.listEvents, { query }));
  }

  @Get('today')
  async today(@Query() query: Record<string, string>, @Res() reply: FastifyReply) {
    return answerPublic(reply, await this.catalog.read(catalogCalls.eventsToday, { query }));
  }

  @Get('calendar')
  async calendar(@Query() query: Record<string, string>, @Res() reply: FastifyReply) {
    return answerPublic(reply, await this.catalog.read(catalogCalls.eventsCalendar, { query }));
  }

  @Get(':id')
  async byId(@Param('id') id: string, @Res() reply: FastifyReply) {
    return answerPublic(reply, await this.catalog.read(catalogCalls.eventById, { params: { id } }));
  }

  @Get(':id/characters')
  async characters(@Param('id') id: string, @Res() reply: FastifyReply) {
    // First the event: an unknown one is 404, not an event without characters.
    const event = await this.catalog.call(catalogCalls.eventById, { params: { id } });
    const byEvent = await this.catalog.call(catalogCalls.charactersOfEvents, { query: { ids: event.id } });
    const body = JSON.stringify(byEvent[event.id] ?? []);
    return answerPublic(reply, { status: 200, headers: {}, body });
  }
}
