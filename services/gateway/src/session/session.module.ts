import { Global, Module } from '@nestjs/common';
import { OwnCookies } from '../edge/own-cookies.js';
import { SessionStore } from './session.store.js';
import { Sessions } from './sessions.js';

@Global()
@Module({ providers: [OwnCookies, SessionStore, Sessions], exports: [OwnCookies, Sessions] })
export class SessionModule {}
