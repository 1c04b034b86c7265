import { KEPT_AT } from '../shared/offline/kept-answer';
import type { KeptAnswer } from '../shared/offline/worker-messages';
import { isTouchedBySession, type PersonalRead, personalReadOf, USER_PATH } from './personal-reads.rules';

const CACHE = 'parley-personal';
const LONGEST_MS = 30 * 24 * 3_600_000;
const MOST_ENTRIES = 120;
/** Whose answer it is: an account's id. */
const OWNER = 'x-parley-owner';
/** Not ours (any more), or not there (any more). */
const REFUSALS = new Set([401, 403, 404]);

interface Ports {
  caches: Pick<CacheStorage, 'open' | 'delete'>;
  fetch: (request: Request) => Promise<Response>;
  now: () => number;
  origin: string;
}

/**
 * The visitor's own reads, kept for when there is no network. An anonymous visitor's carry their id in
 * the address; an account's are marked with it and answered only while `GET /api/auth/user` last named
 * that account. All changes happen one after the other, and what was asked before a purge is not kept
 * after it.
 */
export class PersonalAnswers {
  /** Counts the purges. */
  private round = 0;
  private work: Promise<unknown> = Promise.resolve();

  constructor(private readonly ports: Ports) {}

  /** The server's answer, which is kept; with no network the kept one, unless `no-store` forbids. */
  async answer(
    request: Request,
    read: PersonalRead,
    waitUntil: (work: Promise<unknown>) => void,
  ): Promise<Response> {
    const { round } = this;
    let response: Response;
    try {
      response = await this.ports.fetch(request);
    } catch (error) {
      const kept = request.cache === 'no-store' ? undefined : await this.find(request.url, read);
      if (kept) return kept;
      throw error;
    }
    waitUntil(this.take(request.url, read, response.clone(), round));
    return response;
  }

  /** Keeps what a page says it knows, if it is the page of whoever is here now. */
  async keep(ownerId: string | null, answers: KeptAnswer[]): Promise<void> {
    const { round } = this;
    for (const { path, body } of answers) {
      const url = new URL(path, this.ports.origin);
      const read = personalReadOf(url);
      if (!read || read.what === 'user') continue;
      await this.put(url.href, read, JSON.stringify(body), round, ownerId);
    }
  }

  /** Forgets all that is personal. */
  async purge(): Promise<void> {
    this.round += 1;
    await this.inTurn(() => this.ports.caches.delete(CACHE));
  }

  /** Forgets what a visitor read without an account; what is kept of the account stays. */
  async forgetAnonymous(): Promise<void> {
    await this.inTurn(async () => this.deleteWhere(await this.open(), ({ anonymousId }) => !!anonymousId));
  }

  async forgetSession(sessionId: string): Promise<void> {
    this.round += 1;
    await this.inTurn(async () =>
      this.deleteWhere(await this.open(), (read) => isTouchedBySession(read, sessionId)),
    );
  }

  /** Forgets what is older than 30 days. */
  async sweep(): Promise<void> {
    await this.inTurn(async () => {
      const cache = await this.open();
      for (const { url } of await cache.keys()) {
        const kept = await cache.match(url);
        if (kept && this.isTooOld(kept)) await cache.delete(url);
      }
    });
  }

  private async take(url: string, read: PersonalRead, response: Response, round: number): Promise<void> {
    if (REFUSALS.has(response.status)) {
      const { sessionId } = read;
      if (sessionId) await this.forgetSession(sessionId);
    } else if (response.status === 200) {
      await this.put(url, read, await response.text(), round);
    }
  }

  private async put(
    url: string,
    read: PersonalRead,
    body: string,
    round: number,
    claimedOwner?: string | null,
  ): Promise<void> {
    await this.inTurn(async () => {
      if (round !== this.round) return;
      const cache = await this.open();
      const owner = await this.ownerOf(cache);
      if (read.what === 'user') return this.putUser(cache, url, body, owner);
      if (read.anonymousId) {
        await this.deleteWhere(cache, ({ anonymousId }) => !!anonymousId && anonymousId !== read.anonymousId);
      } else if (!owner || (claimedOwner !== undefined && claimedOwner !== owner)) {
        return;
      }
      await this.store(cache, url, body, read.anonymousId ? '' : owner!);
    });
  }

  /** Somebody else, or nobody, is signed in: what was the last account's goes. */
  private async putUser(cache: Cache, url: string, body: string, before: string | null): Promise<void> {
    const id = idIn(body);
    if (id !== before) await this.deleteWhere(cache, ({ anonymousId }) => !anonymousId);
    if (id) await this.store(cache, url, body, id);
  }

  private async store(cache: Cache, url: string, body: string, owner: string): Promise<void> {
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      [KEPT_AT]: String(this.ports.now()),
      [OWNER]: encodeURIComponent(owner),
    };
    // Put anew it comes last, so that the first ones are the oldest.
    await cache.delete(url);
    await cache.put(url, new Response(body, { headers }));
    const keys = (await cache.keys()).filter((key) => new URL(key.url).pathname !== USER_PATH);
    for (const key of keys.slice(0, Math.max(0, keys.length - MOST_ENTRIES))) await cache.delete(key.url);
  }

  private async find(url: string, read: PersonalRead): Promise<Response | undefined> {
    await this.work;
    const cache = await this.open();
    const kept = await cache.match(url);
    if (!kept || this.isTooOld(kept)) return undefined;
    if (read.anonymousId) return kept;
    const owner = await this.ownerOf(cache);
    return owner && kept.headers.get(OWNER) === encodeURIComponent(owner) ? kept : undefined;
  }

  private async ownerOf(cache: Cache): Promise<string | null> {
    const user = await cache.match(new URL(USER_PATH, this.ports.origin).href);
    return user ? idIn(await user.text()) : null;
  }

  private async deleteWhere(cache: Cache, isGone: (read: PersonalRead) => boolean): Promise<void> {
    for (const { url } of await cache.keys()) {
      const read = personalReadOf(new URL(url));
      if (!read || isGone(read)) await cache.delete(url);
    }
  }

  private isTooOld(kept: Response): boolean {
    return this.ports.now() - Number(kept.headers.get(KEPT_AT)) > LONGEST_MS;
  }

  private open(): Promise<Cache> {
    return this.ports.caches.open(CACHE);
  }

  private async inTurn(step: () => Promise<unknown>): Promise<void> {
    const done = this.work.then(step);
    this.work = done.catch(() => undefined);
    await done;
  }
}

function idIn(user: string): string | null {
  const value: unknown = JSON.parse(user);
  return typeof value === 'object' && value !== null && 'id' in value ? String(value.id) : null;
}
