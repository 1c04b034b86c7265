import type { IncomingHttpHeaders } from 'node:http';
import { Injectable } from '@nestjs/common';
import type { TrackAnswer, TrackRequest } from '@parley/contracts/analytics/track';
import { trackedEvents } from '@parley/contracts/analytics/tracked-event';
import { malformationOf } from '@parley/contracts/text/well-formed';
import { commonErrors } from '@parley/kit/http/service-error';
import { StreamAppender } from '@parley/kit/streams/stream-appender';
import { GatewayEnv } from '../env.js';
import { countryOf } from './country.js';

const USER_AGENT_MAX_LENGTH = 512;

/**
 * Hands what browsers report on to analytics through a stream, so that neither its answer nor the visitor
 * waits on that service. The address is no part of it.
 */
@Injectable()
export class TrackingService {
  private readonly countryHeader: string;

  constructor(
    env: GatewayEnv,
    private readonly stream: StreamAppender,
  ) {
    this.countryHeader = env.COUNTRY_HEADER.toLowerCase();
  }

  async trackEvent(event: TrackRequest, headers: IncomingHttpHeaders): Promise<TrackAnswer> {
    // A GraphQL text may have escapes of its own, which the body's check does not see.
    const malformation = malformationOf(event);
    if (malformation) throw commonErrors.malformed(malformation);
    const userAgent = headers['user-agent']?.slice(0, USER_AGENT_MAX_LENGTH);
    await this.stream.append(trackedEvents, {
      ...event,
      country: countryOf(headers[this.countryHeader]),
      ...(userAgent ? { userAgent } : {}),
    });
    return { ok: true };
  }
}
