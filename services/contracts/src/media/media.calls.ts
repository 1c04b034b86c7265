import { defineCall } from '../http/define-call.js';

/** What media answers on the private network: pictures, by addresses that the gateway passes on as they are. */
export const mediaCalls = {
  /** `kind` is a folder such as "portraits", `file` a version and a form such as "v1.svg". */
  picture: defineCall<never>('GET', '/media/:kind/:file'),
} as const;
