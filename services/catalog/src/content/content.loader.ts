import type { DataSource, EntityManager } from 'typeorm';
import type { Content } from './content-files.js';
import { hashOf, planOf } from './content-plan.rules.js';
import {
  characterWriter,
  collectionWriter,
  type ContentWriter,
  eventWriter,
  type LinkResolver,
} from './content-writers.js';
import type { ContentKind } from './loaded-content.entity.js';
import { LoadedContentRepository } from './loaded-content.repository.js';

/** How many items were written; the rest was as it is to be. */
interface LoadReport {
  inserted: number;
  updated: number;
}

/** Brings the database up to the content, all of it or nothing. A repeat writes nothing. */
export function loadContent(dataSource: DataSource, content: Content): Promise<LoadReport> {
  return dataSource.transaction((manager) => new ContentLoad(manager).run(content));
}

/** One run of the loader, in its transaction. */
class ContentLoad {
  private readonly report: LoadReport = { inserted: 0, updated: 0 };
  private readonly loaded: LoadedContentRepository;

  constructor(private readonly manager: EntityManager) {
    this.loaded = new LoadedContentRepository(manager);
  }

  async run({ collections, characters, events }: Content): Promise<LoadReport> {
    await this.loaded.lock();
    const placed = collections.map(({ key, value }, position) => ({ key, value: { ...value, position } }));
    await this.loadKind('collection', placed, collectionWriter, none);
    await this.loadKind('character', characters, characterWriter, await this.idsOf('collection'));
    await this.loadKind('event', events, eventWriter, await this.idsOf('character'));
    return this.report;
  }

  private async loadKind<T>(
    kind: ContentKind,
    items: { key: string; value: T }[],
    writer: ContentWriter<T>,
    idsOf: LinkResolver,
  ): Promise<void> {
    const known = await this.loaded.findAll(kind);
    for (const [index, { key, value }] of items.entries()) {
      const before = known.get(key);
      const hash = hashOf(value);
      const isChanged = before !== undefined && before.hash !== hash;
      const plan = planOf(before?.hash, hash, isChanged && (await this.loaded.isUntouched(kind, key)));
      if (plan === 'insert') {
        const entityId = await writer.insert(this.manager, value, index, idsOf);
        await this.loaded.record(kind, key, { hash, entityId });
        this.report.inserted += 1;
      } else if (plan === 'update') {
        const { entityId } = before!;
        await writer.update(this.manager, entityId, value, idsOf);
        await this.loaded.record(kind, key, { hash, entityId });
        this.report.updated += 1;
      }
    }
  }

  private async idsOf(kind: ContentKind): Promise<LinkResolver> {
    const ids = await this.loaded.findIds(kind);
    return (keys) => keys.map((key) => ids.get(key)).filter((id) => id !== undefined);
  }
}

const none: LinkResolver = () => [];
