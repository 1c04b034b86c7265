import { Field, ObjectType } from '@nestjs/graphql';

@ObjectType({ description: 'What is around a page of a list.' })
export class PageInfo {
  @Field({ description: 'Whether there is more after this page.' }) hasNextPage: boolean;
  @Field({ description: 'Whether there is something before this page.' }) hasPreviousPage: boolean;
  @Field(() => String, { nullable: true, description: 'The cursor of the first item; null without one.' })
  startCursor: string | null;
  @Field(() => String, { nullable: true, description: 'The cursor of the last item; null without one.' })
  endCursor: string | null;
}
