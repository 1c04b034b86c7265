import { type DynamicModule, Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource, type EntitySchema } from 'typeorm';
import { Readiness } from '../health/readiness.js';
import { Database } from './database.js';
import { SteadyClient } from './steady-client.js';

export interface DatabaseOptions {
  /** The service's own role. */
  url: string;
  /** The service's own schema. */
  schema: string;
  entities: (Function | EntitySchema)[];
  poolSize?: number;
}

const CONNECT_TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 15_000;
const QUERY_TIMEOUT_MS = 20_000;

/** The service's schema through its own role: TypeORM, and {@link Database} for statements by hand. */
@Global()
@Module({})
export class DatabaseModule {
  static forRoot({ url, schema, entities, poolSize = 16 }: DatabaseOptions): DynamicModule {
    const typeOrm = TypeOrmModule.forRoot({
      type: 'postgres',
      url,
      entities,
      poolSize,
      connectTimeoutMS: CONNECT_TIMEOUT_MS,
      retryAttempts: 30,
      retryDelay: 1_000,
      extra: {
        Client: SteadyClient,
        options: `-c search_path=${schema}`,
        statement_timeout: STATEMENT_TIMEOUT_MS,
        // For a server that no longer answers at all.
        query_timeout: QUERY_TIMEOUT_MS,
        keepAlive: true,
      },
    });
    return {
      module: DatabaseModule,
      imports: [typeOrm],
      providers: [
        {
          provide: Database,
          inject: [DataSource, Readiness],
          useFactory: (dataSource: DataSource, readiness: Readiness) => {
            readiness.register('postgres', () => dataSource.query('SELECT 1'));
            return new Database(dataSource);
          },
        },
      ],
      exports: [Database],
    };
  }
}
