import { Module } from '@nestjs/common';
import { CharactersController } from './characters.controller.js';
import { CharactersResolver } from './characters.resolver.js';

@Module({ controllers: [CharactersController], providers: [CharactersResolver] })
export class CharactersModule {}
