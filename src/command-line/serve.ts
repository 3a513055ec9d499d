import type { Service } from '../service.ts';
import { readConfig, type Config } from '../platform/config.ts';
import { resolveServers } from '../platform/local/index.ts';
import { createLog, type Log } from '../platform/log.ts';
import { chainPlace, superviseChain, type SupervisedChain } from './chain.ts';
import { descriptionsOf, mockPlace, startMock } from './mock.ts';
import { portFailure, requireFreePort, shownUrl, type Place } from './ports.ts';
import type { Running } from './ready.ts';
import { Shutdown, within } from './shutdown.ts';
import { registerAt, simulatedPlace, startSimulated, type SimulatedParty } from './simulated.ts';

export interface ServeOptions {
  /** Seed the demo tenants, write ready.json and print how to begin. */
  local: boolean;
  json: boolean;
}

/** What differs on a developer's machine; a setting that is given wins. */
const LOCAL_DEFAULTS = { RAZAO_SANDBOX: 'true', RAZAO_WEBHOOK_ALLOW_LOOPBACK: 'true', RAZAO_LOG_LEVEL: 'warn' };

/** How long the service may take to end: ten seconds for requests under way (`closeServer`), and the rest for its worker. */
const STOP_MS = 15_000;

/** Starts the service and keeps it running until a signal asks it to end. */
export async function serve({ local, json }: ServeOptions): Promise<void> {
  const config = readConfig(local ? { ...LOCAL_DEFAULTS, ...process.env } : process.env);
  const log = createLog(config.RAZAO_LOG_LEVEL);
  const shutdown = new Shutdown();
  await shutdown.around(async () => {
    await requireFreePort(placeOf(config));
    const jobs = jobsPlace(config, local);
    if (jobs) await requireFreePort(jobs);
    const metrics = metricsPlace(config, local);
    if (metrics) await requireFreePort(metrics);
    const mock = local ? await mockPlace(config) : undefined;
    const parties = await placesOf(config, local);
    const chainAt = local && config.RAZAO_CHAIN_URL === undefined ? await chainPlace(config) : undefined;
    shutdown.check();
    const outside = startOutside(parties, config, shutdown);
    outside.catch(() => undefined);
    const { service, chain } = await startService(config, log, shutdown, { outside, chainAt });
    const demo = local ? await seed(service, config) : undefined;
    shutdown.check();
    const baseUrl = await listen(service, config);
    const jobsUrl = jobs && await service.listenJobs(jobs.port).catch((error: unknown) => { throw portFailure(error, jobs); });
    const metricsUrl = metrics && await service.listenMetrics(metrics.port, metrics.host).catch((error: unknown) => { throw portFailure(error, metrics); });
    const mockUrl = mock && await startMock(mock, log, shutdown, descriptionsOf(service));
    const { sponsor: sponsorUrl, kyc: kycUrl } = await outside;
    for (const provider of demo?.flatMap(({ providers }) => providers) ?? []) {
      const party = provider.type === 'KYC_PROVIDER' ? 'kyc' : 'sponsor';
      const url = party === 'kyc' ? kycUrl : sponsorUrl;
      if (url !== undefined) await registerAt(party, url, { ...provider, callback_url: baseUrl });
    }
    const chainUrl = chain ? await chain.started : config.RAZAO_CHAIN_URL;
    if (demo && mockUrl && jobsUrl && metricsUrl) await announceReady({ baseUrl, mockUrl, jobsUrl, metricsUrl, sponsorUrl, kycUrl, chainUrl, tenants: demo }, config, shutdown, json);
    else process.stdout.write(json ? `${JSON.stringify({ base_url: baseUrl })}\n` : `razao listens at ${baseUrl}\n`);
  });
  process.exit();
}

/** The servers start while the program loads: each takes about as long as the other. */
async function startService(
  config: Config, log: Log, shutdown: Shutdown, { outside, chainAt }: { outside: Promise<Outside>; chainAt: Place | undefined },
): Promise<{ service: Service; chain: SupervisedChain | undefined }> {
  const loading = Promise.all([import('../app.ts'), import('../service.ts'), import('../migrations/migrate.ts'), import('./failures.ts')]);
  loading.catch(() => undefined);
  const servers = await resolveServers({
    databaseUrl: config.DATABASE_URL, mongodbUrl: config.MONGODB_URL, dataDir: config.RAZAO_DATA_DIR, log,
  });
  shutdown.add(() => servers.stop());
  const [{ LADDER }, { Service }, { migrate }, { requirePostgres }] = await loading;
  shutdown.check();
  await requirePostgres(servers.databaseUrl);
  const chain = chainAt && await superviseChain(config, servers.databaseUrl, chainAt, log);
  if (chain) shutdown.add(() => chain.stop());
  await migrate(servers.databaseUrl, LADDER.functions, config.RAZAO_OUTBOX_DAYS);
  shutdown.check();
  const { sponsor: RAZAO_SPONSOR_URL, kyc: RAZAO_KYC_URL } = await outside;
  const settings = { ...config, RAZAO_SPONSOR_URL, RAZAO_KYC_URL, RAZAO_CHAIN_URL: chain?.url ?? config.RAZAO_CHAIN_URL };
  const service = await Service.create({ config: settings, log, databaseUrl: servers.databaseUrl, mongodbUrl: servers.mongodbUrl });
  shutdown.add(() => stopService(service, log));
  return { service, chain };
}

async function stopService(service: Service, log: Log): Promise<void> {
  if (!(await within(STOP_MS, service.stop()))) log.warn('the service did not end its work in time');
}

async function seed(service: Service, config: Config) {
  const { seedDemo } = await import('./demo.ts');
  return seedDemo(service, config.RAZAO_DATA_DIR, config.RAZAO_SANDBOX);
}

/** Where outside parties are; undefined for one that nobody is. */
type Outside = Readonly<Record<SimulatedParty, string | undefined>>;

/** Where parties are simulated beside the service: nowhere, when one is given or the sandbox is off. */
async function placesOf(config: Config, local: boolean): Promise<Readonly<Record<SimulatedParty, Place | undefined>>> {
  const placeOf = async (party: SimulatedParty, given: string | undefined): Promise<Place | undefined> =>
    (local && config.RAZAO_SANDBOX && given === undefined ? simulatedPlace(party, config) : undefined);
  return { sponsor: await placeOf('sponsor', config.RAZAO_SPONSOR_URL), kyc: await placeOf('kyc', config.RAZAO_KYC_URL) };
}

/** Starts what is to be simulated, side by side. */
async function startOutside(
  places: Readonly<Record<SimulatedParty, Place | undefined>>, config: Config, shutdown: Shutdown,
): Promise<Outside> {
  const [sponsor, kyc] = await Promise.all([
    places.sponsor ? startSimulated('sponsor', places.sponsor, shutdown) : config.RAZAO_SPONSOR_URL,
    places.kyc ? startSimulated('kyc', places.kyc, shutdown) : config.RAZAO_KYC_URL,
  ]);
  return { sponsor, kyc };
}

async function announceReady(running: Running, config: Config, shutdown: Shutdown, json: boolean): Promise<void> {
  const { banner, readyFile, writeReady, removeReady } = await import('./ready.ts');
  const file = readyFile(config.RAZAO_DATA_DIR);
  writeReady(file, running, { webhookAllowLoopback: config.RAZAO_WEBHOOK_ALLOW_LOOPBACK, incumbent: config.RAZAO_INCUMBENT_PROVIDER });
  shutdown.add(async () => removeReady(file, running.baseUrl));
  process.stdout.write(json ? `${JSON.stringify({ base_url: running.baseUrl, ready_file: file })}\n` : banner(running, file));
}

function placeOf({ PORT, HOST }: Config): Place {
  return { port: PORT, host: HOST, setting: 'PORT' };
}

/** Where the dashboard of timed work goes: nowhere, unless it is set or this is a developer's machine. */
function jobsPlace({ RAZAO_JOBS_PORT }: Config, local: boolean): Place | undefined {
  const port = RAZAO_JOBS_PORT ?? (local ? 0 : undefined);
  return port === undefined ? undefined : { port, host: '127.0.0.1', setting: 'RAZAO_JOBS_PORT' };
}

/** Where `/metrics` is answered: nowhere, unless it is set or this is a developer's machine. */
function metricsPlace({ RAZAO_METRICS_PORT, RAZAO_METRICS_HOST }: Config, local: boolean): Place | undefined {
  const port = RAZAO_METRICS_PORT ?? (local ? 0 : undefined);
  return port === undefined ? undefined : { port, host: RAZAO_METRICS_HOST, setting: 'RAZAO_METRICS_PORT' };
}

async function listen(service: Service, config: Config): Promise<string> {
  const place = placeOf(config);
  const url = await service.listen(place.port, place.host).catch((error: unknown) => { throw portFailure(error, place); });
  return shownUrl(url);
}
