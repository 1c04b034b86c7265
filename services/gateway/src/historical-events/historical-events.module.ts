import { Module } from '@nestjs/common';
import { HistoricalEventsController } from './historical-events.controller.js';
import { HistoricalEventsResolver } from './historical-events.resolver.js';

@Module({ controllers: [HistoricalEventsController], providers: [HistoricalEventsResolver] })
export class HistoricalEventsModule {}
