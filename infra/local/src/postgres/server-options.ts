/** Settings for a machine of two cores that PostgreSQL shares with the services and Redis. */
const SETTINGS: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  max_wal_size: '1GB',
  checkpoint_timeout: '15min',
  random_page_cost: '1.1',
  // Short statements, many at once: a second process or a compiler for one of them only takes from the others.
  max_parallel_workers_per_gather: '0',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  fsync: 'on',
  synchronous_commit: 'on',
};

/** Data that lives as long as a test run need not outlive a power cut. */
const UNSAFE_BUT_QUICK: Record<string, string> = { fsync: 'off', full_page_writes: 'off' };

export function serverArguments(clusterDir: string, port: number, durable: boolean): string[] {
  const settings = { ...SETTINGS, port: String(port), ...(durable ? {} : UNSAFE_BUT_QUICK) };
  return [
    '-D',
    clusterDir,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
}
