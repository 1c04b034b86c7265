import { Args } from '@nestjs/graphql';

/** What REST has as the header of that name. */
export const IdempotencyKeyArg = (): ParameterDecorator =>
  Args('idempotencyKey', {
    type: () => String,
    nullable: true,
    description: 'Any text of the client; the same one again does not do it twice.',
  });
