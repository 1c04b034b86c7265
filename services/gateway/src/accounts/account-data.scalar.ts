import { GraphQLScalarType } from 'graphql';

/** One file for its owner to keep; who wants parts of it asks for those. */
export const AccountDataScalar = new GraphQLScalarType<unknown, unknown>({
  name: 'AccountData',
  description:
    'An object as GET /api/user/export answers it: user, tokens, ledger, ledgerIsComplete, unlockedCharacters and conversations with their messages.',
});
