import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { AccessAudit } from './access.audit.js';
import { AccessGuard } from './access.guard.js';

@Module({ imports: [DiscoveryModule], providers: [AccessGuard, AccessAudit], exports: [AccessGuard] })
export class AccessModule {}
