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
