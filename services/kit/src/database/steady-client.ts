import { Client, type ClientConfig } from 'pg';

/**
 * A connection whose end never ends the process. A server that dies reports it on a connection more
 * than once, also between two queries, when neither the pool nor a query listens; the queries
 * themselves fail all the same, and the pool replaces the connection.
 */
export class SteadyClient extends Client {
  constructor(config?: string | ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }
}
