import { PersonalAnswers } from './personal-answers';
import { personalReadOf } from './personal-reads.rules';

const ORIGIN = 'https://parley.test';
const DAY_MS = 24 * 3_600_000;
const SESSION = '/api/chat/sessions/s1';
const MESSAGES = '/api/chat/sessions/s1/messages';
const anonymous = (path: string, id = 'a') => `${path}?anonymousSessionId=${id}`;

/** A Cache of addresses and texts, in the order of putting. */
class FakeCache {
  readonly entries = new Map<string, Response>();
  match = async (url: string) => this.entries.get(url)?.clone();
  put = async (url: string, response: Response) => void this.entries.set(url, response);
  delete = async (url: string) => this.entries.delete(url);
  keys = async () => [...this.entries.keys()].map((url) => ({ url }));
}

function setUp() {
  const stored = new Map<string, FakeCache>();
  const caches = {
    open: async (name: string) => {
      if (!stored.has(name)) stored.set(name, new FakeCache());
      return stored.get(name);
    },
    delete: async (name: string) => stored.delete(name),
  } as unknown as CacheStorage;
  const state = { now: 0, server: (async () => Response.json(null)) as (path: string) => Promise<Response> };
  const answers = new PersonalAnswers({
    caches,
    fetch: ({ url }) => state.server(url.replace(ORIGIN, '')),
    now: () => state.now,
    origin: ORIGIN,
  });
  const read = async (path: string, init?: RequestInit) => {
    const works: Promise<unknown>[] = [];
    const url = new URL(path, ORIGIN);
    const request = new Request(url, init);
    const response = await answers.answer(request, personalReadOf(url)!, (work) => works.push(work));
    const body: unknown = await response.json();
    await Promise.all(works);
    return body;
  };
  const serve = (body: unknown, status = 200) => {
    state.server = async () => Response.json(body, { status });
  };
  const cutNetwork = () => {
    state.server = () => Promise.reject(new TypeError('Failed to fetch'));
  };
  const readAs = async (id: string | null) => {
    serve(id && { id });
    await read('/api/auth/user');
  };
  const keptCount = () => stored.get('parley-personal')?.entries.size ?? 0;
  return { answers, state, read, serve, cutNetwork, readAs, keptCount };
}

describe('an anonymous visitor’s conversation', () => {
  it('is read from the server while there is a network, and as it was last without', async () => {
    const { read, serve, cutNetwork } = setUp();
    serve(['one']);
    await read(anonymous(MESSAGES));
    serve(['one', 'two']);
    expect(await read(anonymous(MESSAGES))).toEqual(['one', 'two']);
    cutNetwork();
    expect(await read(anonymous(MESSAGES))).toEqual(['one', 'two']);
  });

  it('is not answered with a copy to who wants to know what is so now', async () => {
    const { read, serve, cutNetwork } = setUp();
    serve(['one']);
    await read(anonymous(MESSAGES));
    cutNetwork();
    await expect(read(anonymous(MESSAGES), { cache: 'no-store' })).rejects.toThrow('Failed to fetch');
  });

  it('is not another visitor’s, whose own purges it', async () => {
    const { read, serve, cutNetwork } = setUp();
    serve(['mine']);
    await read(anonymous(MESSAGES, 'a'));
    cutNetwork();
    await expect(read(anonymous(MESSAGES, 'b'))).rejects.toThrow('Failed to fetch');
    serve(['theirs']);
    await read(anonymous('/api/chat/sessions/s2/messages', 'b'));
    cutNetwork();
    await expect(read(anonymous(MESSAGES, 'a'))).rejects.toThrow('Failed to fetch');
  });

  it('is what the page says after a streamed turn', async () => {
    const { answers, read, serve, cutNetwork } = setUp();
    serve([]);
    await read(anonymous(MESSAGES));
    await answers.keep(null, [{ path: anonymous(MESSAGES), body: ['asked', 'answered'] }]);
    cutNetwork();
    expect(await read(anonymous(MESSAGES))).toEqual(['asked', 'answered']);
  });

  it('is kept for 30 days', async () => {
    const { answers, state, read, serve, cutNetwork, keptCount } = setUp();
    serve(['one']);
    await read(anonymous(MESSAGES));
    cutNetwork();
    state.now = 30 * DAY_MS;
    expect(await read(anonymous(MESSAGES))).toEqual(['one']);
    state.now += 1;
    await expect(read(anonymous(MESSAGES))).rejects.toThrow('Failed to fetch');
    await answers.sweep();
    expect(keptCount()).toBe(0);
  });

  it('is gone when it was deleted, and the others are not', async () => {
    const { answers, read, serve, cutNetwork } = setUp();
    serve(['one']);
    await read(anonymous(SESSION));
    await read(anonymous(MESSAGES));
    await read(anonymous('/api/chat/sessions/s2/messages'));
    await answers.forgetSession('s1');
    cutNetwork();
    await expect(read(anonymous(MESSAGES))).rejects.toThrow('Failed to fetch');
    await expect(read(anonymous(SESSION))).rejects.toThrow('Failed to fetch');
    expect(await read(anonymous('/api/chat/sessions/s2/messages'))).toEqual(['one']);
  });

  it.each([401, 403, 404])('is gone when the server answers %i', async (status) => {
    const { read, serve, cutNetwork } = setUp();
    serve(['one']);
    await read(anonymous(MESSAGES));
    serve({ message: 'no' }, status);
    await read(anonymous(MESSAGES));
    cutNetwork();
    await expect(read(anonymous(MESSAGES))).rejects.toThrow('Failed to fetch');
  });

  it('is not replaced by an error of the server', async () => {
    const { read, serve, cutNetwork } = setUp();
    serve(['one']);
    await read(anonymous(MESSAGES));
    serve({ message: 'Not ready' }, 503);
    expect(await read(anonymous(MESSAGES))).toEqual({ message: 'Not ready' });
    cutNetwork();
    expect(await read(anonymous(MESSAGES))).toEqual(['one']);
  });
});

describe('an account’s conversation', () => {
  it('is readable offline, together with whose it is', async () => {
    const { read, readAs, serve, cutNetwork } = setUp();
    await readAs('ada');
    serve(['hers']);
    await read(MESSAGES);
    cutNetwork();
    expect(await read('/api/auth/user')).toEqual({ id: 'ada' });
    expect(await read(MESSAGES)).toEqual(['hers']);
  });

  it.each([['bob'], [null]])('is gone once the server names %s', async (next) => {
    const { read, readAs, serve, cutNetwork } = setUp();
    await readAs('ada');
    serve(['hers']);
    await read(MESSAGES);
    await readAs(next);
    cutNetwork();
    await expect(read(MESSAGES)).rejects.toThrow('Failed to fetch');
  });

  it('is not kept while nobody is known to be signed in', async () => {
    const { read, serve, keptCount } = setUp();
    serve(['somebody’s']);
    await read(MESSAGES);
    expect(keptCount()).toBe(0);
  });

  it('is not taken from a tab of who has left', async () => {
    const { answers, read, readAs, cutNetwork } = setUp();
    await readAs('bob');
    await answers.keep('ada', [{ path: MESSAGES, body: ['hers'] }]);
    cutNetwork();
    await expect(read(MESSAGES)).rejects.toThrow('Failed to fetch');
  });
});

describe('a purge', () => {
  it('forgets all', async () => {
    const { answers, read, readAs, serve, keptCount } = setUp();
    await readAs('ada');
    serve(['hers']);
    await read(MESSAGES);
    await answers.purge();
    expect(keptCount()).toBe(0);
  });

  it('of what was read without an account leaves the account’s own', async () => {
    const { answers, read, readAs, serve, cutNetwork } = setUp();
    serve(['before the login']);
    await read(anonymous(MESSAGES));
    await readAs('ada');
    serve(['hers']);
    await read('/api/chat/sessions');
    await answers.forgetAnonymous();
    cutNetwork();
    await expect(read(anonymous(MESSAGES))).rejects.toThrow('Failed to fetch');
    expect(await read('/api/chat/sessions')).toEqual(['hers']);
  });

  it('also counts for what was asked before it and comes after it', async () => {
    const { answers, state, read, keptCount } = setUp();
    let respond: (response: Response) => void = () => {};
    state.server = () => new Promise((resolve) => (respond = resolve));
    const late = read(anonymous(MESSAGES));
    await answers.purge();
    respond(Response.json(['too late']));
    expect(await late).toEqual(['too late']);
    expect(keptCount()).toBe(0);
  });
});

it('keeps a bounded number, the newest', async () => {
  const { read, serve, cutNetwork, keptCount } = setUp();
  serve(['one']);
  for (let at = 0; at < 130; at += 1) await read(anonymous(`/api/chat/sessions/s${at}/messages`));
  expect(keptCount()).toBe(120);
  cutNetwork();
  await expect(read(anonymous('/api/chat/sessions/s0/messages'))).rejects.toThrow('Failed to fetch');
  expect(await read(anonymous('/api/chat/sessions/s129/messages'))).toEqual(['one']);
});
