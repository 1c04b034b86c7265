import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { TokenOwners } from './token-owners.js';
import { AccessAudit } from './access.audit.js';
import { AccessGuard } from './access.guard.js';
import { SignedIn } from './signed-in.js';

@Global()
@Module({
  imports: [DiscoveryModule],
  providers: [AccessGuard, AccessAudit, SignedIn, TokenOwners],
  exports: [AccessGuard, SignedIn, TokenOwners],
})
export class AccessModule {}
