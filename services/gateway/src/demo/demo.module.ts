import { Module } from '@nestjs/common';
import { DemoController } from './demo.controller.js';
import { DemoResolver } from './demo.resolver.js';

@Module({ controllers: [DemoController], providers: [DemoResolver] })
export class DemoModule {}
