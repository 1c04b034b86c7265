import type { EventData } from '@parley/contracts/analytics/event-data';
import { GraphQLScalarType, valueFromASTUntyped } from 'graphql';

/** A flat object of short values; what it holds is judged with the other arguments, as in REST. */
export const EventDataScalar = new GraphQLScalarType<EventData, EventData>({
  name: 'EventData',
  description: 'A flat object of at most 16 short texts, numbers and booleans.',
  parseValue: (value) => value as EventData,
  parseLiteral: (node, variables) => plain(valueFromASTUntyped(node, variables)),
});

/** GraphQL's objects have no prototype; validation wants one. */
function plain(value: unknown): EventData {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : value
  ) as EventData;
}
