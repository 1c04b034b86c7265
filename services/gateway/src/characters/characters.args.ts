import { ArgsType, Field, Int, registerEnumType } from '@nestjs/graphql';
import { CHARACTER_ORDERS, type CharacterOrder } from '@parley/contracts/catalog/catalog.queries';
import { Allow } from 'class-validator';

const OrderEnum = Object.fromEntries(CHARACTER_ORDERS.map((order) => [order, order]));
registerEnumType(OrderEnum, { name: 'CharacterOrder', description: 'An order of characters.' });

/** Null and absent mean the same: no condition. The catalog validates the values. */
@ArgsType()
class CharactersFilterArgs {
  @Allow()
  @Field(() => Boolean, { nullable: true, description: 'Featured ones, or the others.' })
  featured?: boolean | null;

  @Allow()
  @Field(() => Boolean, { nullable: true, description: 'Those who cost nothing, or those who cost tokens.' })
  free?: boolean | null;

  @Allow()
  @Field(() => String, { nullable: true, description: 'A field of life.' })
  category?: string | null;

  @Allow()
  @Field(() => String, { nullable: true, description: 'An era.' })
  era?: string | null;

  @Allow()
  @Field(() => Int, { nullable: true, description: 'The id of a collection.' })
  collection?: number | null;

  @Allow()
  @Field(() => [String], {
    nullable: true,
    description: 'Parts of names, whatever the case and the accents.',
  })
  names?: string[] | null;
}

@ArgsType()
export class CharactersArgs extends CharactersFilterArgs {
  @Allow()
  @Field(() => OrderEnum, { nullable: true, description: 'By name unless said otherwise.' })
  sort?: CharacterOrder | null;

  @Allow()
  @Field(() => Int, { nullable: true, description: 'At most so many, up to 1,000.' })
  limit?: number | null;
}

@ArgsType()
export class DiscoverArgs extends CharactersFilterArgs {
  @Allow()
  @Field(() => Int, { nullable: true, description: 'Counts from 1.' })
  page?: number | null;

  @Allow()
  @Field(() => Int, { nullable: true, description: 'Characters on a page, at most 100.' })
  limit?: number | null;

  @Allow()
  @Field(() => String, { nullable: true, description: 'Any text; it decides the order.' })
  sessionSeed?: string | null;
}

/** The arguments as a query string of the catalog has them. */
export function queryOf(args: CharactersArgs | DiscoverArgs): Record<string, string | number | undefined> {
  const { names, featured, free, ...others } = args;
  const query = {
    ...others,
    names: names?.join(','),
    featured: featured?.toString(),
    free: free?.toString(),
  };
  return Object.fromEntries(Object.entries(query).map(([key, value]) => [key, value ?? undefined]));
}
