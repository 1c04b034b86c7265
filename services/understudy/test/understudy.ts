import { openService, type RunningService } from '@parley/kit/boot/start-service';
import { readEnv } from '@parley/kit/config/load-env';
import { createLogger } from '@parley/kit/log/logger';
import { renderPersonaPrompt } from '@parley/contracts/prompt/persona-prompt';
import { UnderstudyEnv } from '../src/env.js';
import { understudyService } from '../src/understudy.service.js';
import { marieCurie } from './figures/marie-curie.js';

/** The real service on a port of its own, speaking at once unless told otherwise. */
export function openUnderstudy(env: Record<string, string> = {}): Promise<RunningService> {
  const all = { PORT: '0', UNDERSTUDY_FIRST_TOKEN_MS: '0', UNDERSTUDY_TOKENS_PER_SECOND: '0', ...env };
  return openService(understudyService(readEnv(UnderstudyEnv, all)), createLogger('understudy', 'silent'));
}

/** A request to Marie Curie. */
export function bodyOf(question: string, more: object = {}) {
  return {
    model: 'gpt-4o',
    messages: [
      { role: 'system' as const, content: renderPersonaPrompt(marieCurie, null) },
      { role: 'user' as const, content: question },
    ],
    ...more,
  };
}

export function post(url: string, body: unknown, init: RequestInit = {}): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
    ...init,
  });
}
