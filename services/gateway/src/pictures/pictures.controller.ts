import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { mediaCalls } from '@parley/contracts/media/media.calls';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access } from '../access/access.decorator.js';
import { MediaClient } from '../clients/media.client.js';
import { RateLimited } from '../limits/rate-limited.decorator.js';

/** What media says about a picture and the browser is to hear. */
const PASSED_ON = [
  'content-type',
  'content-length',
  'content-security-policy',
  'cache-control',
  'etag',
  'last-modified',
] as const;

/** Pictures, byte by byte as media sends them. */
@Access('public')
@Controller('media')
export class PicturesController {
  constructor(private readonly media: MediaClient) {}

  @RateLimited('pictures')
  @Get(':kind/:file')
  async picture(
    @Param() params: Record<string, string>,
    @Query() query: Record<string, string>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    const headers = { 'if-none-match': request.headers['if-none-match'] };
    const answer = await this.media.stream(mediaCalls.picture, { params, query, headers });
    for (const name of PASSED_ON) {
      const value = answer.headers[name];
      if (value !== undefined) reply.header(name, value);
    }
    return reply.status(answer.status).send(answer.body);
  }
}
