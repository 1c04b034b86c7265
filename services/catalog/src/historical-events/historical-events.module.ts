import { Module } from '@nestjs/common';
import { HistoricalEventsController } from './historical-events.controller.js';
import { HistoricalEventsRepository } from './historical-events.repository.js';
import { HistoricalEventsService } from './historical-events.service.js';

@Module({
  controllers: [HistoricalEventsController],
  providers: [HistoricalEventsService, HistoricalEventsRepository],
})
export class HistoricalEventsModule {}
