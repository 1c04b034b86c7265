import { Extensions, Field, Int, ObjectType } from '@nestjs/graphql';
import {
  COLLECTION_FACES,
  type CollectionDto,
  type CollectionFace as CollectionFaceDto,
} from '@parley/contracts/catalog/collection';
import type { ListSize } from '../graphql/operation-size.js';

@ObjectType({ description: 'Enough of a character to show a picture.' })
export class CollectionFace implements CollectionFaceDto {
  @Field(() => Int, { description: 'The id of the character.' }) id: number;
  @Field({ description: 'The full name.' }) name: string;
  @Field({ description: 'The time and place: "Ancient Egypt".' }) era: string;
  @Field({ description: 'The field of life: science, arts, rule.' }) category: string;
  @Field(() => Int, {
    nullable: true,
    description: 'The year of birth, negative before Christ; null when unknown.',
  })
  bornYear: number | null;
  @Field({ description: 'The picture; where none is set, a drawn one.' }) imageUrl: string;
}

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
  @Extensions({ listSize: (() => COLLECTION_FACES) satisfies ListSize })
  @Field(() => [CollectionFace], { description: 'Its first characters by price and name.' })
  faces: CollectionFace[];
}
