import { Injectable } from '@nestjs/common';
import {
  type CharacterCardQuery,
  type EventCardQuery,
  type PortraitQuery,
  type PortraitRasterQuery,
  type VignetteQuery,
  type VignetteRasterQuery,
} from '@parley/contracts/media/picture.queries';
import { RASTER_DEFAULT } from '@parley/contracts/media/picture.limits';
import { dateText, yearText } from '@parley/contracts/text/history-dates';
import { CARD_BOX, type CardText, drawCard } from '../drawing/card.drawing.js';
import { detailFor } from '../drawing/detail.js';
import { drawPortrait, PORTRAIT_BOX, PORTRAIT_WIDTHS } from '../drawing/portrait.drawing.js';
import { drawVignette, VIGNETTE_BOX, VIGNETTE_WIDTHS } from '../drawing/vignette.drawing.js';
import { fitted, type RasterForm, Rasters } from '../rasters/rasters.js';
import { type Picture, pictureOf } from './picture.js';
import { PictureCache } from './picture.cache.js';

const CARD_PORTRAIT = { x: 84, y: 75, width: 384, height: 480 } as const;
const CARD_VIGNETTE = { x: 64, y: 135, width: 540, height: 360 } as const;

/** Draws what a query asks for; the same query always gives the same bytes. */
@Injectable()
export class PicturesService {
  constructor(
    private readonly cache: PictureCache,
    private readonly rasters: Rasters,
  ) {}

  portrait(query: PortraitQuery): Promise<Picture> {
    return this.cache.find(keyOf('portrait', 'svg', query), async () =>
      pictureOf(drawPortrait(figureOf(query)), 'svg'),
    );
  }

  portraitRaster(query: PortraitRasterQuery, form: RasterForm): Promise<Picture> {
    return this.cache.find(keyOf('portrait', form, query), async () => {
      const { width } = fitted(PORTRAIT_BOX, query);
      const svg = drawPortrait(figureOf(query), detailFor(width, PORTRAIT_WIDTHS));
      return pictureOf(await this.rasters.render(svg, PORTRAIT_BOX, form, query), form);
    });
  }

  vignette(query: VignetteQuery): Promise<Picture> {
    return this.cache.find(keyOf('vignette', 'svg', query), async () =>
      pictureOf(drawVignette(query), 'svg'),
    );
  }

  vignetteRaster(query: VignetteRasterQuery, form: RasterForm): Promise<Picture> {
    return this.cache.find(keyOf('vignette', form, query), async () => {
      const { width } = fitted(VIGNETTE_BOX, query);
      const svg = drawVignette(query, detailFor(width, VIGNETTE_WIDTHS));
      return pictureOf(await this.rasters.render(svg, VIGNETTE_BOX, form, query), form);
    });
  }

  characterCard(query: CharacterCardQuery): Promise<Picture> {
    const { name, life, era, line } = query;
    const text = { heading: name, note: [life, era].filter(Boolean).join(' · '), line };
    return this.cache.find(keyOf('character-card', 'png', query), () =>
      this.card(text, drawPortrait(figureOf(query), 'medal'), CARD_PORTRAIT),
    );
  }

  eventCard(query: EventCardQuery): Promise<Picture> {
    const { title, year, month, day, line } = query;
    const note = month && day ? dateText({ year, month, day }) : yearText(year);
    return this.cache.find(keyOf('event-card', 'png', query), () =>
      this.card({ heading: title, note, line }, drawVignette(query, 'medal'), CARD_VIGNETTE),
    );
  }

  private async card(
    text: CardText,
    svg: string,
    place: typeof CARD_PORTRAIT | typeof CARD_VIGNETTE,
  ): Promise<Picture> {
    const size = { ...CARD_BOX, quality: RASTER_DEFAULT.quality };
    return pictureOf(
      await this.rasters.render(drawCard(text, { svg, ...place }), CARD_BOX, 'png', size),
      'png',
    );
  }
}

function figureOf({ name, era, category, born }: PortraitQuery) {
  return { name, era, category, bornYear: born ?? null };
}

/** Whatever the order of the parameters, and whether a default was written out. */
function keyOf(kind: string, form: string, query: object): string {
  const fields = Object.entries(query).filter(([, value]) => value !== undefined);
  return JSON.stringify([kind, form, ...fields.toSorted(([one], [other]) => (one < other ? -1 : 1))]);
}
