import { buildSchema, getOperationAST, GraphQLObjectType, parse } from 'graphql';
import { type ListSize, measureOperation } from './operation-size.js';

const schema = buildSchema(`
  type Query { me: Person, people(limit: Int): [Person!]!, named(name: String): Named }
  type Mutation { rename(id: Int): Person }
  interface Named { name: String }
  type Person implements Named { name: String, age: Int, friends: [Person!]!, best: Person }
`);
const size: ListSize = ({ limit }) => Number(limit ?? 5);
(schema.getType('Query') as GraphQLObjectType).getFields()['people']!.extensions = { listSize: size };

function measure(text: string, variables: Record<string, unknown> = {}) {
  const document = parse(text);
  return measureOperation(schema, document, getOperationAST(document)!, variables);
}

describe('measureOperation', () => {
  it('counts levels from the root fields on', () => {
    expect(measure('{ me { name } }').depth).toBe(2);
    expect(measure('{ me { best { best { name } } } }').depth).toBe(4);
    expect(measure('{ me { ... on Person { best { ...N } } } } fragment N on Person { name }').depth).toBe(3);
  });

  it('counts aliases as often as fragments bring them', () => {
    expect(measure('{ a: me { b: name } }').aliases).toBe(2);
    expect(measure('{ me { ...N best { ...N } } } fragment N on Person { n: name }').aliases).toBe(2);
  });

  it('multiplies by the length of lists: as told, by argument, or ten', () => {
    expect(measure('{ me { name age } }').cost).toBe(3);
    expect(measure('{ people { name } }').cost).toBe(5 * 2);
    expect(measure('{ people(limit: 50) { name } }').cost).toBe(50 * 2);
    expect(measure('{ people(limit: -50) { name } }').cost).toBe(2);
    expect(measure('{ people { friends { name } } }').cost).toBe(5 * (1 + 10 * 2));
  });

  it('reads arguments from variables and from their defaults', () => {
    const query = 'query($l: Int = 7) { people(limit: $l) { name } }';
    expect(measure(query).cost).toBe(7 * 2);
    expect(measure(query, { l: 9 }).cost).toBe(9 * 2);
    expect(measure(query, { l: null }).cost).toBe(5 * 2);
  });

  it('looks into interfaces and at type names', () => {
    expect(measure('{ __typename named { name ... on Person { age } } }')).toMatchObject({
      depth: 2,
      cost: 4,
    });
  });

  it('counts root fields through fragments', () => {
    const text =
      'mutation { a: rename { name } ...M ... { c: rename { name } } } fragment M on Mutation { b: rename { name } }';
    expect(measure(text).rootFields).toBe(3);
  });

  it('measures fragments that double in no more steps than there are fragments', () => {
    const doubling = Array.from({ length: 60 }, (_, index) =>
      index === 0
        ? 'fragment F0 on Person { name }'
        : `fragment F${index} on Person { ...F${index - 1} ...F${index - 1} }`,
    );
    expect(measure(`{ me { ...F59 } } ${doubling.join(' ')}`).cost).toBeGreaterThan(2 ** 58);
    const roots = doubling.map((text) =>
      text.replace('on Person', 'on Query').replace('{ name }', '{ me { name } }'),
    );
    expect(measure(`{ ...F59 } ${roots.join(' ')}`).cost).toBeGreaterThan(2 ** 58);
  });
});
