import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MOODS } from '@parley/contracts/catalog/character';
import { VOICE_KINDS } from '@parley/contracts/catalog/dossier';
import { stringify } from 'yaml';
import { type ContentError } from './content-fault.js';
import { readContent } from './content-files.js';

let folder: string;

const fact = { year: 1843, topics: ['writing'], text: 'I wrote the notes.' };
const character = (changes: object = {}, dossierChanges: object = {}) => ({
  name: 'Ada Lovelace',
  description: 'Mathematician',
  era: 'Victorian Era',
  category: 'Mathematician',
  mood: 'curious',
  tokenCost: 0,
  featured: true,
  collections: ['science'],
  personality: 'You speak in cogs.',
  dossier: {
    bornYear: 1815,
    diedYear: 1852,
    places: ['London'],
    languages: ['English'],
    voice: Object.fromEntries(VOICE_KINDS.map((kind) => [kind, ['A line']])),
    facts: Array.from({ length: 8 }, () => fact),
    quotations: [],
    ...dossierChanges,
  },
  ...changes,
});
const event = (changes: object = {}) => ({
  key: 'notes',
  title: 'The Notes',
  year: 1843,
  month: 8,
  day: 1,
  description: 'They appear.',
  characters: ['ada-lovelace'],
  ...changes,
});
const science = { key: 'science', name: 'Science', description: 'Those who look' };

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'catalog-content-'));
  await mkdir(join(folder, 'characters'));
  await mkdir(join(folder, 'events'));
  await write('collections.yaml', [science]);
  await write('characters/ada-lovelace.yaml', character());
  await write('events/08-august.yaml', [event()]);
});

afterEach(() => rm(folder, { recursive: true }));

async function write(file: string, content: unknown): Promise<void> {
  await writeFile(join(folder, file), typeof content === 'string' ? content : stringify(content));
}

/** "file: path: message" of every fault found. */
async function faults(): Promise<string[]> {
  const error = await readContent(folder).then(
    () => undefined,
    (thrown: ContentError) => thrown,
  );
  return (error?.faults ?? []).map(({ file, path, message }) =>
    [file, path, message].filter(Boolean).join(': '),
  );
}

describe('reading the content folder', () => {
  it('gives every kind with its keys', async () => {
    const content = await readContent(folder);
    expect(content.collections.map(({ key }) => key)).toEqual(['science']);
    expect(content.characters.map(({ key }) => key)).toEqual(['ada-lovelace']);
    expect(content.events.map(({ key }) => key)).toEqual(['notes']);
    expect(content.events[0]!.value).toEqual({ ...event(), context: null });
  });

  it('orders characters by file name', async () => {
    for (const name of ['Zeno', 'Hypatia'])
      await write(`characters/${name.toLowerCase()}.yaml`, character({ name }));
    const { characters } = await readContent(folder);
    expect(characters.map(({ key }) => key)).toEqual(['ada-lovelace', 'hypatia', 'zeno']);
  });

  it('tells every fault of every file in one message', async () => {
    await write('collections.yaml', [{ key: 'science', name: 'Science' }]);
    await write('characters/ada-lovelace.yaml', character({ mood: 'grumpy', colour: 'red' }));
    await write('events/08-august.yaml', [event({ year: 0 })]);
    await expect(readContent(folder)).rejects.toThrow(
      [
        'The content has 4 faults:',
        '  collections.yaml: [0].description: must be a text',
        '  characters/ada-lovelace.yaml: colour: unknown key',
        `  characters/ada-lovelace.yaml: mood: "grumpy" is none of ${MOODS.join(', ')}`,
        '  events/08-august.yaml: [0].year: there is no year 0',
      ].join('\n'),
    );
  });

  it('names what is missing or no YAML', async () => {
    await rm(join(folder, 'collections.yaml'));
    await rm(join(folder, 'events'), { recursive: true });
    await write('characters/ada-lovelace.yaml', 'name: [Ada');
    const found = await faults();
    expect(found).toContain('collections.yaml: cannot be read (ENOENT)');
    expect(found).toContain('events: is not a folder');
    expect(found.find((fault) => fault.startsWith('characters/ada-lovelace.yaml'))).toMatch(/at line 1/);
  });

  it('takes an empty file for a fault, not for nothing', async () => {
    await write('characters/ada-lovelace.yaml', '');
    expect(await faults()).toContain('characters/ada-lovelace.yaml: must be a mapping of keys to values');
  });

  it('refuses a key that stands twice in a mapping', async () => {
    await write('events/08-august.yaml', '- key: a\n  key: b\n');
    expect((await faults())[0]).toMatch(/^events\/08-august.yaml: Map keys must be unique at line/);
  });
});

describe('a character’s file', () => {
  it.each([
    [{ facts: Array.from({ length: 7 }, () => fact) }, 'dossier.facts: must have at least 8, has 7'],
    [{ voice: { greetings: ['Ave'] } }, 'dossier.voice.farewells: must be a list'],
    [{ bornYear: 0 }, 'dossier.bornYear: there is no year 0'],
    [{ bornYear: 1853 }, 'dossier.diedYear: is before bornYear'],
    [{ facts: Array.from({ length: 8 }, () => ({ ...fact, topics: ['gossip'] })) }, /^.*"gossip" is none of/],
    [{ facts: Array.from({ length: 8 }, () => ({ ...fact, year: null })) }, /year: must be a whole number/],
    [{ quotations: [{ text: 'Yes.' }] }, 'dossier.quotations[0].source: must be a text'],
  ])('with the dossier %p has the fault %p', async (changes, fault) => {
    await write('characters/ada-lovelace.yaml', character({}, changes));
    const expected =
      typeof fault === 'string' ? `characters/ada-lovelace.yaml: ${fault}` : expect.stringMatching(fault);
    expect(await faults()).toContainEqual(expected);
  });

  it('may leave the years of life unknown', async () => {
    await write('characters/ada-lovelace.yaml', character({}, { bornYear: null, diedYear: null }));
    expect(await faults()).toEqual([]);
  });

  it('is named after the character, without diacritics', async () => {
    await write('characters/rene-descartes.yaml', character({ name: 'René Descartes' }));
    expect(await faults()).toEqual([]);
    await write('characters/descartes.yaml', character({ name: 'Someone Else' }));
    expect(await faults()).toEqual([
      'characters/descartes.yaml: must be called someone-else.yaml, after the name',
    ]);
  });

  it('has a name of its own', async () => {
    await write('characters/the-second.yaml', character({ name: 'ADA LOVELACE' }));
    expect(await faults()).toContain(
      'characters/the-second.yaml: name: is that of another in characters/ada-lovelace.yaml',
    );
  });

  it('links to collections that there are', async () => {
    await write('characters/ada-lovelace.yaml', character({ collections: ['science', 'arts'] }));
    expect(await faults()).toEqual(['characters/ada-lovelace.yaml: collections[1]: "arts" does not exist']);
  });
});

describe('a file of events', () => {
  it.each([
    [{ month: 13 }, 'month: must be between 1 and 12'],
    [{ month: 4, day: 31 }, 'day: is not in that month'],
    [{ year: 1900, month: 2, day: 29 }, 'day: is not in that month'],
    [{ year: 0 }, 'year: there is no year 0'],
    [{ characters: ['nobody'] }, 'characters[0]: "nobody" does not exist'],
  ])('with %p has the fault %p', async (changes, fault) => {
    await write('events/08-august.yaml', [event(changes)]);
    expect(await faults()).toEqual([`events/08-august.yaml: [0].${fault}`]);
  });

  it('may hold 29 February of a leap year', async () => {
    await write('events/08-august.yaml', [event({ year: 1504, month: 2, day: 29 })]);
    expect(await faults()).toEqual([]);
  });

  it('repeats no key and no event of another file', async () => {
    await write('events/09-september.yaml', [event()]);
    expect(await faults()).toEqual([
      'events/09-september.yaml: [0].key: is that of another in events/08-august.yaml',
      'events/09-september.yaml: [0].title: is that of another in events/08-august.yaml',
    ]);
  });
});

describe('the collections', () => {
  it('repeat no key and no name', async () => {
    await write('collections.yaml', [science, { ...science, name: 'SCIENCE' }]);
    expect(await faults()).toEqual([
      'collections.yaml: [1].key: is that of another in collections.yaml',
      'collections.yaml: [1].name: is that of another in collections.yaml',
    ]);
  });
});
