interface RouterRule {
  condition: { urlPattern: string; requestMethod?: string };
  source: 'network';
}

/** What the worker has no part in goes straight to the network, without waking it. */
const RULES: RouterRule[] = [
  { condition: { urlPattern: '/api/chat/sessions/*/messages', requestMethod: 'POST' }, source: 'network' },
  { condition: { urlPattern: '/api/chat/sessions/*/stream' }, source: 'network' },
  { condition: { urlPattern: '/api/analytics/*' }, source: 'network' },
  { condition: { urlPattern: '/api/demo/*' }, source: 'network' },
  { condition: { urlPattern: '/graphql' }, source: 'network' },
];

/** The hot path of a chat, where the browser knows static routing; elsewhere it passes through. */
export async function bypassWorker(event: Event): Promise<void> {
  const installing = event as Event & { addRoutes?: (rules: RouterRule[]) => Promise<void> };
  await installing.addRoutes?.(RULES).catch((error: unknown) => console.debug('Static routes:', error));
}
