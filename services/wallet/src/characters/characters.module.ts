import { Module } from '@nestjs/common';
import { CatalogClient } from './catalog.client.js';
import { CharacterChangedConsumer } from './character-changed.consumer.js';
import { CharactersRepository } from './characters.repository.js';
import { CharactersService } from './characters.service.js';

@Module({
  providers: [CatalogClient, CharactersRepository, CharactersService, CharacterChangedConsumer],
  exports: [CharactersService],
})
export class CharactersModule {}
