import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { MediaEnv } from '../env.js';
import type { Picture } from './picture.js';

type Draw = () => Promise<Picture>;

const MIB = 1024 * 1024;
/** Of a kept picture beside its bytes: key, headers, bookkeeping. */
const OVERHEAD_BYTES = 512;

/** Keeps finished pictures, up to a number of bytes; who asks for one that is being drawn waits for that one. */
@Injectable()
export class PictureCache {
  private readonly kept: LRUCache<string, Picture, Draw>;

  constructor(env: MediaEnv) {
    this.kept = new LRUCache<string, Picture, Draw>({
      maxSize: env.PICTURE_CACHE_MIB * MIB,
      sizeCalculation: ({ bytes }, key) => bytes.length + 2 * key.length + OVERHEAD_BYTES,
      fetchMethod: (_key, _stale, { context }) => context(),
      // A picture pushed out while it is drawn is still an answer.
      ignoreFetchAbort: true,
    });
  }

  find(key: string, draw: Draw): Promise<Picture> {
    return this.kept.forceFetch(key, { context: draw });
  }
}
