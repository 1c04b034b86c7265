import { CALLER_HEADERS } from '@parley/contracts/http/caller-headers';
import type { Caller } from '../access/caller.js';

export type CallHeaders = Record<string, string | undefined>;

/** The headers by which services know who asks: built here, never taken from the request. */
export function callerHeaders({ userId, anonymousId, address }: Caller): CallHeaders {
  return {
    [CALLER_HEADERS.userId]: userId,
    [CALLER_HEADERS.anonymousId]: anonymousId,
    [CALLER_HEADERS.address]: address,
  };
}
