import type { KeptAnswer, WorkerMessage } from './worker-messages';

/**
 * Hands the service worker what the page knows by now, so that it can be read with no network: a reply
 * that was streamed was never read with a GET. Without a service worker nothing happens.
 */
export function keepAnswers(ownerId: string | null, answers: KeptAnswer[]): void {
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker.controller : null;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's takes none
  worker?.postMessage({ type: 'KEEP_ANSWERS', ownerId, answers } satisfies WorkerMessage);
}
