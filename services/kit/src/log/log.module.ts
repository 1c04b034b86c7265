import { type DynamicModule, Global, Inject, Module } from '@nestjs/common';
import type { Logger } from 'pino';

const LOGGER = Symbol('Logger');

/** Injects the service's logger. */
export const InjectLogger = (): ParameterDecorator => Inject(LOGGER);

@Global()
@Module({})
export class LogModule {
  static forRoot(logger: Logger): DynamicModule {
    return { module: LogModule, providers: [{ provide: LOGGER, useValue: logger }], exports: [LOGGER] };
  }
}
