import { unwrapResolverError } from '@apollo/server/errors';
import { toServiceError } from '@parley/kit/http/error.filter';
import type { ServiceError } from '@parley/kit/http/service-error';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';

const CODES: Record<number, string> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHENTICATED',
  402: 'PAYMENT_REQUIRED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  422: 'UNPROCESSABLE',
  429: 'TOO_MANY_REQUESTS',
  500: 'INTERNAL_SERVER_ERROR',
  503: 'SERVICE_UNAVAILABLE',
  504: 'GATEWAY_TIMEOUT',
};

/** What Apollo calls an error that nobody has named. */
const UNNAMED = 'INTERNAL_SERVER_ERROR';

/**
 * The error as the client sees it: the REST answer's message and details, its status, and a code for
 * it. What went wrong inside keeps its words to itself.
 */
export function formatGraphqlError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const cause = unwrapResolverError(error);
  const code = formatted.extensions?.['code'];
  // The request itself was refused: by its syntax, its types, its variables or our limits.
  if (cause instanceof GraphQLError && code !== UNNAMED) {
    const status = formatted.extensions?.['status'] ?? 400;
    return { ...formatted, extensions: { code, status } };
  }
  const { message, ...details } = errorExtensions(toServiceError(cause));
  return { message, path: formatted.path, locations: formatted.locations, extensions: details };
}

/** A refusal of the whole GraphQL request, with its HTTP status and headers. */
export function refuseRequest(error: ServiceError): GraphQLError {
  const { message, ...details } = errorExtensions(error);
  const http = { status: error.status, headers: new Map(Object.entries(error.headers)) };
  return new GraphQLError(message, { extensions: { ...details, http } });
}

function errorExtensions({ status, body }: ServiceError) {
  return { ...body, code: CODES[status] ?? 'REFUSED', status };
}
