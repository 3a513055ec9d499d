import { totalmem } from 'node:os';

const MEGABYTE = 2 ** 20;

/** Returns an eighth of the memory that this process may use, between what a small machine has and what a ledger of a day needs. */
function sharedMegabytes(): number {
  const memory = Math.min(totalmem(), process.constrainedMemory() || Infinity);
  return Math.min(1024, Math.max(128, Math.floor(memory / MEGABYTE / 8)));
}

/**
 * Settings of the embedded Postgres, given on its command line so that an older data folder has them too. Those that make a commit durable
 * are listed although they are the default: nobody may trade them for speed here.
 */
export const postgresSettings: Readonly<Record<string, string>> = {
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',

  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  timezone: 'UTC',

  // A machine of two cores shared with Node. Past its shared memory, Postgres writes an old page for each new one.
  shared_buffers: `${sharedMegabytes()}MB`,
  effective_cache_size: '1GB',
  work_mem: '8MB',
  maintenance_work_mem: '128MB',
  random_page_cost: '1.1',
  jit: 'off',

  // No replica reads this WAL. Checkpoints are rare and spread out, so that they do not stall commits.
  wal_level: 'minimal',
  max_wal_senders: '0',
  wal_buffers: '16MB',
  min_wal_size: '512MB',
  max_wal_size: '4GB',
  checkpoint_timeout: '15min',
  checkpoint_completion_target: '0.9',

  // Statements and DETAIL lines hold personal data.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_line_prefix: '%m [%p] ',
};
