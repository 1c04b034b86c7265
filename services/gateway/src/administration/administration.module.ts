import { Module } from '@nestjs/common';
import { CharacterCollectionsController } from './character-collections.controller.js';
import { CharacterCollectionsResolver } from './character-collections.resolver.js';
import { InvariantsController } from './invariants.controller.js';
import { InvariantsResolver } from './invariants.resolver.js';
import { InvariantsService } from './invariants.service.js';
import { SettingsController } from './settings.controller.js';
import { SettingsResolver } from './settings.resolver.js';
import { UsersController } from './users.controller.js';
import { UsersResolver } from './users.resolver.js';

@Module({
  controllers: [UsersController, SettingsController, InvariantsController, CharacterCollectionsController],
  providers: [
    UsersResolver,
    SettingsResolver,
    InvariantsService,
    InvariantsResolver,
    CharacterCollectionsResolver,
  ],
})
export class AdministrationModule {}
