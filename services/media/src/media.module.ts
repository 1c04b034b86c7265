import { type DynamicModule, Module } from '@nestjs/common';
import { MediaEnv } from './env.js';
import { CardsController } from './pictures/cards.controller.js';
import { PictureCache } from './pictures/picture.cache.js';
import { PicturesService } from './pictures/pictures.service.js';
import { PortraitsController } from './pictures/portraits.controller.js';
import { VignettesController } from './pictures/vignettes.controller.js';
import { RasterQueue } from './rasters/raster-queue.js';
import { Rasters } from './rasters/rasters.js';

@Module({})
export class MediaModule {
  static forEnv(env: MediaEnv): DynamicModule {
    return {
      module: MediaModule,
      controllers: [PortraitsController, VignettesController, CardsController],
      providers: [
        { provide: MediaEnv, useValue: env },
        { provide: RasterQueue, useFactory: () => new RasterQueue() },
        Rasters,
        PictureCache,
        PicturesService,
      ],
    };
  }
}
