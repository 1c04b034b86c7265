/** Since when the service worker has kept an answer, in epoch milliseconds: a header on its copies. */
export const KEPT_AT = 'x-parley-kept-at';

/** Whether the service worker answered, for want of the server. */
export function isKeptAnswer(response: Response): boolean {
  return response.headers.has(KEPT_AT);
}
