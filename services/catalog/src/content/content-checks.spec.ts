import {
  type Check,
  fields,
  flag,
  key,
  listOf,
  oneOf,
  orNull,
  setOf,
  text,
  wholeNumber,
  year,
} from './content-checks.js';
import { type ContentFault, Place } from './content-fault.js';

function faultsOf(check: Check<unknown>, value: unknown): string[] {
  const faults: ContentFault[] = [];
  check(value, new Place('sample.yaml', faults));
  return faults.map(({ path, message }) => (path ? `${path}: ${message}` : message));
}

describe('a text', () => {
  it('says something that can be stored, and loses the white space around it', () => {
    expect(text('  Ave.\n', new Place('', []))).toBe('Ave.');
    expect(faultsOf(text, ' \n')).toEqual(['must not be empty']);
    expect(faultsOf(text, 44)).toEqual(['must be a text']);
    expect(faultsOf(text, undefined)).toEqual(['must be a text']);
    expect(faultsOf(text, 'a\0b')).toEqual(['contains characters that cannot be stored']);
  });
});

describe('a key', () => {
  it.each(['minds-of-science', 'apollo-11', 'x'])('may be %p', (value) => {
    expect(faultsOf(key, value)).toEqual([]);
  });

  it.each(['Minds', 'a--b', '-a', 'a_b', 'größe', 'a b'])('may not be %p', (value) => {
    expect(faultsOf(key, value)).toHaveLength(1);
  });
});

describe('a year', () => {
  it('is a whole number of the past, and never 0', () => {
    expect(faultsOf(year, -44)).toEqual([]);
    expect(faultsOf(year, 0)).toEqual(['there is no year 0']);
    expect(faultsOf(year, 1900.5)).toEqual(['must be a whole number']);
    expect(faultsOf(year, '1900')).toEqual(['must be a whole number']);
    expect(faultsOf(year, 9999)).toHaveLength(1);
  });

  it('may be unknown where that is allowed', () => {
    expect(orNull(year)(undefined, new Place('', []))).toBeNull();
    expect(faultsOf(orNull(year), null)).toEqual([]);
    expect(faultsOf(orNull(year), 0)).toHaveLength(1);
  });
});

describe('numbers, flags and choices', () => {
  it('are held to what is allowed', () => {
    expect(faultsOf(wholeNumber(0, 10), 11)).toEqual(['must be between 0 and 10']);
    expect(faultsOf(wholeNumber(0, 10), NaN)).toEqual(['must be a whole number']);
    expect(faultsOf(flag, 'yes')).toEqual(['must be true or false']);
    expect(faultsOf(oneOf(['wise', 'playful']), 'grumpy')).toEqual(['"grumpy" is none of wise, playful']);
  });
});

describe('a list', () => {
  it('names the entry that is wrong', () => {
    expect(faultsOf(listOf(text), ['a', ''])).toEqual(['[1]: must not be empty']);
    expect(faultsOf(listOf(text, 2), ['a'])).toEqual(['must have at least 2, has 1']);
    expect(faultsOf(listOf(text), 'a')).toEqual(['must be a list']);
  });

  it('may be missing only if it may be empty', () => {
    expect(listOf(text)(undefined, new Place('', []))).toEqual([]);
    expect(faultsOf(listOf(text, 1), undefined)).toEqual(['must be a list']);
  });

  it('repeats nothing if it is a set', () => {
    expect(faultsOf(setOf(text), ['a', 'b', 'a'])).toEqual(['[2]: "a" is there twice']);
  });
});

describe('a mapping', () => {
  const life = fields({ name: text, born: orNull(year) });

  it('has its own keys and no others', () => {
    expect(faultsOf(life, { name: 'Ada', died: 1852 })).toEqual(['died: unknown key']);
    expect(faultsOf(life, { born: 1815 })).toEqual(['name: must be a text']);
  });

  it('reports all faults, each with its path', () => {
    expect(faultsOf(fields({ lives: listOf(life) }), { lives: [{ name: 1, born: 0 }] })).toEqual([
      'lives[0].name: must be a text',
      'lives[0].born: there is no year 0',
    ]);
  });

  it('reports one fault for what is no mapping, and still has all keys', () => {
    for (const value of [null, [], 'x', undefined])
      expect(faultsOf(life, value)).toEqual(['must be a mapping of keys to values']);
    expect(life(null, new Place('', []))).toEqual({ name: '', born: null });
  });
});
