import { Module } from '@nestjs/common';
import { AnalyticsController } from './analytics.controller.js';
import { AnalyticsResolver } from './analytics.resolver.js';
import { TrackingService } from './tracking.service.js';

@Module({ controllers: [AnalyticsController], providers: [AnalyticsResolver, TrackingService] })
export class AnalyticsModule {}
