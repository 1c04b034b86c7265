import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access } from '../access/access.decorator.js';
import { accessErrors } from '../access/access.errors.js';
import { isCrossSite } from '../access/cross-site.js';
import { RateLimited } from '../limits/rate-limited.decorator.js';
import { SignOutService } from './sign-out.service.js';

const SEE_OTHER = 303;

/** Two addresses for the same: "Logout navigates to /api/auth/logout from the header and to /api/logout from the profile". */
@Access('public')
@Controller('api')
export class SignOutController {
  constructor(private readonly signOut: SignOutService) {}

  @RateLimited('signIn')
  @Get('logout')
  async logout(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const { 'sec-fetch-site': site } = request.headers;
    // A link or a picture on another site must sign nobody out.
    if (isCrossSite({ site, origin: undefined, host: request.host }, undefined))
      throw accessErrors.crossSite();
    return reply.redirect(await this.signOut.signOut(reply), SEE_OTHER);
  }

  @RateLimited('signIn')
  @Get('auth/logout')
  logoutFromHeader(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.logout(request, reply);
  }
}
