import { randomUUID } from 'node:crypto';
import { Pool } from 'pg';

export interface Said {
  role: 'user' | 'assistant';
  content: string;
}

/** As many connections as the chat service has. */
const CONNECTIONS = 16;

const TABLES = `
  CREATE SCHEMA IF NOT EXISTS yardstick;
  CREATE TABLE IF NOT EXISTS yardstick.sessions (id uuid PRIMARY KEY, character_id integer NOT NULL);
  CREATE TABLE IF NOT EXISTS yardstick.messages (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    session_id uuid NOT NULL REFERENCES yardstick.sessions (id),
    role text NOT NULL,
    content text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE INDEX IF NOT EXISTS messages_of_session ON yardstick.messages (session_id, id)`;

/** The one statement before: stores the message and brings what was said earlier, for the prompt. */
const BEGIN = {
  name: 'begin',
  text: `WITH sent AS (
      INSERT INTO yardstick.messages (session_id, role, content) VALUES ($1, 'user', $2)
    )
    SELECT s.character_id AS "characterId", (
      SELECT json_agg(json_build_object('role', m.role, 'content', m.content) ORDER BY m.id)
      FROM yardstick.messages m WHERE m.session_id = s.id
    ) AS history
    FROM yardstick.sessions s WHERE s.id = $1`,
};

/** The one statement after. */
const END = {
  name: 'end',
  text: `INSERT INTO yardstick.messages (session_id, role, content) VALUES ($1, 'assistant', $2)`,
};

export class YardstickStorage {
  readonly #pool: Pool;

  constructor(databaseUrl: string) {
    this.#pool = new Pool({ connectionString: databaseUrl, max: CONNECTIONS });
    // A connection that breaks while idle would otherwise end the process.
    this.#pool.on('error', () => {});
  }

  async createTables(): Promise<void> {
    await this.#pool.query(TABLES);
  }

  async openSession(characterId: number): Promise<string> {
    const id = randomUUID();
    await this.#pool.query({
      name: 'open',
      text: 'INSERT INTO yardstick.sessions (id, character_id) VALUES ($1, $2)',
      values: [id, characterId],
    });
    return id;
  }

  async begin(sessionId: string, content: string): Promise<{ characterId: number; history: Said[] | null }> {
    const { rows } = await this.#pool.query({ ...BEGIN, values: [sessionId, content] });
    return rows[0];
  }

  async end(sessionId: string, reply: string): Promise<void> {
    await this.#pool.query({ ...END, values: [sessionId, reply] });
  }

  async list(sessionId: string): Promise<(Said & { id: string })[]> {
    const text = 'SELECT id, role, content FROM yardstick.messages WHERE session_id = $1 ORDER BY id';
    return (await this.#pool.query({ name: 'list', text, values: [sessionId] })).rows;
  }

  close(): Promise<void> {
    return this.#pool.end();
  }
}
