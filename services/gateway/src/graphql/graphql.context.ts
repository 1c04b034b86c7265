import type { CharacterDto } from '@parley/contracts/catalog/character';
import type DataLoader from 'dataloader';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** What the resolvers of one GraphQL request share. */
export interface GraphqlContext {
  request: FastifyRequest;
  /** For its cookies; the answer itself is Apollo's. */
  reply: FastifyReply;
  /** The characters of an event, asked for all events of the request at once. */
  charactersOfEvent: DataLoader<number, CharacterDto[]>;
}
