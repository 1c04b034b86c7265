import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { Pace, type PaceSetting } from './pace.js';
import { SetPaceRequest } from './set-pace.request.js';

/** Another pace for the completions that follow; benchmarks and browser tests set it. */
@Controller('pace')
export class PaceController {
  constructor(private readonly pace: Pace) {}

  @Get()
  show(): PaceSetting {
    return this.pace.current;
  }

  @Post()
  @HttpCode(200)
  set(@Body() { firstTokenMs, tokensPerSecond }: SetPaceRequest): PaceSetting {
    this.pace.current = { firstTokenMs, tokensPerSecond };
    return this.pace.current;
  }
}
