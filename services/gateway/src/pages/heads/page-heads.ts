import { Injectable } from '@nestjs/common';
import { catalogCalls } from '@parley/contracts/catalog/catalog.calls';
import type { CallDefinition } from '@parley/contracts/http/define-call';
import type { CallOptions } from '@parley/kit/http/internal-client';
import { ServiceError } from '@parley/kit/http/service-error';
import { InjectLogger } from '@parley/kit/log/log.module';
import type { Logger } from '@parley/kit/log/logger';
import { CatalogClient } from '../../clients/catalog.client.js';
import { RecentAnswers } from '../../cache/recent-answers.js';
import type { Screen } from '../screen.js';
import { characterHead } from './character.head.js';
import { eventHead } from './event.head.js';
import { collectionHead, collectionsHead, discoverHead, eventsHead, LANDING_HEAD } from './list.heads.js';
import type { PageHead } from './page-head.js';

/**
 * A head, or what is known instead: that the screen is `private`, that what it shows is `unknown`, or
 * `nothing`, because it stands for every screen or the catalog could not say in time.
 */
export type FoundHead = PageHead | 'private' | 'unknown' | 'nothing';

/** Screens whose head is made of what the catalog has. */
type LookedUp = Exclude<
  Screen,
  { kind: 'landing' | 'private' | 'personal' | 'signed-in' | 'shell' | 'unknown' }
>;

/** Longer than any healthy look-up, shorter than anybody waits for a page. */
const LOOKUP_TIMEOUT_MS = 300;
const MAX_RECENT = 1_000;
/** Pages have no rate limit: what they may ask of the catalog at the same time has this one. */
const MAX_LOOKUPS = 32;
/** As long as the public reads of the API are kept. */
const KEEP_FOUND_MS = 60_000;
const KEEP_UNKNOWN_MS = 10_000;
/** Long enough that a catalog in trouble is left in peace, short enough to see it come back. */
const KEEP_NOTHING_MS = 2_000;
/** Listed for search engines; the sitemap has all. */
const LISTED = 30;

/** Finds what is to be said of a screen. Never fails and hardly waits: a page does not depend on its head. */
@Injectable()
export class PageHeads {
  private readonly recent = new RecentAnswers<FoundHead>(MAX_RECENT);
  private lookups = 0;

  constructor(
    private readonly catalog: CatalogClient,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  find(screen: Screen): Promise<FoundHead> | FoundHead {
    switch (screen.kind) {
      case 'landing':
        return LANDING_HEAD;
      case 'shell':
        return 'nothing';
      case 'private':
      case 'personal':
      case 'signed-in':
        return 'private';
      case 'unknown':
        return 'unknown';
      default:
        return this.recent.find(JSON.stringify(screen), () => this.lookUp(screen), keepMs);
    }
  }

  private async lookUp(screen: LookedUp): Promise<FoundHead> {
    if (this.lookups >= MAX_LOOKUPS) return 'nothing';
    this.lookups += 1;
    try {
      return await this.load(screen, AbortSignal.timeout(LOOKUP_TIMEOUT_MS));
    } catch (error) {
      if (error instanceof ServiceError && error.status === 404) return 'unknown';
      this.logger.debug({ err: error, screen }, 'a page was sent without its head');
      return 'nothing';
    } finally {
      this.lookups -= 1;
    }
  }

  private async load(screen: LookedUp, signal: AbortSignal): Promise<PageHead> {
    const ask = <Answer>(call: CallDefinition<Answer>, options: CallOptions = {}) =>
      this.catalog.call(call, { ...options, signal });
    switch (screen.kind) {
      case 'discover': {
        const query = { sort: 'featured', limit: LISTED };
        return discoverHead(await ask(catalogCalls.listCharacters, { query }));
      }
      case 'collections': {
        const collections = await ask(catalogCalls.listCollections);
        const filled = collections.filter(({ characterCount }) => characterCount > 0);
        const chosen = filled.find(({ id }) => id === screen.collectionId);
        if (!chosen) return collectionsHead(filled);
        const query = { collection: chosen.id, sort: 'price', limit: LISTED };
        return collectionHead(chosen, await ask(catalogCalls.listCharacters, { query }));
      }
      case 'events': {
        const { day } = screen;
        const events = day ? ask(catalogCalls.listEvents, { query: day }) : ask(catalogCalls.eventsToday);
        return eventsHead(day, (await events).slice(0, LISTED));
      }
      case 'event': {
        const { id } = screen;
        const [event, byEvent] = await Promise.all([
          ask(catalogCalls.eventById, { params: { id } }),
          ask(catalogCalls.charactersOfEvents, { query: { ids: id } }),
        ]);
        return eventHead(event, byEvent[id] ?? []);
      }
      case 'character':
        return characterHead(await ask(catalogCalls.characterBySlug, { params: { slug: screen.slug } }));
    }
  }
}

function keepMs(found: FoundHead): number {
  if (found === 'nothing') return KEEP_NOTHING_MS;
  return found === 'unknown' ? KEEP_UNKNOWN_MS : KEEP_FOUND_MS;
}
