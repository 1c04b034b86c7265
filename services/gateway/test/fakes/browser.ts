interface Cookie {
  name: string;
  value: string;
  host: string;
  path: string;
  flags: string[];
}

/** Where a chain of redirects has ended. */
export interface Landing {
  url: string;
  status: number;
  headers: Headers;
  text: string;
  /** Every address on the way, the last one too. */
  visited: string[];
}

const MAX_STEPS = 15;

/** As much of a browser as signing in needs: cookies by host and path, and redirects. */
export class Browser {
  cookies: Cookie[] = [];

  /** One request, without following where it leads. */
  async request(url: string, init: RequestInit = {}): Promise<Response> {
    const cookie = this.cookiesFor(new URL(url));
    const answer = await fetch(url, {
      ...init,
      redirect: 'manual',
      headers: { accept: 'text/html', ...(cookie ? { cookie } : {}), ...(init.headers as object) },
    });
    for (const line of answer.headers.getSetCookie()) this.keep(line, new URL(url).hostname);
    return answer;
  }

  /** Opens a page and goes wherever it sends the browser, up to where `until` says to stop before. */
  async open(url: string, until: (next: string) => boolean = () => false): Promise<Landing> {
    const visited: string[] = [];
    for (let next = url; ;) {
      visited.push(next);
      const answer = await this.request(next);
      const location = answer.headers.get('location');
      const target = location === null ? null : new URL(location, next).href;
      const isEnd = target === null || answer.status < 300 || answer.status >= 400;
      if (isEnd || until(target) || visited.length >= MAX_STEPS) {
        const { status, headers } = answer;
        return { url: target && !isEnd ? target : next, status, headers, text: await answer.text(), visited };
      }
      await answer.arrayBuffer();
      next = target;
    }
  }

  cookie(name: string): Cookie | undefined {
    return this.cookies.find((cookie) => cookie.name === name);
  }

  private cookiesFor({ hostname, pathname }: URL): string {
    return this.cookies
      .filter(({ host, path }) => host === hostname && pathname.startsWith(path))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
  }

  private keep(line: string, host: string): void {
    const [pair = '', ...flags] = line.split(/;\s*/);
    const [name = '', ...rest] = pair.split('=');
    const path = flags.find((flag) => /^path=/i.test(flag))?.slice(5) ?? '/';
    this.cookies = this.cookies.filter(
      (cookie) => cookie.name !== name || cookie.host !== host || cookie.path !== path,
    );
    const expires = flags.find((flag) => /^expires=/i.test(flag))?.slice(8);
    const isOver =
      flags.some((flag) => /^max-age=0$/i.test(flag)) || (expires && Date.parse(expires) < Date.now());
    if (!isOver) this.cookies.push({ name, value: rest.join('='), host, path, flags });
  }
}
