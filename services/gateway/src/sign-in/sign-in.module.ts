import { Module } from '@nestjs/common';
import { Issuer } from './issuer.js';
import { SignInAttempts } from './sign-in-attempts.js';
import { SignInController } from './sign-in.controller.js';
import { SignInService } from './sign-in.service.js';
import { SignOutController } from './sign-out.controller.js';
import { SignOutService } from './sign-out.service.js';

@Module({
  controllers: [SignInController, SignOutController],
  providers: [Issuer, SignInAttempts, SignInService, SignOutService],
})
export class SignInModule {}
