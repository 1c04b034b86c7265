import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { MessageDto, MessageRole, TurnDto } from '@parley/contracts/chat/message';

const RoleEnum = { user: 'user', assistant: 'assistant' } satisfies Record<MessageRole, MessageRole>;
registerEnumType(RoleEnum, { name: 'MessageRole', description: 'Who said something.' });

@ObjectType({ description: 'One message of a chat.' })
export class Message implements MessageDto {
  @Field(() => ID, { description: 'A UUID that sorts by time.' }) id: string;
  @Field(() => RoleEnum, { description: 'Who said it: the visitor or the character.' }) role: MessageRole;
  @Field({ description: 'What was said.' }) content: string;
  @Field({ description: 'When it was said: ISO 8601, UTC.' }) createdAt: string;
  @Field({ description: "True on a visitor's message whose reply failed." }) unanswered: boolean;
  @Field(() => String, {
    nullable: true,
    description: 'The key to send an unanswered message again with; null otherwise.',
  })
  idempotencyKey: string | null;
  @Field({ description: 'True when the built-in understudy spoke, not a language model.' })
  understudy: boolean;
}

@ObjectType({ description: 'A message and its reply.' })
export class Turn implements TurnDto {
  @Field(() => Message, { description: 'What the visitor said.' }) userMessage: Message;
  @Field(() => Message, {
    nullable: true,
    description: 'What the character said; null when it was stopped before its first word.',
  })
  assistantMessage: Message | null;
  @Field(() => Int, {
    nullable: true,
    description: 'Messages an anonymous visitor has left; null for an account.',
  })
  messagesRemaining?: number;
}
