import { catalogCalls } from '@parley/contracts/catalog/catalog.calls';
import { type OpenedCatalog, openCatalog } from './opened-catalog.js';
import { SampleRows } from './sample-rows.js';

let catalog: OpenedCatalog;

beforeAll(async () => {
  catalog = await openCatalog();
});

afterAll(() => catalog?.close());

describe('the list of collections', () => {
  it('counts and prices published characters only, in the collections’ order', async () => {
    const rows = new SampleRows(catalog.database);
    const last = await rows.collection('Last', 9);
    const mixed = await rows.collection('Mixed', 1);
    const hidden = await rows.collection('Hidden only', 2);
    await rows.character({ name: 'Dear', tokenCost: 20, collectionIds: [mixed, last] });
    await rows.character({ name: 'Cheap', tokenCost: 5, collectionIds: [mixed] });
    await rows.character({ name: 'Draft', status: 'DRAFT', collectionIds: [mixed, hidden] });
    await rows.character({ name: 'Archived', status: 'ARCHIVED', tokenCost: 1, collectionIds: [mixed] });
    const description = 'A sample';
    const facesOf = (...names: string[]) => names.map((name) => expect.objectContaining({ name }));
    expect(await catalog.client.call(catalogCalls.listCollections)).toEqual([
      {
        id: mixed,
        name: 'Mixed',
        description,
        minTokenCost: 5,
        characterCount: 2,
        faces: facesOf('Cheap', 'Dear'),
      },
      { id: hidden, name: 'Hidden only', description, minTokenCost: null, characterCount: 0, faces: [] },
      { id: last, name: 'Last', description, minTokenCost: 20, characterCount: 1, faces: facesOf('Dear') },
    ]);
  });

  it('shows the faces of the first three by price', async () => {
    const rows = new SampleRows(catalog.database);
    const wide = await rows.collection('Wide', 20);
    for (const tokenCost of [4, 1, 3, 2])
      await rows.character({ name: `Costs ${tokenCost}`, tokenCost, collectionIds: [wide] });
    const collections = await catalog.client.call(catalogCalls.listCollections);
    const { faces } = collections.find(({ id }) => id === wide)!;
    expect(faces.map(({ name }) => name)).toEqual(['Costs 1', 'Costs 2', 'Costs 3']);
    expect(faces[0]).toMatchObject({ era: 'Antiquity', category: '', bornYear: -63 });
    expect(faces[0]!.imageUrl).toBe('/media/portraits/v1.svg?name=Costs+1&era=Antiquity&born=-63');
  });
});

describe('the collections of a character', () => {
  const linksOf = (id: number | string) =>
    catalog.client.call(catalogCalls.collectionsOfCharacter, { params: { id } });

  it('are links in the order of the collections', async () => {
    const rows = new SampleRows(catalog.database);
    const [second, first] = [await rows.collection('Second', 31), await rows.collection('First', 30)];
    const [id, lonely] = [
      await rows.character({ name: 'In two', collectionIds: [second, first] }),
      await rows.character({ name: 'In none' }),
    ];
    expect(await linksOf(id)).toEqual([
      { characterId: id, collectionId: first },
      { characterId: id, collectionId: second },
    ]);
    expect(await linksOf(lonely)).toEqual([]);
  });

  it('are nobody’s to know unless the character is published', async () => {
    const rows = new SampleRows(catalog.database);
    const hidden = await rows.collection('Hidden links', 32);
    const draft = await rows.character({ name: 'A draft', status: 'DRAFT', collectionIds: [hidden] });
    for (const id of [draft, 999_999, 0, -1, 'x', '1e3', '99999999999'])
      await expect(linksOf(id)).rejects.toMatchObject({ status: 404 });
  });
});
