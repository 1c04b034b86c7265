import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { buildSchema, isEnumType, isObjectType } from 'graphql';
import { printGatewaySchema, schemaText } from '../src/graphql/printed-schema.js';
import { openGateway } from './fakes/open-gateway.js';

const committed = () => readFile(path.resolve(import.meta.dirname, '../schema.graphql'), 'utf8');

describe('schema.graphql', () => {
  it('is current (else: npm run build and npm run schema -w @parley/gateway)', async () => {
    expect(await committed()).toBe(await printGatewaySchema());
  });

  it('is what a running gateway serves', async () => {
    const gateway = await openGateway();
    try {
      const { schema } = gateway.app.get(GraphQLSchemaHost, { strict: false });
      expect(schemaText(schema)).toBe(await committed());
    } finally {
      await gateway.closeAll();
    }
  });

  it('describes every type, field and argument', async () => {
    const types = Object.values(buildSchema(await committed()).getTypeMap()).filter(
      ({ name }) => !name.startsWith('__') && !/^(String|Int|Float|Boolean|ID)$/.test(name),
    );
    const roots = new Set(['Query', 'Mutation']);
    const parts = types.flatMap((type) => [
      ...(roots.has(type.name) ? [] : [{ of: type.name, text: type.description }]),
      ...(isObjectType(type) ? Object.values(type.getFields()) : []).flatMap((field) => [
        { of: `${type.name}.${field.name}`, text: field.description },
        ...field.args.map((arg) => ({
          of: `${type.name}.${field.name}(${arg.name})`,
          text: arg.description,
        })),
      ]),
    ]);
    expect(types.some(isEnumType)).toBe(true);
    expect(parts.filter(({ text }) => !text).map(({ of }) => of)).toEqual([]);
  });
});
