import { Query, Resolver } from '@nestjs/graphql';
import { Access } from '../access/access.decorator.js';
import { User } from './user.type.js';

@Access('public')
@Resolver()
export class SessionResolver {
  @Query(() => User, { nullable: true, description: 'The signed-in account; null for an anonymous caller.' })
  me(): User | null {
    return null;
  }
}
