import { Module } from '@nestjs/common';
import { SessionController } from './session.controller.js';
import { SessionResolver } from './session.resolver.js';

@Module({ controllers: [SessionController], providers: [SessionResolver] })
export class SessionModule {}
