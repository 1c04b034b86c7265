import { Controller, Get, Module, Post, type Type } from '@nestjs/common';
import { Query, Resolver } from '@nestjs/graphql';
import { openService } from '@parley/kit/boot/start-service';
import { readEnv } from '@parley/kit/config/load-env';
import { createLogger } from '@parley/kit/log/logger';
import { emptyTestRedis } from '@parley/kit/testing/test-redis';
import { Access } from '../src/access/access.decorator.js';
import { GatewayEnv } from '../src/env.js';
import { defineGateway } from '../src/gateway.js';

@Controller('api/forgotten')
class ForgetfulController {
  @Access('public') @Get('open') open() {}
  @Post('forgotten') forgotten() {}
}

@Resolver()
class ForgetfulResolver {
  @Access('public') @Query(() => String, { name: 'open' }) open() {}
  @Query(() => String, { name: 'forgotten' }) forgotten() {}
}

@Access('public')
@Controller('api/careful')
class CarefulController {
  @Get() read() {}
}

/** Starts the gateway with one more module. */
async function start(extra: { controllers?: Type[]; providers?: Type[] }) {
  const env = readEnv(GatewayEnv, {
    PORT: '0',
    REDIS_URL: await emptyTestRedis(),
    CATALOG_URL: 'http://127.0.0.1:1',
    CHAT_URL: 'http://127.0.0.1:1',
    MEDIA_URL: 'http://127.0.0.1:1',
    WALLET_URL: 'http://127.0.0.1:1',
    OIDC_ISSUER: 'http://127.0.0.1:1/oidc',
    OIDC_CLIENT_SECRET: 'secret',
    FRONTEND_DIR: '/nowhere',
  });
  @Module(extra)
  class Extra {}
  const definition = defineGateway(env);
  const module = { module: class Both {}, imports: [definition.module, Extra] };
  return openService({ ...definition, module }, createLogger('gateway', 'silent'));
}

describe('the gateway', () => {
  it.each([
    ['route', { controllers: [ForgetfulController] }, 'ForgetfulController.forgotten'],
    ['GraphQL field', { providers: [ForgetfulResolver] }, 'ForgetfulResolver.forgotten'],
  ])('does not start with a %s that has no access policy, and names it', async (_kind, extra, name) => {
    await expect(start(extra)).rejects.toThrow(`Without an access policy (@Access): ${name}`);
  });

  it('starts when a class has one for all its routes', async () => {
    const service = await start({ controllers: [CarefulController] });
    await service.close();
  });
});
