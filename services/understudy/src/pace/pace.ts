import { Injectable } from '@nestjs/common';
import { UnderstudyEnv } from '../env.js';

export interface PaceSetting {
  firstTokenMs: number;
  /** 0 is all at once. */
  tokensPerSecond: number;
}

/** How fast the figures speak. */
@Injectable()
export class Pace {
  current: PaceSetting;

  constructor(env: UnderstudyEnv) {
    this.current = {
      firstTokenMs: env.UNDERSTUDY_FIRST_TOKEN_MS,
      tokensPerSecond: env.UNDERSTUDY_TOKENS_PER_SECOND,
    };
  }
}
