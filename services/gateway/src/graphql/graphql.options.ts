import type { ApolloDriverConfig } from '@nestjs/apollo';
import { Injectable } from '@nestjs/common';
import type { GqlOptionsFactory } from '@nestjs/graphql';
import { ServiceError } from '@parley/kit/http/service-error';
import { InjectLogger } from '@parley/kit/log/log.module';
import type { Logger } from '@parley/kit/log/logger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLFormattedError } from 'graphql';
import { SignedIn } from '../access/signed-in.js';
import { CatalogClient } from '../clients/catalog.client.js';
import { loadCharactersOfEvents } from '../historical-events/characters-of-events.js';
import { RateLimits } from '../limits/rate-limits.js';
import type { GraphqlContext } from './graphql.context.js';
import { formatGraphqlError, refuseRequest } from './graphql-errors.js';
import { guardedIntrospection } from './guarded-introspection.js';
import { GRAPHQL_PATH } from './only-post.js';
import { MAX_TOKENS, operationLimits, refusalAnswers } from './operation-limits.js';

/** Apollo Server for the public: what it may be asked, and what it never tells. */
@Injectable()
export class GraphqlOptions implements GqlOptionsFactory<ApolloDriverConfig> {
  constructor(
    private readonly catalog: CatalogClient,
    private readonly limits: RateLimits,
    private readonly signedIn: SignedIn,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  createGqlOptions(): Omit<ApolloDriverConfig, 'driver'> {
    return {
      path: GRAPHQL_PATH,
      autoSchemaFile: true,
      sortSchema: true,
      // A field that is resolved by a method of its own is guarded like a root field.
      fieldResolverEnhancers: ['guards'],
      context: (request: FastifyRequest, reply: FastifyReply) => this.contextOf(request, reply),
      plugins: [operationLimits(), guardedIntrospection(this.signedIn), refusalAnswers()],
      parseOptions: { maxTokens: MAX_TOKENS },
      formatError: (formatted, error) => this.formatError(formatted, error),
      autoTransformHttpErrors: false,
      includeStacktraceInErrorResponses: false,
      hideSchemaDetailsFromClientErrors: true,
      // Guarded by a plugin of ours: Apollo knows only everybody or nobody.
      introspection: true,
      allowBatchedHttpRequests: false,
      persistedQueries: false,
      graphiql: false,
      // The kit drains on signals; requests that run then still get their answers.
      stopOnTerminationSignals: false,
      stopOnApplicationShutdown: true,
      logger: this.logger,
    };
  }

  private async contextOf(request: FastifyRequest, reply: FastifyReply): Promise<GraphqlContext> {
    try {
      await this.limits.spend('general', { address: request.ip });
      // A token that is no good fails the request, not each of its fields.
      await this.signedIn.ownerOfToken(request);
    } catch (error) {
      throw error instanceof ServiceError ? refuseRequest(error) : error;
    }
    return { request, reply, charactersOfEvent: loadCharactersOfEvents(this.catalog) };
  }

  private formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
    const answer = formatGraphqlError(formatted, error);
    if (Number(answer.extensions?.['status']) >= 500) this.logger.error({ err: error }, 'request failed');
    return answer;
  }
}
