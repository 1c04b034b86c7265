import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { DemoAnswerDto, DemoResponseDto } from '@parley/contracts/chat/demo';

@ObjectType({ description: "One character's answer to a demo question." })
export class DemoResponse implements DemoResponseDto {
  @Field(() => Int, { description: 'The id of the character.' }) characterId: number;
  @Field({ description: 'The name of the character.' }) character: string;
  @Field({ description: 'The time and place of the character.' }) era: string;
  @Field({ description: 'What the character says.' }) response: string;
  @Field(() => String, { nullable: true, description: 'The picture; null when it is drawn.' })
  avatar: string | null;
}

@ObjectType({ description: 'The answers to a demo question.' })
export class DemoAnswer implements DemoAnswerDto {
  @Field(() => [DemoResponse], { description: 'One for each character that answered.' })
  responses: DemoResponse[];
}
