/** One answer of the server as the page knows it, under the path it would be read from. */
export interface KeptAnswer {
  path: string;
  body: unknown;
}

/** What a page tells the service worker; `SKIP_WAITING` is sent by workbox-window. */
export type WorkerMessage =
  | { type: 'SKIP_WAITING' }
  | {
      type: 'KEEP_ANSWERS';
      /** The signed-in account whose answers these are; null for an anonymous visitor's. */
      ownerId: string | null;
      answers: KeptAnswer[];
    };
