import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Service } from '../service.ts';
import { systemClock } from '../platform/clock.ts';
import { readConfig, unknownSettings, type Config } from '../platform/config.ts';
import { resolveServers, type Servers } from '../platform/local/resolve-servers.ts';
import { loadVault } from '../platform/vault/keys.ts';
import { createLog, type Log } from '../platform/log.ts';
import type { SupervisedChain } from './chain.ts';
import { CommandFailed, NO_CLONE } from './command-failed.ts';
import { requireDatabaseUrl } from './databases.ts';
import type { DemoClock } from './demo/demo-clock.ts';
import { describeStart, type Started } from './describe-start.ts';
import { portFailure, requireFreePort, shownUrl, type ListenAddress } from './ports.ts';
import type { Running } from './ready.ts';
import { Shutdown, within } from './shutdown.ts';
import type { SimulatedParty } from './simulated.ts';

export interface ServeOptions {
  /**
   * Starts what is not given (databases, mocks, simulated parties), migrates, seeds the demo tenants, writes ready.json and
   * prints how to begin.
   */
  local: boolean;
  /** Brings the database to the newest schema first. */
  migrate: boolean;
  json: boolean;
}

/** Defaults on a developer's machine; a given setting wins. */
const LOCAL_DEFAULTS = {
  RAZAO_SANDBOX: 'true', RAZAO_WEBHOOK_ALLOW_LOOPBACK: 'true', RAZAO_LOG_LEVEL: 'warn', RAZAO_CORS_ORIGINS: 'localhost',
};

const NO_DEMO: DemoClock = { isNew: false, aheadMs: 0 };

/** Folder that only a clone has. */
const MOCKS = join(import.meta.dirname, '../../mocks/contracts');

/**
 * Longest time that the service may take to end, in milliseconds: ten seconds for requests under way
 * (`closeServer`), and the rest for its worker.
 */
const STOP_MS = 15_000;

/**
 * Starts the service and keeps it running until a signal ends it.
 * @throws ConfigError, CommandFailed, KeyError, OldSchema, UnknownHistory when it cannot be started.
 */
export async function serve({ local, migrate, json }: ServeOptions): Promise<void> {
  if (local && !existsSync(MOCKS)) throw new CommandFailed(NO_CLONE);
  const config = readConfig(local ? { ...LOCAL_DEFAULTS, ...process.env } : process.env);
  requireDatabaseUrl(config, local);
  loadVault(config);
  const log = createLog(config.RAZAO_LOG_LEVEL);
  for (const name of unknownSettings(process.env)) log.warn(`unknown setting ${name}`);
  const shutdown = new Shutdown();
  await shutdown.around(async () => {
    if (local) await (await import('./ready.ts')).requireUnserved(config.RAZAO_DATA_DIR);
    await requireFreePort(placeOf(config));
    const jobs = jobsPlace(config, local);
    if (jobs) await requireFreePort(jobs);
    const metrics = metricsPlace(config, local);
    if (metrics) await requireFreePort(metrics);
    const mock = local ? await (await import('./mock.ts')).mockPlace(config) : undefined;
    const parties = await placesOf(config, local);
    const chainAt = local && config.RAZAO_CHAIN_URL === undefined ? await (await import('./chain.ts')).chainPlace(config) : undefined;
    shutdown.check();
    const outside = startOutside(parties, config, shutdown);
    outside.catch(() => undefined);
    const { service, chain, schema, servers, demoClock } = await startService(config, log, shutdown, {
      outside, chainAt, local, migrate: migrate || local,
    });
    if (!local && service.database.isOwners) log.warn(
      'the login of DATABASE_URL owns the tables: give the service one that owns nothing (guide "Operations")',
    );
    const demo = local ? await seed(service, config, demoClock) : undefined;
    shutdown.check();
    service.keepTrafficAway();
    const baseUrl = await listen(service, config);
    const { sponsor: sponsorUrl, kyc: kycUrl, psp: pspUrl } = await outside;
    for (const provider of demo?.flatMap(({ providers }) => providers) ?? []) {
      const party = provider.type === 'KYC_PROVIDER' ? 'kyc' : 'sponsor';
      const url = party === 'kyc' ? kycUrl : sponsorUrl;
      if (url !== undefined) await (await import('./simulated.ts')).registerAt(party, url, { ...provider, callback_url: baseUrl });
    }
    if (demo && pspUrl !== undefined) await (await import('./demo-psp.ts')).connectPsp(service, { pspUrl, baseUrl, config, shutdown, log });
    const chainUrl = chain ? await chain.started : config.RAZAO_CHAIN_URL;
    shutdown.check();
    // not before: workers call parties, which refuse tenants that they do not know
    service.work();
    const jobsUrl = jobs && await service.listenJobs(jobs.port).catch((error: unknown) => { throw portFailure(error, jobs); });
    const metricsUrl = metrics && await service.listenMetrics(metrics.port, metrics.host).catch(
      (error: unknown) => { throw portFailure(error, metrics); },
    );
    const mockUrl = mock && await startMockBeside(mock, service, log, shutdown);
    if (demo && mockUrl !== undefined) await (await import('./mock.ts')).offerToTry(service, demo, mockUrl, config);
    const started = describeStart({ config, baseUrl, jobsUrl, metricsUrl, schema, servers });
    const said = demo && mockUrl && jobsUrl && metricsUrl
      ? await keepReady(
        { baseUrl, mockUrl, jobsUrl, metricsUrl, sponsorUrl, kycUrl, pspUrl, chainUrl, tenants: demo }, config, shutdown, json && started,
      )
      : `${json ? JSON.stringify(started.json) : started.text}\n`;
    service.wantTraffic();
    process.stdout.write(said);
    if (local && config.RAZAO_CONSOLE) (await import('./console.ts')).buildConsoleBeside(shutdown);
    if (demoClock.aheadMs < 0) (await import('./demo/make-demo.ts')).makeDemo({
      service, demoClock, config, shutdown, log, json,
    });
  });
  process.exit();
}

/** The mocks also answer what this service's tenants have of their own. Loaded here, since production has no mocks. */
async function startMockBeside(place: ListenAddress, service: Service, log: Log, shutdown: Shutdown): Promise<string> {
  const { descriptionsOf, startMock } = await import('./mock.ts');
  return startMock(place, log, shutdown, descriptionsOf(service));
}

/** The servers start while the program loads: each takes about as long as the other. */
async function startService(
  config: Config, log: Log, shutdown: Shutdown,
  { outside, chainAt, local, migrate }: { outside: Promise<Outside>; chainAt: ListenAddress | undefined; local: boolean; migrate: boolean },
): Promise<{ service: Service; chain: SupervisedChain | undefined; schema: string; servers: Servers; demoClock: DemoClock }> {
  const loading = Promise.all([import('../app.ts'), import('../service.ts'), import('../migrations/migrate.ts'), import('./failures.ts')]);
  loading.catch(() => undefined);
  const servers = await resolveServers({
    databaseUrl: config.DATABASE_URL, mongodbUrl: config.MONGODB_URL ?? (local ? undefined : null), dataDir: config.RAZAO_DATA_DIR, log,
  });
  shutdown.add(() => servers.stop());
  const [{ LADDER }, { Service }, { migrate: bringToNewest, requireMigrated }, { requirePostgres }] = await loading;
  shutdown.check();
  await requirePostgres(servers.databaseUrl);
  const demoClock = local && config.RAZAO_SANDBOX ? await (await import('./demo/demo-clock.ts')).readDemoClock(
    servers.databaseUrl, config.RAZAO_DEMO,
  ) : NO_DEMO;
  const startsAt = demoClock.aheadMs < 0 ? new Date(systemClock.now().getTime() + demoClock.aheadMs) : undefined;
  const chain = chainAt && await (await import('./chain.ts')).superviseChain(config, servers.databaseUrl, chainAt, log, startsAt);
  if (chain) shutdown.add(() => chain.stop());
  if (migrate) await bringToNewest(servers.databaseUrl, LADDER.functions, config.RAZAO_OUTBOX_DAYS);
  const schema = await requireMigrated(servers.databaseUrl, LADDER.functions);
  shutdown.check();
  const { sponsor: RAZAO_SPONSOR_URL, kyc: RAZAO_KYC_URL } = await outside;
  if (startsAt) await (await import('./demo/demo-clock.ts')).beginInThePast(
    servers.databaseUrl, demoClock, [RAZAO_SPONSOR_URL, RAZAO_KYC_URL],
  );
  const settings = { ...config, RAZAO_SPONSOR_URL, RAZAO_KYC_URL, RAZAO_CHAIN_URL: chain?.url ?? config.RAZAO_CHAIN_URL };
  const service = await Service.open({ config: settings, log, databaseUrl: servers.databaseUrl, mongodbUrl: servers.mongodbUrl });
  shutdown.add(() => stopService(service, log));
  return { service, chain, schema, servers, demoClock };
}

async function stopService(service: Service, log: Log): Promise<void> {
  if (!(await within(STOP_MS, service.stop()))) log.warn('the service did not stop in time');
}

async function seed(service: Service, config: Config, { isNew }: DemoClock) {
  const { seedDemo } = await import('./demo.ts');
  return seedDemo(service, config.RAZAO_DATA_DIR, config.RAZAO_SANDBOX, isNew);
}

/** URLs of outside parties; undefined for a party that nobody plays. */
type Outside = Readonly<Record<SimulatedParty, string | undefined>>;

/** Finds addresses of the parties to simulate beside the service; undefined when one is given or the sandbox is off. */
async function placesOf(config: Config, local: boolean): Promise<Readonly<Record<SimulatedParty, ListenAddress | undefined>>> {
  const placeOf = async (party: SimulatedParty, given: string | undefined): Promise<ListenAddress | undefined> =>
    (local && config.RAZAO_SANDBOX && given === undefined ? (await import('./simulated.ts')).simulatedPlace(party, config) : undefined);
  return {
    sponsor: await placeOf('sponsor', config.RAZAO_SPONSOR_URL), kyc: await placeOf('kyc', config.RAZAO_KYC_URL),
    psp: await placeOf('psp', undefined),
  };
}

/** Starts the simulated parties, in parallel. */
async function startOutside(
  places: Readonly<Record<SimulatedParty, ListenAddress | undefined>>, config: Config, shutdown: Shutdown,
): Promise<Outside> {
  const start = async (party: SimulatedParty, place: ListenAddress) =>
    (await import('./simulated.ts')).startSimulated(party, place, shutdown);
  const [sponsor, kyc, psp] = await Promise.all([
    places.sponsor ? start('sponsor', places.sponsor) : config.RAZAO_SPONSOR_URL,
    places.kyc ? start('kyc', places.kyc) : config.RAZAO_KYC_URL,
    places.psp && start('psp', places.psp),
  ]);
  return { sponsor, kyc, psp };
}

/** Writes ready.json, which is removed when the service ends. @returns the text to print. */
async function keepReady(running: Running, config: Config, shutdown: Shutdown, started: Started | false): Promise<string> {
  const { banner, readyFile, writeReady, removeReady } = await import('./ready.ts');
  const file = readyFile(config.RAZAO_DATA_DIR);
  writeReady(file, running, { webhookAllowLoopback: config.RAZAO_WEBHOOK_ALLOW_LOOPBACK, incumbent: config.RAZAO_INCUMBENT_PROVIDER });
  shutdown.add(async () => removeReady(file, running.baseUrl));
  return started ? `${JSON.stringify({ ...started.json, ready_file: file })}\n` : banner(running, file);
}

function placeOf({ PORT, HOST }: Config): ListenAddress {
  return { port: PORT, host: HOST, setting: 'PORT' };
}

/** Returns the address of the dashboard of timed work; undefined unless it is set or this is a developer's machine. */
function jobsPlace({ RAZAO_JOBS_PORT }: Config, local: boolean): ListenAddress | undefined {
  const port = RAZAO_JOBS_PORT ?? (local ? 0 : undefined);
  return port === undefined ? undefined : { port, host: '127.0.0.1', setting: 'RAZAO_JOBS_PORT' };
}

/** Returns the address of `/metrics`; undefined unless it is set or this is a developer's machine. */
function metricsPlace({ RAZAO_METRICS_PORT, RAZAO_METRICS_HOST }: Config, local: boolean): ListenAddress | undefined {
  const port = RAZAO_METRICS_PORT ?? (local ? 0 : undefined);
  return port === undefined ? undefined : { port, host: RAZAO_METRICS_HOST, setting: 'RAZAO_METRICS_PORT' };
}

async function listen(service: Service, config: Config): Promise<string> {
  const place = placeOf(config);
  const url = await service.listen(place.port, place.host).catch((error: unknown) => { throw portFailure(error, place); });
  return shownUrl(url);
}
