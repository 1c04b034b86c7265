import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import type { TrackAnswer as TrackAnswerDto } from '@parley/contracts/analytics/track';
import { Access } from '../access/access.decorator.js';
import type { GraphqlContext } from '../graphql/graphql.context.js';
import { RateLimited } from '../limits/rate-limited.decorator.js';
import { TrackAnswer, TrackEventArgs } from './analytics.type.js';
import { TrackingService } from './tracking.service.js';

@Access('public')
@Resolver()
export class AnalyticsResolver {
  constructor(private readonly tracking: TrackingService) {}

  @RateLimited('tracking')
  @Mutation(() => TrackAnswer, {
    description: 'Reports what a visitor did; bots and the administration are not counted.',
  })
  trackEvent(@Args() event: TrackEventArgs, @Context() { request }: GraphqlContext): Promise<TrackAnswerDto> {
    return this.tracking.trackEvent(event, request.headers);
  }
}
