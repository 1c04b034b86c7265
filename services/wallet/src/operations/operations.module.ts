import { Module } from '@nestjs/common';
import { InvariantsRepository } from './invariants.repository.js';
import { OperationsController } from './operations.controller.js';

@Module({ controllers: [OperationsController], providers: [InvariantsRepository] })
export class OperationsModule {}
