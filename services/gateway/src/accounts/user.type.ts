import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { UserDto } from '@parley/contracts/wallet/account';

@ObjectType({ description: 'An account.' })
export class User implements UserDto {
  @Field(() => ID, { description: 'The id of the account.' }) id: string;
  @Field(() => String, {
    nullable: true,
    description: 'The e-mail address; null when the sign-in service names none.',
  })
  email: string | null;
  @Field(() => String, { nullable: true, description: 'The first name.' }) firstName: string | null;
  @Field(() => String, { nullable: true, description: 'The last name.' }) lastName: string | null;
  @Field(() => Int, { description: 'The tokens to spend.' }) tokens: number;
  @Field({ description: 'Whether this is the administrator.' }) isAdmin: boolean;
  @Field({ description: 'When the account was created: ISO 8601, UTC.' }) createdAt: string;
}
