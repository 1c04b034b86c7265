import { catalogCalls } from '@parley/contracts/catalog/catalog.calls';
import { type OpenedCatalog, openCatalog } from './opened-catalog.js';
import { SampleRows, SECRET } from './sample-rows.js';

let catalog: OpenedCatalog;
let augustus: number;
let draft: number;
let archived: number;

beforeAll(async () => {
  catalog = await openCatalog();
  const rows = new SampleRows(catalog.database);
  const poets = await rows.collection('Poets', 2);
  const rulers = await rows.collection('Rulers', 1);
  augustus = await rows.character({ name: 'Augustus', tokenCost: 5, collectionIds: [poets, rulers] });
  await rows.character({ name: 'Zeno' });
  await rows.character({ name: 'Émilie du Châtelet' });
  await rows.character({ name: 'Emilie du Chatelet' });
  draft = await rows.character({ name: 'Draft Person', status: 'DRAFT', collectionIds: [poets] });
  archived = await rows.character({ name: 'Archived Person', status: 'ARCHIVED' });
});

afterAll(() => catalog?.close());

const answerOf = async (path: string) => {
  const response = await fetch(`${catalog.url}${path}`);
  return { status: response.status, body: (await response.json()) as unknown };
};
const NOT_FOUND = { status: 404, body: { message: 'Character not found' } };

describe('the list of characters', () => {
  it('holds the published ones by name, whatever the accents, with their collections in order', async () => {
    const characters = await catalog.client.call(catalogCalls.listCharacters);
    expect(characters.map(({ name }) => name)).toEqual([
      'Augustus',
      'Émilie du Châtelet',
      'Emilie du Chatelet',
      'Zeno',
    ]);
    expect(characters[0]).toEqual({
      id: augustus,
      slug: 'augustus',
      name: 'Augustus',
      description: 'A sample',
      era: 'Antiquity',
      category: '',
      imageUrl: '/media/portraits/v1.svg?name=Augustus&era=Antiquity&born=-63',
      tokenCost: 5,
      mood: 'neutral',
      isFeatured: false,
      status: 'PUBLISHED',
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      bornYear: -63,
      diedYear: 14,
      collections: [
        { id: expect.any(Number), name: 'Rulers' },
        { id: expect.any(Number), name: 'Poets' },
      ],
    });
  });
});

describe('a character by slug', () => {
  it.each([
    ['augustus', 'Augustus'],
    ['AUGUSTUS', 'Augustus'],
    ['émilie-du-châtelet', 'Émilie du Châtelet'],
    ['E\u0301MILIE-DU-CHA\u0302TELET', 'Émilie du Châtelet'],
    ['emilie-du-chatelet', 'Emilie du Chatelet'],
    ['Emilie du Chatelet', 'Emilie du Chatelet'],
    ['zéno', 'Zeno'],
  ])('%p finds %p', async (slug, name) => {
    const found = await catalog.client.call(catalogCalls.characterBySlug, { params: { slug } });
    expect(found.name).toBe(name);
  });

  it.each(['nobody', 'draft-person', 'archived-person', '!!!', '\0', "' OR 1=1 --"])(
    '%p finds nobody',
    async (slug) => {
      expect(await answerOf(`/characters/by-slug/${encodeURIComponent(slug)}`)).toEqual(NOT_FOUND);
    },
  );
});

describe('a character by id', () => {
  it('is found when published', async () => {
    const found = await catalog.client.call(catalogCalls.characterById, { params: { id: augustus } });
    expect(found.name).toBe('Augustus');
  });

  it.each([
    '999999',
    '2147483647',
    '2147483648',
    '99999999999999999999',
    '0',
    '-1',
    '1.5',
    'x',
    '1e1',
    '%00',
  ])('%p is nobody’s', async (id) => {
    expect(await answerOf(`/characters/${id}`)).toEqual(NOT_FOUND);
    expect(await answerOf(`/personas/${id}`)).toEqual(NOT_FOUND);
  });

  it('is not found while a draft or archived', async () => {
    for (const id of [draft, archived]) {
      expect(await answerOf(`/characters/${id}`)).toEqual(NOT_FOUND);
      expect(await answerOf(`/personas/${id}`)).toEqual(NOT_FOUND);
    }
  });
});

describe('the personality', () => {
  it('comes with the persona, together with the dossier', async () => {
    const persona = await catalog.client.call(catalogCalls.personaById, { params: { id: augustus } });
    expect(persona.personality).toBe(SECRET);
    expect(persona.dossier).toMatchObject({ bornYear: -63, diedYear: 14, places: ['Rome'] });
    expect(persona.character).toEqual(
      await catalog.client.call(catalogCalls.characterById, { params: { id: augustus } }),
    );
  });

  it('is in no other answer', async () => {
    for (const path of [
      '/characters',
      '/characters/discover',
      '/characters/by-slug/zeno',
      `/characters/${augustus}`,
    ]) {
      const text = JSON.stringify((await answerOf(path)).body);
      expect(text).toContain('A sample');
      expect(text).not.toMatch(new RegExp(`${SECRET}|personality|dossier|Latin`));
    }
  });
});
