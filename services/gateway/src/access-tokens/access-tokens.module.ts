import { Module } from '@nestjs/common';
import { AccessTokensController } from './access-tokens.controller.js';
import { AccessTokensResolver } from './access-tokens.resolver.js';

@Module({ controllers: [AccessTokensController], providers: [AccessTokensResolver] })
export class AccessTokensModule {}
