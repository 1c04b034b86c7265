import type { ApolloServerPlugin } from '@apollo/server';
import { toServiceError } from '@parley/kit/http/error.filter';
import { BREAK, type DocumentNode, visit } from 'graphql';
import { accessErrors } from '../access/access.errors.js';
import type { SignedIn } from '../access/signed-in.js';
import type { GraphqlContext } from './graphql.context.js';
import { refuseRequest } from './graphql-errors.js';

const ASKS_FOR_SCHEMA = new Set(['__schema', '__type']);

/** "Introspection for the administrator and tokens only": whoever asks is looked up only when it is asked for. */
export function guardedIntrospection(signedIn: SignedIn): ApolloServerPlugin<GraphqlContext> {
  return {
    requestDidStart: async () => ({
      didResolveOperation: async ({ document, contextValue: { request } }) => {
        if (!asksForSchema(document)) return;
        try {
          if (await signedIn.isAdministrator(request)) return;
          const isSignedIn = (await signedIn.accountIdOf(request)) !== undefined;
          throw isSignedIn ? accessErrors.notAdministrator() : accessErrors.signedOut();
        } catch (error) {
          throw refuseRequest(toServiceError(error));
        }
      },
    }),
  };
}

function asksForSchema(document: DocumentNode): boolean {
  let found = false;
  visit(document, {
    Field: ({ name }) => {
      found ||= ASKS_FOR_SCHEMA.has(name.value);
      return found ? BREAK : undefined;
    },
  });
  return found;
}
