/** Headers by which the gateway tells a service who asks; services trust only the private network. */
export const CALLER_HEADERS = {
  requestId: 'x-request-id',
  /** The id of the signed-in account. */
  userId: 'x-user-id',
  /** The UUID of an anonymous visitor, in lower case. */
  anonymousId: 'x-anonymous-id',
  /** The address that the request came from, for limits. */
  address: 'x-caller-address',
} as const;
