import { Controller, Get, Query, Res } from '@nestjs/common';
import { CharacterCardQuery, EventCardQuery } from '@parley/contracts/media/picture.queries';
import type { FastifyReply } from 'fastify';
import { answerPicture } from './answer-picture.js';
import { PicturesService } from './pictures.service.js';

/** What stands for a page where its link is shared. */
@Controller('media')
export class CardsController {
  constructor(private readonly pictures: PicturesService) {}

  @Get('character-cards/v1.png')
  async character(@Query() query: CharacterCardQuery, @Res() reply: FastifyReply) {
    return answerPicture(reply, await this.pictures.characterCard(query));
  }

  @Get('event-cards/v1.png')
  async event(@Query() query: EventCardQuery, @Res() reply: FastifyReply) {
    return answerPicture(reply, await this.pictures.eventCard(query));
  }
}
