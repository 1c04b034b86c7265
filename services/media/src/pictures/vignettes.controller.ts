import { Controller, Get, Query, Res } from '@nestjs/common';
import { VignetteQuery, VignetteRasterQuery } from '@parley/contracts/media/picture.queries';
import type { FastifyReply } from 'fastify';
import { answerPicture } from './answer-picture.js';
import { PicturesService } from './pictures.service.js';

@Controller('media/vignettes')
export class VignettesController {
  constructor(private readonly pictures: PicturesService) {}

  @Get('v1.svg')
  async svg(@Query() query: VignetteQuery, @Res() reply: FastifyReply) {
    return answerPicture(reply, await this.pictures.vignette(query));
  }

  @Get('v1.png')
  async png(@Query() query: VignetteRasterQuery, @Res() reply: FastifyReply) {
    return answerPicture(reply, await this.pictures.vignetteRaster(query, 'png'));
  }

  @Get('v1.webp')
  async webp(@Query() query: VignetteRasterQuery, @Res() reply: FastifyReply) {
    return answerPicture(reply, await this.pictures.vignetteRaster(query, 'webp'));
  }
}
