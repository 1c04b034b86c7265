import { Controller, Get, Query, Res } from '@nestjs/common';
import { PortraitQuery, PortraitRasterQuery } from '@parley/contracts/media/picture.queries';
import type { FastifyReply } from 'fastify';
import { answerPicture } from './answer-picture.js';
import { PicturesService } from './pictures.service.js';

@Controller('media/portraits')
export class PortraitsController {
  constructor(private readonly pictures: PicturesService) {}

  @Get('v1.svg')
  async svg(@Query() query: PortraitQuery, @Res() reply: FastifyReply) {
    return answerPicture(reply, await this.pictures.portrait(query));
  }

  @Get('v1.png')
  async png(@Query() query: PortraitRasterQuery, @Res() reply: FastifyReply) {
    return answerPicture(reply, await this.pictures.portraitRaster(query, 'png'));
  }

  @Get('v1.webp')
  async webp(@Query() query: PortraitRasterQuery, @Res() reply: FastifyReply) {
    return answerPicture(reply, await this.pictures.portraitRaster(query, 'webp'));
  }
}
