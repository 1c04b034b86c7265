import type { PersonaDto } from '@parley/contracts/catalog/character';
import { renderPersonaPrompt } from '@parley/contracts/prompt/persona-prompt';
import { Pool } from 'undici';
import type { Said } from './storage.ts';

const MODEL = 'parley-understudy';
const CONNECTIONS = 2048;

/** The same prompts to the same model as the product's, so that the model has the same work. */
export class YardstickModel {
  readonly #pool: Pool;
  readonly #catalogUrl: string;
  readonly #prompts = new Map<number, Promise<string>>();

  constructor(understudyUrl: string, catalogUrl: string) {
    this.#pool = new Pool(understudyUrl, { connections: CONNECTIONS });
    this.#catalogUrl = catalogUrl;
  }

  /** Kept in memory, as the product does. */
  systemPrompt(characterId: number): Promise<string> {
    const known = this.#prompts.get(characterId);
    if (known) return known;
    const loading = this.#load(characterId);
    this.#prompts.set(characterId, loading);
    return loading;
  }

  async #load(characterId: number): Promise<string> {
    const response = await fetch(`${this.#catalogUrl}/personas/${characterId}`);
    const { character, personality, dossier } = (await response.json()) as PersonaDto;
    const { name, era, description } = character;
    return renderPersonaPrompt({ name, era, description, personality, dossier }, null);
  }

  /** Passes the model's bytes on as they come and resolves with the text that was in them. */
  async stream(system: string, history: readonly Said[], passOn: (bytes: Buffer) => void): Promise<string> {
    const messages = [{ role: 'system', content: system }, ...history];
    const chunks: Buffer[] = [];
    await new Promise<void>((resolve, reject) => {
      const body = JSON.stringify({ model: MODEL, messages, stream: true });
      const headers = { 'content-type': 'application/json' };
      this.#pool.dispatch(
        { method: 'POST', path: '/v1/chat/completions', headers, body },
        {
          onRequestStart: () => {},
          onResponseStart: (_, status) => {
            if (status !== 200) throw new Error(`The model answered ${status}`);
          },
          onResponseData: (_, chunk) => {
            chunks.push(chunk);
            passOn(chunk);
          },
          onResponseEnd: () => resolve(),
          onResponseError: (_, error) => reject(error),
        },
      );
    });
    return textOfChunks(Buffer.concat(chunks).toString('utf8'));
  }

  close(): Promise<void> {
    return this.#pool.destroy();
  }
}

function textOfChunks(body: string): string {
  let text = '';
  for (const line of body.split('\n')) {
    if (line.startsWith('data: {')) text += JSON.parse(line.slice(6)).choices[0]?.delta.content ?? '';
  }
  return text;
}
