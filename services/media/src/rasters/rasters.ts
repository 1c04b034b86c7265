import { Injectable } from '@nestjs/common';
import sharp from 'sharp';
import { RasterQueue } from './raster-queue.js';

// One thread for each picture: the queue decides how many are made at once.
sharp.concurrency(1);
sharp.cache(false);

export type RasterForm = 'png' | 'webp';

export interface RasterSize {
  width: number;
  height: number;
  /** Of 100; of WebP alone, PNG loses nothing. */
  quality: number;
}

/** Width and height of a drawing. */
export interface Box {
  width: number;
  height: number;
}

const TIMEOUT_SECONDS = 10;
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };

/** The largest drawing of its proportions that the size holds, in whole pixels. */
export function fitted(box: Box, within: Box): Box {
  const scale = Math.min(within.width / box.width, within.height / box.height);
  return {
    width: Math.max(1, Math.round(box.width * scale)),
    height: Math.max(1, Math.round(box.height * scale)),
  };
}

/** Turns drawings into pixels, a few at a time. */
@Injectable()
export class Rasters {
  constructor(private readonly queue: RasterQueue) {}

  /** The drawing in the middle of a clear ground of that size. */
  render(svg: string, drawing: Box, form: RasterForm, size: RasterSize): Promise<Buffer> {
    const { width, height, quality } = size;
    const box = fitted(drawing, size);
    const sized = svg.replace(/ width="\d+" height="\d+"/, ` width="${box.width}" height="${box.height}"`);
    return this.queue.run(() => {
      const image = sharp(Buffer.from(sized))
        .resize({ width, height, fit: 'contain', background: CLEAR })
        .timeout({ seconds: TIMEOUT_SECONDS });
      // PNG keeps every colour: a palette of 256 puts patches into letters and metal.
      const formed = form === 'png' ? image.png({ compressionLevel: 9 }) : image.webp({ quality, effort: 4 });
      return formed.toBuffer();
    });
  }
}
