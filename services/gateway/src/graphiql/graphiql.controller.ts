import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access } from '../access/access.decorator.js';
import { asPersonal } from '../edge/answers.js';
import { graphiqlPage } from './graphiql-page.js';

const TAKES_GZIP = /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/;

@Controller('graphiql')
export class GraphiqlController {
  @Access('admin', { signedOut: 'sign-in' })
  @Get()
  async page(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const { html, gzipped, policy } = await graphiqlPage();
    asPersonal(reply)
      .headers({ 'Content-Security-Policy': policy, Vary: 'Accept-Encoding', 'X-Robots-Tag': 'noindex' })
      .type('text/html; charset=utf-8');
    if (!TAKES_GZIP.test(request.headers['accept-encoding'] ?? '')) return reply.send(html);
    return reply.header('Content-Encoding', 'gzip').send(gzipped);
  }
}
