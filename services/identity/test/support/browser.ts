/** What a browser does with the pages: cookies bound to paths, forms, redirects. No scripts. */
export interface Answer {
  status: number;
  /** Where it was asked, as browsers write it. */
  url: string;
  headers: Headers;
  body: string;
}

interface Cookie {
  name: string;
  value: string;
  path: string;
  attributes: string;
}

export interface BrowserOptions {
  /** What the person has typed into the address bar. */
  origin: string;
  /** Where the service really is; may change between two requests, as behind a balancer. */
  serviceUrl: () => string;
  /** The visitor's address, as the gateway tells it. */
  address?: string;
}

export class Browser {
  cookies: Cookie[] = [];

  constructor(private readonly options: BrowserOptions) {}

  get(url: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.ask(url, { method: 'GET', headers });
  }

  /** Sends a form and does not follow where it leads. */
  submit(url: string, fields: Record<string, string>): Promise<Answer> {
    return this.ask(url, {
      method: 'POST',
      body: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  }

  /** Goes on until a page comes, or an address that is not the provider's. */
  async follow(answer: Answer): Promise<Answer> {
    let current = answer;
    for (let hops = 0; current.status >= 300 && current.status < 400; hops += 1) {
      if (hops > 10) throw new Error('The redirects do not end.');
      const next = new URL(current.headers.get('location')!, current.url).href;
      if (!next.startsWith(`${this.options.origin}/oidc/`)) return { ...current, url: next, body: '' };
      current = await this.get(next);
    }
    return current;
  }

  async open(url: string): Promise<Answer> {
    return this.follow(await this.get(url));
  }

  async send(url: string, fields: Record<string, string>): Promise<Answer> {
    return this.follow(await this.submit(url, fields));
  }

  async ask(url: string, init: RequestInit & { headers: Record<string, string> }): Promise<Answer> {
    const { origin, serviceUrl, address = '203.0.113.7' } = this.options;
    const target = new URL(url, origin);
    const { host, protocol } = new URL(origin);
    const response = await fetch(serviceUrl() + target.pathname + target.search, {
      ...init,
      redirect: 'manual',
      headers: {
        accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
        'x-forwarded-host': host,
        'x-forwarded-proto': protocol.slice(0, -1),
        'x-caller-address': address,
        cookie: this.cookiesFor(target.pathname),
        ...init.headers,
      },
    });
    for (const line of response.headers.getSetCookie()) this.keep(line);
    return {
      status: response.status,
      url: target.href,
      headers: response.headers,
      body: await response.text(),
    };
  }

  private cookiesFor(path: string): string {
    return this.cookies
      .filter((cookie) => path === cookie.path || path.startsWith(`${cookie.path.replace(/\/$/, '')}/`))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
  }

  private keep(line: string): void {
    const [pair = '', ...attributes] = line.split('; ');
    const [name = '', value = ''] = pair.split('=');
    const path = attributes.find((text) => text.startsWith('path='))?.slice('path='.length) ?? '/';
    this.cookies = this.cookies.filter((cookie) => cookie.name !== name || cookie.path !== path);
    if (value !== '' && !attributes.some((text) => text.includes('01 Jan 1970'))) {
      this.cookies.push({ name, value, path, attributes: attributes.join('; ') });
    }
  }
}

/** The address that a page's form is sent to. */
export function actionOf(page: string): string {
  const action = /<form[^>]*\saction="([^"]+)"/.exec(page)?.[1];
  if (!action) throw new Error(`There is no form on the page:\n${page}`);
  return action.replaceAll('&amp;', '&');
}

/** The hidden fields of a page's form. */
export function hiddenFieldsOf(page: string): Record<string, string> {
  const fields = page.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g);
  return Object.fromEntries([...fields].map(([, name, value]) => [name!, value!]));
}
