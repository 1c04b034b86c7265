import { Injectable } from '@nestjs/common';
import type { CollectionDto } from '@parley/contracts/catalog/collection';
import { Database } from '@parley/kit/database/database';

@Injectable()
export class CollectionsRepository {
  constructor(private readonly database: Database) {}

  /** All, in their order, with what can be derived from their published characters. */
  list(): Promise<CollectionDto[]> {
    return this.database.run<CollectionDto>({
      name: 'collections-list',
      text: `SELECT k.id, k.name, k.description, min(c.token_cost) AS "minTokenCost",
          count(c.id)::integer AS "characterCount"
        FROM collections k
        LEFT JOIN character_collections l ON l.collection_id = k.id
        LEFT JOIN characters c ON c.id = l.character_id AND c.status = 'PUBLISHED'
        GROUP BY k.id ORDER BY k.position, k.id`,
    });
  }
}
