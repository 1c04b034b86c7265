import type { ApolloServerPlugin, BaseContext } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import { ServiceError } from '@parley/kit/http/service-error';
import { type GraphQLError, OperationTypeNode } from 'graphql';
import { refuseRequest } from './graphql-errors.js';
import { measureOperation, type OperationSize } from './operation-size.js';

/** What one GraphQL request may ask for; the parser itself stops at MAX_TOKENS. */
export const MAX_TOKENS = 1_000;
const MAX_DEPTH = 8;
const MAX_ALIASES = 15;
const MAX_COST = 5_000;

/** Why an operation is not run, or null. */
function objectionTo(size: OperationSize, operation: OperationTypeNode): string | null {
  if (size.depth > MAX_DEPTH) return `The query is nested too deeply: at most ${MAX_DEPTH} levels.`;
  if (size.aliases > MAX_ALIASES) return `The query has too many aliases: at most ${MAX_ALIASES}.`;
  if (size.cost > MAX_COST)
    return `The query asks for too much: its cost is ${size.cost} of at most ${MAX_COST}.`;
  // Each mutation is limited, checked and repeated on its own, as a REST call is.
  if (operation === OperationTypeNode.MUTATION && size.rootFields > 1) {
    return 'One mutation per request.';
  }
  return null;
}

/** Refuses operations beyond the limits, before any of it is run. */
export function operationLimits(): ApolloServerPlugin<BaseContext> {
  return {
    requestDidStart: async () => ({
      didResolveOperation: async ({ schema, document, operation, request }) => {
        if (!operation) return; // no operation of that name: Apollo says so
        // There are none; Apollo would find out only when running it, and answer 200.
        if (operation.operation === OperationTypeNode.SUBSCRIPTION)
          throw refusal('There are no subscriptions.');
        const size = measureOperation(schema, document, operation, request.variables ?? {});
        const objection = objectionTo(size, operation.operation);
        if (objection) throw refusal(objection);
      },
    }),
  };
}

/** A request of which nothing was run is 4xx; what a field's refusal says in headers (`Retry-After`) is kept. */
export function refusalAnswers(): ApolloServerPlugin<BaseContext> {
  return {
    requestDidStart: async () => ({
      willSendResponse: async ({ errors = [], response: { body, http } }) => {
        const wasRun = body.kind === 'single' && 'data' in body.singleResult;
        if (!wasRun && (http.status ?? 200) < 400) http.status = 400;
        for (const error of errors) {
          const cause = unwrapResolverError(error);
          if (!(cause instanceof ServiceError)) continue;
          for (const [name, value] of Object.entries(cause.headers)) http.headers.set(name, value);
        }
      },
    }),
  };
}

function refusal(message: string): GraphQLError {
  return refuseRequest(new ServiceError(400, { message }));
}
