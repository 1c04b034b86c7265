import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PersonaDto } from '@parley/contracts/catalog/character';
import { VOICE_KINDS } from '@parley/contracts/catalog/dossier';

export interface FakeCatalog {
  url: string;
  personas: Map<number, PersonaDto>;
  /** Persona calls so far. */
  calls: number;
  close: () => Promise<void>;
}

/** Answers persona calls from a map: 1 is free, 2 is paid, 3 is paid and featured. */
export async function startFakeCatalog(): Promise<FakeCatalog> {
  const personas = new Map([
    persona(1, 'Ada Lovelace', 0),
    persona(2, 'Nikola Tesla', 15),
    persona(3, 'Leonardo', 9, true),
  ]);
  const catalog = { personas, calls: 0 } as FakeCatalog;
  const server = createServer((request, response) => {
    catalog.calls += 1;
    const found = personas.get(Number(request.url!.split('/').at(-1)));
    response.writeHead(found ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(found ?? { message: 'Character not found' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  catalog.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  catalog.close = () =>
    new Promise((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  return catalog;
}

function persona(id: number, name: string, tokenCost: number, isFeatured = false): [number, PersonaDto] {
  const character = {
    id,
    slug: name.toLowerCase().replace(' ', '-'),
    name,
    description: `${name}.`,
    era: 'Victorian England',
    category: 'Mathematician',
    imageUrl: '/pictures/figure.png',
    tokenCost,
    mood: 'wise' as const,
    isFeatured,
    status: 'PUBLISHED' as const,
    createdAt: '2026-01-01T00:00:00.000Z',
    bornYear: 1815,
    diedYear: 1852,
    collections: [],
  };
  const voice = Object.fromEntries(
    VOICE_KINDS.map((kind) => [kind, ['…']]),
  ) as PersonaDto['dossier']['voice'];
  const dossier = {
    bornYear: 1815,
    diedYear: 1852,
    places: [],
    languages: [],
    voice,
    facts: [],
    quotations: [],
  };
  return [id, { character, personality: 'You speak precisely.', dossier }];
}
