import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type {
  AdoptedDto,
  AnonymousStatusDto,
  ChatCharacterDto,
  ChatSessionDto,
} from '@parley/contracts/chat/session';

@ObjectType({ description: 'The character of a chat; what is left of it once it is gone from the catalog.' })
export class ChatCharacter implements ChatCharacterDto {
  @Field(() => Int, { description: 'The id of the character.' }) id: number;
  @Field({ description: 'The full name.' }) name: string;
  @Field({ description: 'The time and place.' }) era: string;
  @Field({ description: 'The field of life.' }) category: string;
  @Field({ description: 'The picture; where none is set, a drawn one.' }) imageUrl: string;
  @Field(() => Int, {
    nullable: true,
    description: 'The year of birth, negative before Christ; null when unknown.',
  })
  bornYear: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'The year of death, negative before Christ; null when unknown.',
  })
  diedYear: number | null;
  @Field({ description: 'The name as it stands in addresses.' }) slug: string;
  @Field({ description: 'True when it is no longer published: the chat can be read, not gone on with.' })
  hasLeft: boolean;
}

@ObjectType({ description: "One conversation of the caller's." })
export class ChatSession implements ChatSessionDto {
  @Field(() => ID, { description: 'A UUID that sorts by time.' }) id: string;
  @Field(() => Int, { description: 'The id of the character.' }) characterId: number;
  @Field({ description: 'What the chat is called.' }) title: string;
  @Field(() => Int, { description: 'Messages of both sides.' }) messageCount: number;
  @Field(() => String, {
    nullable: true,
    description: 'The beginning of the newest message; null without one.',
  })
  lastMessage: string | null;
  @Field({ description: 'When something was last said: ISO 8601, UTC.' }) updatedAt: string;
  @Field({ description: 'When the chat was begun: ISO 8601, UTC.' }) createdAt: string;
  @Field(() => ChatCharacter, { description: 'Who the chat is with.' }) character: ChatCharacter;
  @Field(() => String, {
    nullable: true,
    description: 'The UUID of its owner; null when that is an account.',
  })
  anonymousSessionId?: string;
  @Field({ description: 'True while a reply is being written.' }) isReplying: boolean;
  @Field({ description: 'True when the built-in understudy answers, not a language model.' })
  understudy: boolean;
}

@ObjectType({ description: 'What an anonymous visitor has left.' })
export class AnonymousStatus implements AnonymousStatusDto {
  @Field(() => Int, { description: 'Messages that can still be sent.' }) messagesRemaining: number;
  @Field(() => Int, { description: 'Messages there were at the start.' }) limit: number;
}

@ObjectType({ description: 'What a reset has given back.' })
export class ChatReset {
  @Field(() => Int, { description: 'Messages that can be sent now.' }) messagesRemaining: number;
}

@ObjectType({ description: 'What stopping a reply has done.' })
export class StoppedReply {
  @Field({ description: 'False when no reply was running.' }) stopped: boolean;
}

@ObjectType({ description: 'A chat that has been started, or one that was still empty.' })
export class StartedChat {
  @Field(() => ID, { description: 'The id of the chat session.' }) sessionId: string;
}

@ObjectType({ description: 'What adopting has done.' })
export class AdoptedChats implements AdoptedDto {
  @Field(() => Int, { description: "Chats that have just become the account's." }) adopted: number;
}
