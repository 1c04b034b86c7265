import { request as httpRequest } from 'node:http';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { openService, type RunningService } from '@parley/kit/boot/start-service';
import { readEnv } from '@parley/kit/config/load-env';
import { createLogger } from '@parley/kit/log/logger';
import { emptyTestRedis } from '@parley/kit/testing/test-redis';
import type { FastifyInstance } from 'fastify';
import { GatewayEnv } from '../../src/env.js';
import { defineGateway } from '../../src/gateway.js';
import { type CatalogCall, openFakeCatalog } from './fake-catalog.js';
import { type ChatCall, openFakeChat } from './fake-chat.js';
import { openFakeMedia, type MediaCall } from './fake-media.js';
import type { FakeService } from './fake-service.js';
import { openFakeWallet, type WalletCall } from './fake-wallet.js';

interface GraphqlAnswer {
  status: number;
  headers: Headers;
  data?: Record<string, unknown> | null;
  errors?: { message: string; path?: unknown[]; extensions: Record<string, unknown> }[];
}

/** A real gateway on a port of its own, in front of fakes. */
export interface TestGateway extends RunningService {
  catalog: FakeService<CatalogCall>;
  chat: FakeService<ChatCall>;
  media: FakeService<MediaCall>;
  wallet: FakeService<WalletCall>;
  fetch: (path: string, init?: RequestInit) => Promise<Response>;
  post: (path: string, body?: unknown, headers?: Record<string, string>) => Promise<Response>;
  graphql: (query: string, variables?: object, headers?: Record<string, string>) => Promise<GraphqlAnswer>;
  closeAll: () => Promise<void>;
}

export async function openGateway(
  env: Record<string, string> = {},
  watch: (server: FastifyInstance) => void = () => undefined,
): Promise<TestGateway> {
  const fakes = await openFakes();
  const { catalog, chat, media, wallet } = fakes;
  const definition = defineGateway(
    readEnv(GatewayEnv, {
      PORT: '0',
      LOG_LEVEL: 'silent',
      REDIS_URL: await emptyTestRedis(),
      CATALOG_URL: catalog.url,
      CHAT_URL: chat.url,
      MEDIA_URL: media.url,
      WALLET_URL: wallet.url,
      OIDC_ISSUER: 'http://127.0.0.1:1/oidc',
      OIDC_CLIENT_SECRET: 'secret',
      RATE_LIMIT_PROFILE: 'off',
      FRONTEND_DIR: '/nowhere',
      ...env,
    }),
  );
  const configure = async (app: NestFastifyApplication) => {
    watch(app.getHttpAdapter().getInstance() as unknown as FastifyInstance);
    await definition.configure?.(app);
  };
  const service = await openService({ ...definition, configure }, createLogger('gateway', 'silent'));
  return { ...service, ...fakes, ...callsTo(service.url), closeAll };

  async function closeAll(): Promise<void> {
    await service.close();
    await Promise.all(Object.values(fakes).map((fake) => fake.close()));
  }
}

async function openFakes() {
  const [catalog, chat, media, wallet] = await Promise.all([
    openFakeCatalog(),
    openFakeChat(),
    openFakeMedia(),
    openFakeWallet(),
  ]);
  return { catalog, chat, media, wallet };
}

function callsTo(url: string): Pick<TestGateway, 'fetch' | 'post' | 'graphql'> {
  const call = (path: string, init?: RequestInit) => fetch(url + path, { redirect: 'manual', ...init });
  const post = (path: string, body?: unknown, headers: Record<string, string> = {}) =>
    call(path, {
      method: 'POST',
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    });
  return {
    fetch: call,
    post,
    graphql: async (query, variables = {}, headers = {}) => {
      const answer = await post('/graphql', { query, variables }, headers);
      return { status: answer.status, headers: answer.headers, ...((await answer.json()) as object) };
    },
  };
}

export interface RawAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** A request whose path and headers go out exactly as they are written: `fetch` tidies both. */
export function rawRequest(
  url: string,
  path: string,
  options: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const { method = 'GET', headers = {}, body } = options;
    httpRequest({ hostname, port, path, method, headers, agent: false }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode!, headers: response.headers, body: text }),
      );
    })
      .on('error', reject)
      .end(body);
  });
}
