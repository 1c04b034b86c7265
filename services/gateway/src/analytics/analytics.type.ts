import { ArgsType, Field, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { EventData } from '@parley/contracts/analytics/event-data';
import {
  type TrackAnswer as TrackAnswerDto,
  TRACKED_EVENT_TYPES,
  type TrackedEventType,
  TrackRequest,
} from '@parley/contracts/analytics/track';
import { EventDataScalar } from './event-data.scalar.js';

const TypeEnum = Object.fromEntries(TRACKED_EVENT_TYPES.map((type) => [type, type]));
registerEnumType(TypeEnum, { name: 'TrackedEventType', description: 'What a visitor did on a page.' });

/** The arguments, held to the rules of the REST body. */
@ArgsType()
export class TrackEventArgs extends TrackRequest {
  @Field(() => TypeEnum, { description: 'What was done.' }) override eventType: TrackedEventType;
  @Field({ description: 'The path of the page.' }) override page: string;
  @Field({ description: "The analytics session: as long as the browser's tab." }) override sessionId: string;
  @Field({ description: 'The host name under which the page was reached.' }) override domain: string;
  @Field(() => String, { nullable: true, description: 'The id of what was clicked.' })
  override elementId?: string | null;
  @Field(() => String, { nullable: true, description: 'Its text, cut to 50 characters.' })
  override elementText?: string | null;
  @Field(() => EventDataScalar, {
    nullable: true,
    description: '"seconds" of time_on_page, "depth" in percent of scroll_depth.',
  })
  override data?: EventData | null;
}

@ObjectType({ description: 'That a tracked event was taken.' })
export class TrackAnswer implements TrackAnswerDto {
  @Field(() => Boolean, { description: 'Always true.' }) ok: true;
}
