import type { UserDto } from '@parley/contracts/wallet/account';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createQueryClient } from '../src/shared/api/query-client';
import { Toaster } from '../src/shared/ui/toaster';

/** Somebody signed in; override what the test is about. */
export function aUser(over: Partial<UserDto> = {}): UserDto {
  return {
    id: 'account-1',
    email: 'ada@example.org',
    firstName: 'Ada',
    lastName: 'Lovelace',
    tokens: 25,
    isAdmin: false,
    createdAt: '2026-03-15T12:00:00.000Z',
    ...over,
  };
}

/** An answer of the fake server: JSON for 200, or the whole answer. Functions are called with the request. */
type Answer = unknown;
export type Answers = Record<string, Answer | ((request: RequestInit) => unknown)>;

/** One request that the page has made. */
export interface Asked {
  path: string;
  method: string;
  body: unknown;
  headers: Record<string, string>;
}

/**
 * A fake server under `/api`: answers by "METHOD /path" (without the search), reads with `null` where nothing
 * is said. Tells what it was asked.
 */
export function serve(answers: Answers): Asked[] {
  const asked: Asked[] = [];
  globalThis.fetch = (async (address: string, request: RequestInit = {}) => {
    const method = request.method ?? 'GET';
    const path = address.split('?')[0]!;
    if (method === 'HEAD') return new Response();
    asked.push({
      path: address,
      method,
      body: request.body === undefined ? undefined : JSON.parse(String(request.body)),
      headers: (request.headers ?? {}) as Record<string, string>,
    });
    const answer = answers[`${method} ${path}`];
    const said = await (typeof answer === 'function'
      ? (answer as (one: RequestInit) => unknown)(request)
      : answer);
    return said instanceof Response ? said.clone() : Response.json(said ?? null);
  }) as typeof fetch;
  return asked;
}

/** A refusal of the server. */
export function refusal(status: number, body: object = { message: 'No' }): Response {
  return Response.json(body, { status });
}

/** Shows the content at `/`, with toasts, and other pages by name. */
export function showPage(content: ReactNode, otherPaths: string[] = ['/chat/$sessionId']) {
  window.matchMedia ??= (() => ({
    matches: true,
    addEventListener() {},
    removeEventListener() {},
  })) as never;
  const root = createRootRoute();
  const start = createRoute({
    getParentRoute: () => root,
    path: '/',
    component: () => (
      <>
        {content}
        <Toaster />
      </>
    ),
  });
  const others = otherPaths.map((path) =>
    createRoute({ getParentRoute: () => root, path, component: () => <p>The page {path}</p> }),
  );
  const router = createRouter({
    routeTree: root.addChildren([start, ...others]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  const queryClient = createQueryClient();
  const view = render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  return { ...view, router, queryClient };
}
