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
        text: `WITH members AS (
            SELECT l.collection_id, c.id, c.name, c.era, c.category, c.born_year, c.image_url, c.token_cost,
              row_number() OVER (PARTITION BY l.collection_id ORDER BY c.token_cost, c.folded_slug, c.id) AS place
              FROM character_collections l JOIN characters c ON c.id = l.character_id
             WHERE c.status = 'PUBLISHED'
          )
          SELECT k.id, k.name, k.description, min(m.token_cost) AS "minTokenCost",
            count(m.id)::integer AS "characterCount",
            COALESCE(json_agg(json_build_object('id', m.id, 'name', m.name, 'era', m.era, 'category', m.category,
              'bornYear', m.born_year, 'imageUrl', m.image_url) ORDER BY m.place)
              FILTER (WHERE m.place <= $1), '[]') AS faces
          FROM collections k LEFT JOIN members m ON m.collection_id = k.id
          GROUP BY k.id ORDER BY k.position, k.id`,
      },
      [COLLECTION_FACES],
    );
    return rows.map((row) => ({ ...row, faces: row.faces.map(withPicture) }));
  }
}

function withPicture(face: FaceRow): CollectionFace {
  return { ...face, imageUrl: face.imageUrl ?? portraitUrl(face) };
}
