import { Args, ID } from '@nestjs/graphql';

/** The argument by which an anonymous visitor names itself; the access guard reads it. */
export const AnonymousSessionIdArg = (): ParameterDecorator =>
  Args('anonymousSessionId', {
    type: () => String,
    nullable: true,
    description: 'The UUID of an anonymous visitor; needed while signed out.',
  });

export const SessionIdArg = (name = 'sessionId'): ParameterDecorator =>
  Args(name, { type: () => ID, description: 'The id of the chat session.' });
