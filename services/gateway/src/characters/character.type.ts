import { Extensions, Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import {
  type CharacterDto,
  type CharacterFacetsDto,
  type CollectionName as CollectionNameDto,
  type DiscoverDto,
  type FacetValue as FacetValueDto,
  type Mood,
  MOODS,
  PUBLICATION_STATUSES,
  type PublicationStatus,
} from '@parley/contracts/catalog/character';
import type { ListSize } from '../graphql/operation-size.js';

const MoodEnum = Object.fromEntries(MOODS.map((mood) => [mood, mood]));
registerEnumType(MoodEnum, { name: 'Mood', description: 'The mood in which a character is portrayed.' });

const StatusEnum = Object.fromEntries(PUBLICATION_STATUSES.map((status) => [status, status]));
registerEnumType(StatusEnum, {
  name: 'PublicationStatus',
  description: 'Whether something is shown in public: only what is PUBLISHED is.',
});

/** Figures belong to one or two collections, three at the most. */
const COLLECTIONS_OF_ONE: ListSize = () => 3;

@ObjectType({ description: 'A collection as named on a character.' })
export class CollectionName implements CollectionNameDto {
  @Field(() => Int, { description: 'The id of the collection.' }) id: number;
  @Field({ description: 'The name of the collection.' }) name: string;
}

@ObjectType({ description: 'A historical figure to talk with, portrayed by AI.' })
export class Character implements CharacterDto {
  @Field(() => Int, { description: 'The id of the character.' }) id: number;
  @Field({ description: 'The name as it stands in addresses: "marie-curie".' }) slug: string;
  @Field({ description: 'The full name.' }) name: string;
  @Field({ description: 'Who this was, in a sentence or two.' }) description: string;
  @Field({ description: 'The time and place: "Ptolemaic Egypt".' }) era: string;
  @Field({ description: 'The field of life: science, arts, rule.' }) category: string;
  @Field({ description: 'The picture; where none is set, a drawn one.' }) imageUrl: string;
  @Field(() => Int, { description: 'Tokens that unlocking costs; 0 is free.' }) tokenCost: number;
  @Field(() => MoodEnum, { description: 'The mood in which the character is portrayed.' }) mood: Mood;
  @Field({ description: 'Whether the character is shown first.' }) isFeatured: boolean;
  @Field(() => StatusEnum, { description: 'Whether the character is shown in public.' })
  status: PublicationStatus;
  @Field({ description: 'When the character was added: ISO 8601, UTC.' }) createdAt: string;
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
  @Extensions({ listSize: COLLECTIONS_OF_ONE })
  @Field(() => [CollectionName], { description: 'The collections that hold the character.' })
  collections: CollectionName[];
}

@ObjectType({ description: 'One page of Discover.' })
export class DiscoverPage implements DiscoverDto {
  @Extensions({ listSize: (() => 1) satisfies ListSize })
  @Field(() => [Character], { description: 'The characters of this page.' })
  characters: Character[];
  @Field({ description: 'Whether there is a next page.' }) hasMore: boolean;
  @Field(() => Int, { description: 'All published characters that pass the filter.' }) total: number;
}

@ObjectType({ description: 'A value to filter by.' })
export class FacetValue implements FacetValueDto {
  @Field({ description: 'The value itself.' }) value: string;
  @Field(() => Int, { description: 'The published characters that have it.' }) count: number;
}

@ObjectType({ description: 'What characters can be filtered by.' })
export class CharacterFacets implements CharacterFacetsDto {
  @Field(() => [FacetValue], { description: 'The fields of life, the most frequent first.' })
  categories: FacetValue[];
  @Field(() => [FacetValue], { description: 'The eras, the earliest first.' }) eras: FacetValue[];
}
