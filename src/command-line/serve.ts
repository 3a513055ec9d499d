import { createServer } from 'node:net';
import type { Service } from '../app.ts';
import { CommandFailed } from './command-failed.ts';
import { readConfig, type Config } from '../platform/config.ts';
import { resolveServers } from '../platform/local/index.ts';
import { createLog, type Log } from '../platform/log.ts';
import { Shutdown, within } from './shutdown.ts';

export interface ServeOptions {
  /** Seed the demo tenants, write ready.json and print how to begin. */
  local: boolean;
  json: boolean;
}

/** What differs on a developer's machine; a setting that is given wins. */
const LOCAL_DEFAULTS = { RAZAO_SANDBOX: 'true', RAZAO_WEBHOOK_ALLOW_LOOPBACK: 'true', RAZAO_LOG_LEVEL: 'warn' };

/** How long the service may take to end: ten seconds for requests under way (app.ts), and the rest for its worker. */
const STOP_MS = 15_000;

/** Starts the service and keeps it running until a signal asks it to end. */
export async function serve({ local, json }: ServeOptions): Promise<void> {
  const config = readConfig(local ? { ...LOCAL_DEFAULTS, ...process.env } : process.env);
  const log = createLog(config.RAZAO_LOG_LEVEL);
  const shutdown = new Shutdown();
  await shutdown.around(async () => {
    await requireFreePort(config);
    shutdown.check();
    const service = await startService(config, log, shutdown);
    const demo = local ? await seed(service, config) : undefined;
    shutdown.check();
    const baseUrl = await listen(service, config);
    if (demo) await announceReady(demo, baseUrl, config, shutdown, json);
    else process.stdout.write(json ? `${JSON.stringify({ base_url: baseUrl })}\n` : `razao listens at ${baseUrl}\n`);
  });
  process.exit();
}

/** The servers start while the program loads: each takes about as long as the other. */
async function startService(config: Config, log: Log, shutdown: Shutdown): Promise<Service> {
  const loading = Promise.all([import('../app.ts'), import('../platform/db/migrate.ts'), import('./failures.ts')]);
  loading.catch(() => undefined);
  const servers = await resolveServers({
    databaseUrl: config.DATABASE_URL, mongodbUrl: config.MONGODB_URL, dataDir: config.RAZAO_DATA_DIR, log,
  });
  shutdown.add(() => servers.stop());
  const [{ Service }, { migrate }, { requirePostgres }] = await loading;
  shutdown.check();
  await requirePostgres(servers.databaseUrl);
  await migrate(servers.databaseUrl);
  shutdown.check();
  const service = await Service.create({ config, log, databaseUrl: servers.databaseUrl, mongodbUrl: servers.mongodbUrl });
  shutdown.add(() => stopService(service, log));
  return service;
}

async function stopService(service: Service, log: Log): Promise<void> {
  if (!(await within(STOP_MS, service.stop()))) log.warn('the service did not end its work in time');
}

async function seed(service: Service, config: Config) {
  const { seedDemo } = await import('./demo.ts');
  return seedDemo(service, config.RAZAO_DATA_DIR);
}

async function announceReady(
  tenants: Awaited<ReturnType<typeof seed>>, baseUrl: string, config: Config, shutdown: Shutdown, json: boolean,
): Promise<void> {
  const { banner, readyFile, writeReady, removeReady } = await import('./ready.ts');
  const file = readyFile(config.RAZAO_DATA_DIR);
  writeReady(file, { baseUrl, tenants, webhookAllowLoopback: config.RAZAO_WEBHOOK_ALLOW_LOOPBACK });
  shutdown.add(async () => removeReady(file, baseUrl));
  process.stdout.write(json ? `${JSON.stringify({ base_url: baseUrl, ready_file: file })}\n` : banner(baseUrl, file, tenants));
}

/** Asked first: a port that is taken must not cost a start of everything else, nor touch what runs there. */
async function requireFreePort({ PORT, HOST }: Config): Promise<void> {
  if (PORT === 0) return;
  const probe = createServer();
  try {
    await new Promise<void>((resolve, reject) => { probe.once('error', reject).listen(PORT, HOST, resolve); });
  } catch (error) {
    throw portFailure(error, { PORT, HOST });
  }
  await new Promise((resolve) => { probe.close(resolve); });
}

async function listen(service: Service, { PORT, HOST }: Config): Promise<string> {
  const url = await service.listen(PORT, HOST).catch((error: unknown) => { throw portFailure(error, { PORT, HOST }); });
  const shown = new URL(url);
  if (['0.0.0.0', '[::]'].includes(shown.hostname)) shown.hostname = '127.0.0.1';
  return shown.origin;
}

function portFailure(error: unknown, { PORT, HOST }: Pick<Config, 'PORT' | 'HOST'>): unknown {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return new CommandFailed(`port ${PORT} on ${HOST} is taken: set PORT to another, or to 0 for a free one`);
  }
  if (code === 'EACCES') {
    return new CommandFailed(`port ${PORT} may not be used by this account: set PORT to 1024 or more`);
  }
  if (code === 'EADDRNOTAVAIL') return new CommandFailed(`HOST ${HOST} is not an address of this machine`);
  return error;
}
