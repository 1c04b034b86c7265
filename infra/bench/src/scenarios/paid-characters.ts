import type { Pool } from 'pg';

export const CHARACTERS = 300;
export const PRICE = 15;

/** Adds paid characters, all of one price: copies of one that is there. Answers their ids. */
export async function addPaidCharacters(pool: Pool): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(
    `INSERT INTO catalog.characters (slug, folded_slug, name, description, personality, era, category, token_cost,
       mood, status, dossier)
     SELECT o.slug || '-paid-' || n, o.folded_slug || '-paid-' || n, o.name || ' ' || n, o.description, o.personality,
       o.era, o.category, $2, o.mood, 'PUBLISHED', o.dossier
     FROM generate_series(1, $1::integer) n, (SELECT * FROM catalog.characters ORDER BY id LIMIT 1) o
     RETURNING id`,
    [CHARACTERS, PRICE],
  );
  return rows.map(({ id }) => id);
}
