import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { type TrackAnswer, TrackRequest } from '@parley/contracts/analytics/track';
import type { FastifyRequest } from 'fastify';
import { Access } from '../access/access.decorator.js';
import { RateLimited } from '../limits/rate-limited.decorator.js';
import { TrackingService } from './tracking.service.js';

@Access('public')
@Controller('api/analytics')
export class AnalyticsController {
  constructor(private readonly tracking: TrackingService) {}

  @RateLimited('tracking')
  @HttpCode(202)
  @Post('track')
  track(@Body() event: TrackRequest, @Req() request: FastifyRequest): Promise<TrackAnswer> {
    return this.tracking.trackEvent(event, request.headers);
  }
}
