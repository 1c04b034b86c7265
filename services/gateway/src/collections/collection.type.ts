import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { CollectionDto } from '@parley/contracts/catalog/collection';

@ObjectType({ description: 'A themed collection of characters.' })
export class Collection implements CollectionDto {
  @Field(() => Int, { description: 'The id of the collection.' }) id: number;
  @Field({ description: 'The name of the collection.' }) name: string;
  @Field({ description: 'What its characters have in common.' }) description: string;
  @Field(() => Int, {
    nullable: true,
    description: 'The lowest token cost among its characters; null when it has none.',
  })
  minTokenCost: number | null;
  @Field(() => Int, { description: 'Its published characters.' }) characterCount: number;
}
