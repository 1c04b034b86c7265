/** Since when the service worker has kept an answer, in epoch milliseconds: a header on its copies. */
export const KEPT_AT = 'x-parley-kept-at';

/** Whether the service worker answered, for want of the server. */
export function isKeptAnswer(response: Response): boolean {
  return response.headers.has(KEPT_AT);
}

/** The copy of an answer, marked as one. */
export function asKept(copy: Response, keptAt: number): Response {
  const headers = new Headers(copy.headers);
  headers.set(KEPT_AT, String(keptAt));
  return new Response(copy.body, { status: copy.status, headers });
}
