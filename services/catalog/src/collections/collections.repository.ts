import { Injectable } from '@nestjs/common';
import {
  COLLECTION_FACES,
  type CollectionDto,
  type CollectionFace,
} from '@parley/contracts/catalog/collection';
import { portraitUrl } from '@parley/contracts/media/picture-urls';
import { Database } from '@parley/kit/database/database';

type FaceRow = Omit<CollectionFace, 'imageUrl'> & { imageUrl: string | null };
type CollectionRow = Omit<CollectionDto, 'faces'> & { faces: FaceRow[] };

@Injectable()
export class CollectionsRepository {
  constructor(private readonly database: Database) {}

  /** All, in their order, with what can be derived from their published characters. */
  async list(): Promise<CollectionDto[]> {
    const rows = await this.database.run<CollectionRow>(
      {
        name: 'collections-list',
        // The faces are cut by a LIMIT for each collection: sorting all members would cost ten times as much.
        text: `SELECT k.id, k.name, k.description, s."minTokenCost",
            COALESCE(s."characterCount", 0) AS "characterCount", COALESCE(f.faces, '[]') AS faces
          FROM collections k
          LEFT JOIN (
            SELECT l.collection_id, min(c.token_cost) AS "minTokenCost", count(*)::integer AS "characterCount"
              FROM character_collections l JOIN characters c ON c.id = l.character_id
             WHERE c.status = 'PUBLISHED' GROUP BY l.collection_id
          ) s ON s.collection_id = k.id
          LEFT JOIN LATERAL (
            SELECT json_agg(json_build_object('id', m.id, 'name', m.name, 'era', m.era, 'category', m.category,
                'bornYear', m.born_year, 'imageUrl', m.image_url) ORDER BY m.token_cost, m.folded_slug, m.id) AS faces
              FROM (
                SELECT c.id FROM character_collections l JOIN characters c ON c.id = l.character_id
                 WHERE l.collection_id = k.id AND c.status = 'PUBLISHED'
                 ORDER BY c.token_cost, c.folded_slug, c.id LIMIT $1
              ) first JOIN characters m USING (id)
          ) f ON true
          ORDER BY k.position, k.id`,
      },
      [COLLECTION_FACES],
    );
    return rows.map((row) => ({ ...row, faces: row.faces.map(withPicture) }));
  }

  /** In the collections' order; null unless the character is published. */
  async findIdsOfPublished(characterId: number): Promise<number[] | null> {
    const [row] = await this.database.run<{ collectionIds: number[] }>(
      {
        name: 'collections-of-character',
        text: `SELECT ARRAY(
            SELECT k.id FROM character_collections l JOIN collections k ON k.id = l.collection_id
             WHERE l.character_id = c.id ORDER BY k.position, k.id
          ) AS "collectionIds"
          FROM characters c WHERE c.id = $1 AND c.status = 'PUBLISHED'`,
      },
      [characterId],
    );
    return row?.collectionIds ?? null;
  }
}

function withPicture(face: FaceRow): CollectionFace {
  return { ...face, imageUrl: face.imageUrl ?? portraitUrl(face) };
}
