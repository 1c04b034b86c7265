import { getNamedType, type GraphQLSchema, isObjectType } from 'graphql';

/** A selection of every field of a type, and of the types below it; `without` names fields left out. */
export function selectAll(schema: GraphQLSchema, typeName: string, without: string[] = []): string {
  const type = schema.getType(typeName);
  if (!isObjectType(type)) return '';
  const fields = Object.values(type.getFields())
    .filter(({ name }) => !without.includes(`${typeName}.${name}`))
    .map((field) => `${field.name} ${selectAll(schema, getNamedType(field.type).name, without)}`);
  return `{ ${fields.join(' ')} }`;
}

/** The same JSON without the keys whose value is null: GraphQL says null where REST says nothing. */
export function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([, child]) => child !== null);
  return Object.fromEntries(kept.map(([key, child]) => [key, withoutNulls(child)]));
}
