const MAX_REDIRECTS = 12;

/** A page that was arrived at, redirects followed. */
export interface Page {
  status: number;
  /** Where it stands in the end: path and query. */
  path: string;
  html: string;
}

/** A browser as far as signing in needs one: it keeps cookies, follows redirects of one origin and sends forms. */
export class Browser {
  readonly #cookies = new Map<string, string>();
  readonly #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** For requests that are sent by other means. */
  get cookieHeader(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  open(path: string): Promise<Page> {
    return this.#go(path, { method: 'GET' });
  }

  /** Sends what a form without a script would. */
  submit(path: string, fields: Record<string, string>): Promise<Page> {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: this.#origin };
    return this.#go(path, { method: 'POST', headers, body: new URLSearchParams(fields).toString() });
  }

  async #go(path: string, request: RequestInit, redirects = 0): Promise<Page> {
    if (redirects > MAX_REDIRECTS) throw new Error(`Too many redirects, the last one to ${path}`);
    const url = new URL(path, this.#origin);
    if (url.origin !== this.#origin) throw new Error(`Sent away to ${url.origin}`);
    const headers = { ...(request.headers as Record<string, string>), cookie: this.cookieHeader };
    const response = await fetch(url, { ...request, headers, redirect: 'manual' });
    for (const cookie of response.headers.getSetCookie()) this.#keep(cookie);
    const html = await response.text();
    const location = response.headers.get('location');
    if (response.status < 300 || response.status >= 400 || !location) {
      return { status: response.status, path: url.pathname + url.search, html };
    }
    const next = new URL(location, url);
    return this.#go(next.href, { method: 'GET' }, redirects + 1);
  }

  #keep(cookie: string): void {
    const [pair = '', ...attributes] = cookie.split(';').map((part) => part.trim());
    const at = pair.indexOf('=');
    const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
    const expires = attributes.find((text) => /^expires=/i.test(text))?.slice('expires='.length);
    const isGone = value === '' || (expires !== undefined && Date.parse(expires) <= Date.now());
    if (isGone) this.#cookies.delete(name);
    else this.#cookies.set(name, value);
  }
}

/** The address that the first form of a page is sent to. */
export function formAction({ html, path }: Page): string {
  const action = /<form\b[^>]*\baction="([^"]*)"/.exec(html)?.[1];
  if (action === undefined) throw new Error(`There is no form on ${path}`);
  return action.replaceAll('&amp;', '&');
}

/** The address of the first link whose text or address has that in it. */
export function linkTo(mark: string, { html, path }: Page): string {
  for (const [link, href = ''] of html.matchAll(/<a\b[^>]*\bhref="([^"]*)"[^>]*>.*?<\/a>/gs)) {
    if (link.includes(mark)) return href.replaceAll('&amp;', '&');
  }
  throw new Error(`There is no link to ${mark} on ${path}`);
}
