import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { printGatewaySchema } from './graphql/printed-schema.js';

await writeFile(path.resolve(import.meta.dirname, '../schema.graphql'), await printGatewaySchema());
