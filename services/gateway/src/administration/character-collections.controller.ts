import { Controller, Get, Param, Res } from '@nestjs/common';
import { catalogCalls } from '@parley/contracts/catalog/catalog.calls';
import type { FastifyReply } from 'fastify';
import { Access } from '../access/access.decorator.js';
import { CatalogClient } from '../clients/catalog.client.js';
import { answerPersonal } from '../edge/answers.js';

/** The one call of the administration that every account may make: it says no more than public pages do. */
@Access('user')
@Controller('api/admin/character-collections')
export class CharacterCollectionsController {
  constructor(private readonly catalog: CatalogClient) {}

  @Get(':characterId')
  async ofCharacter(@Param('characterId') id: string, @Res() reply: FastifyReply) {
    return answerPersonal(
      reply,
      await this.catalog.send(catalogCalls.collectionsOfCharacter, { params: { id } }),
    );
  }
}
