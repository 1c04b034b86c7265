import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { catalogCalls } from '@parley/contracts/catalog/catalog.calls';
import type { FastifyReply } from 'fastify';
import { Access } from '../access/access.decorator.js';
import { CatalogClient } from '../clients/catalog.client.js';
import { answerPublic } from '../edge/answers.js';

@Access('public')
@Controller('api/characters')
export class CharactersController {
  constructor(private readonly catalog: CatalogClient) {}

  @Get()
  async list(@Query() query: Record<string, string>, @Res() reply: FastifyReply) {
    return answerPublic(reply, await this.catalog.read(catalogCalls.listCharacters, { query }));
  }

  @Get('discover')
  async discover(@Query() query: Record<string, string>, @Res() reply: FastifyReply) {
    return answerPublic(reply, await this.catalog.read(catalogCalls.discoverCharacters, { query }));
  }

  @Get('facets')
  async facets(@Query() query: Record<string, string>, @Res() reply: FastifyReply) {
    return answerPublic(reply, await this.catalog.read(catalogCalls.characterFacets, { query }));
  }

  @Get('by-slug/:slug')
  async bySlug(@Param('slug') slug: string, @Res() reply: FastifyReply) {
    return answerPublic(reply, await this.catalog.read(catalogCalls.characterBySlug, { params: { slug } }));
  }

  @Get(':id')
  async byId(@Param('id') id: string, @Res() reply: FastifyReply) {
    return answerPublic(reply, await this.catalog.read(catalogCalls.characterById, { params: { id } }));
  }
}
