import { Controller, Get, Query, Res } from '@nestjs/common';
import { catalogCalls } from '@parley/contracts/catalog/catalog.calls';
import type { FastifyReply } from 'fastify';
import { Access } from '../access/access.decorator.js';
import { CatalogClient } from '../clients/catalog.client.js';
import { answerPublic } from '../edge/answers.js';

@Access('public')
@Controller('api/collections')
export class CollectionsController {
  constructor(private readonly catalog: CatalogClient) {}

  @Get()
  async list(@Query() query: Record<string, string>, @Res() reply: FastifyReply) {
    return answerPublic(reply, await this.catalog.read(catalogCalls.listCollections, { query }));
  }
}
