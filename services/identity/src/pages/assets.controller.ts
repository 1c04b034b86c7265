import { Controller, Get, Param, Res } from '@nestjs/common';
import { commonErrors } from '@parley/kit/http/service-error';
import type { FastifyReply } from 'fastify';
import { MOUNT } from '../provider/mount.js';
import { findAsset } from './assets.js';

/** Styles, scripts and letters of the pages. Another content has another name. */
@Controller(`${MOUNT}/assets`)
export class AssetsController {
  @Get(':file')
  read(@Param('file') file: string, @Res() reply: FastifyReply): void {
    const asset = findAsset(file);
    if (!asset) throw commonErrors.notFound();
    void reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type(asset.type)
      .send(asset.body);
  }
}
