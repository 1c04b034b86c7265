import { Field, ID, Int, ObjectType } from '@nestjs/graphql';

@ObjectType({ description: 'A signed-in account.' })
export class User {
  @Field(() => ID, { description: 'The id of the account.' }) id: string;
  @Field({ description: 'The e-mail address.' }) email: string;
  @Field(() => String, { nullable: true, description: 'The first name.' }) firstName: string | null;
  @Field(() => String, { nullable: true, description: 'The last name.' }) lastName: string | null;
  @Field(() => Int, { description: 'The tokens to spend.' }) tokens: number;
  @Field({ description: 'Whether this is the administrator.' }) isAdmin: boolean;
  @Field({ description: 'When the account was created: ISO 8601, UTC.' }) createdAt: string;
}
