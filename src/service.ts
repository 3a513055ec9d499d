import type { Server } from 'node:http';
import { firstKekId } from './domains/auth/index.ts';
import { LADDER, type AppContext, type Brought, type Substitutes } from './app.ts';
import type { ToTry } from './interfaces/docs/to-try.ts';
import { openServer } from './interfaces/server.ts';
import { assert, present } from './platform/assert.ts';
import { SandboxClock, systemClock, type Clock } from './platform/clock.ts';
import { ConfigError, type Config } from './platform/config.ts';
import type { MakeContext } from './platform/fast/context.ts';
import { chooseHttpPath } from './platform/fast/http-path.ts';
import type { WriteKey } from './platform/db/command.ts';
import { Database } from './platform/db/database.ts';
import { MongoLink } from './platform/db/mongodb.ts';
import { boundsOf } from './platform/db/postgres-client.ts';
import { analyseNewTables } from './platform/worker/new-tables.ts';
import { maintainOutbox } from './platform/jobs/housekeeping.ts';
import { allowNetworks } from './platform/http/addresses.ts';
import { closeServer, limitedServer, listen } from './platform/http/server.ts';
import { idSource, type IdSource } from './platform/id.ts';
import { jobsDashboard } from './platform/jobs/dashboard.ts';
import { Scheduler } from './platform/jobs/jobs.ts';
import { keepMacRoot, loadVault } from './platform/vault/keys.ts';
import { createLog, type Log } from './platform/log.ts';
import { metricsServer } from './platform/http/metrics-server.ts';
import { openRegistry } from './platform/metrics/index.ts';
import type { Parts } from './platform/module.ts';
import { openSandbox, sandboxWorkers, type Sandbox } from './domains/sandbox/index.ts';
import type { Worker } from './platform/worker/worker.ts';
import type { Dependencies } from './platform/dependencies.ts';
import { OutboxWorker } from './platform/worker/consumer.ts';
import { Reencrypter } from './platform/vault/reencrypter.ts';
import { quotaDefaults } from './platform/quota.ts';
import { bindHandler, type EventHandlers } from './platform/receiver/take-delivery.ts';

const RECEIVERS = LADDER.receivers;

export interface ServiceOptions extends Substitutes {
  config: Config;
  /** URL of a migrated database, with its owner's login. */
  databaseUrl: string;
  mongodbUrl?: string | undefined;
  clock?: Clock;
  ids?: IdSource;
  log?: Log;
  /** Handlers of providers' events, in place of the service's own. */
  providerEvents?: EventHandlers<AppContext>;
}

/** Modules at work in this process: on their databases, with a server, and with workers according to its roles. */
export class Service {
  readonly #server: Server;
  readonly #workers: readonly Worker[];
  readonly #scheduler: Scheduler | undefined;
  readonly #makeContext: MakeContext;
  /** Members that all contexts have; contexts differ in tenant, actor and database. */
  readonly #shared: Omit<AppContext, 'tenant' | 'actor' | 'db'>;
  readonly #sandbox: Sandbox | undefined;
  #toTry: ToTry | undefined;
  #isWorking = false;
  /** Servers beside the API. */
  readonly #besides: Server[] = [];

  private constructor(
    private readonly dependencies: Dependencies, private readonly brought: Brought, private readonly parts: readonly Parts[],
    given: ServiceOptions,
  ) {
    const { config, database, log, mongo, clock, ids, vault } = dependencies;
    const works = config.RAZAO_ROLES.includes('worker');
    this.#scheduler = works ? new Scheduler(mongo, {
      jobs: parts.flatMap(({ jobs }) => jobs ?? []), wakeUps: parts.flatMap(({ wakeUps }) => wakeUps ?? []),
      log, isInTime: () => database.clockWatch.isRight,
    }) : undefined;
    const consumers = parts.flatMap((part) => part.consumers ?? []);
    const outbox = new OutboxWorker(database, consumers, log);
    const checkers = config.RAZAO_ROLES.includes('checker') ? parts.flatMap((part) => part.checkers ?? []) : [];
    this.#workers = works ? [
      outbox, analyseNewTables(database, log),
      new Reencrypter({ ...dependencies, sealed: LADDER.sealed }),
      ...parts.flatMap(({ workers }) => workers ?? []), ...sandboxWorkers(dependencies), ...checkers,
    ] : checkers;
    this.#makeContext = chooseHttpPath(config).context;
    const providerEvents = given.providerEvents ?? LADDER.events;
    this.#shared = {
      ...brought, clock, ids, log, vault,
      eventHandler(this: AppContext, receiver, name) {
        const handle = RECEIVERS[receiver]?.includes(name) ? providerEvents[name] : undefined;
        return handle && bindHandler(handle, this);
      },
    };
    this.#sandbox = works ? openSandbox({
      dependencies, parts, workers: this.#workers, outbox,
      authenticate: (token) => brought.auth.authenticate(token),
      renewToken: (principal) => brought.auth.renewToken(principal),
    }) : undefined;
    this.#server = openServer({
      ...dependencies, ...brought, toTry: () => this.#toTry, resources: LADDER.resources,
      routes: [
        ...this.#sandbox?.routes ?? [],
        ...parts.flatMap(({ routes }) => routes ?? []),
      ],
      contextFor: (tenant, actor, command) => this.contextFor(tenant, actor, command),
    });
  }

  /** Opens a service and starts its work: `open`, then `work`. */
  static async create(given: ServiceOptions): Promise<Service> {
    const service = await Service.open(given);
    service.work();
    return service;
  }

  /**
   * Puts the service together: it can answer, and its workers wait for `work`.
   * @throws when Postgres does not answer, is not migrated or was sealed under another key, or the contract has drifted.
   */
  static async open(given: ServiceOptions): Promise<Service> {
    const { config, databaseUrl, mongodbUrl, clock: base = systemClock } = given;
    const clock = config.RAZAO_SANDBOX ? new SandboxClock(base) : base;
    const { ids = idSource(clock), log = createLog(config.RAZAO_LOG_LEVEL) } = given;
    const vault = loadVault(config);
    allowNetworks(config.RAZAO_ALLOWED_NETWORKS);
    const database = await Database.connect({
      url: databaseUrl, appUrl: config.DATABASE_APP_URL, entities: LADDER.entities, clock, idempotencyDays: config.RAZAO_IDEMPOTENCY_DAYS,
      bounds: boundsOf(config), log,
      quotas: quotaDefaults({ ...config.RAZAO_QUOTAS, waiting_writes: config.RAZAO_QUEUE_LIMIT }),
    });
    try {
      await requireUnmoved(database, config);
      tellMoved(database, log);
      await maintainOutbox(database);
      await keepMacRoot(database, vault, await firstKekId(database));
      const mongo = new MongoLink(mongodbUrl, log);
      const service = await Service.#putTogether({ config, database, vault, clock, ids, log, mongo, mongodbUrl }, given);
      await database.clockWatch.start(log);
      return service;
    } catch (error) {
      await database.close();
      throw error;
    }
  }

  static async #putTogether(dependencies: Dependencies, given: ServiceOptions): Promise<Service> {
    let opened: Service | undefined = undefined;
    const service = () => present<Service>(opened, 'the service, once all modules are open');
    const { context, parts } = await LADDER.open({ ...dependencies, ...LADDER.collect(dependencies.config), substitutes: given }, {
      contextFor: (tenant, actor, command) => service().contextFor(tenant, actor, command),
      wakeAt: async (name, key, at) => service().#scheduler?.wakeAt(name, key, machineTime(dependencies.clock, at)),
    });
    opened = new Service(dependencies, context, parts, given);
    return opened;
  }

  /**
   * Starts the workers, where the roles have them, and connects to MongoDB. Once, and not after `stop`.
   * @throws AssertionError the second time: `stop` would leave one of two connections to MongoDB open.
   */
  work(): void {
    assert(!this.#isWorking, 'the service works already');
    this.#isWorking = true;
    for (const worker of this.#workers) worker.start();
    this.dependencies.mongo.start();
  }

  /** Moves a sandbox's clock that is behind to the machine's time, and has what falls due on the way happen. @throws ClockIsMoving */
  async catchUp(): Promise<void> {
    await this.#sandbox?.catchUp();
  }

  get database(): Database {
    return this.dependencies.database;
  }

  /** The context of work for a tenant; `actor` becomes `created_by`, `command` makes a write recognisable. */
  contextFor(tenant: string, actor = 'system', command?: WriteKey): AppContext {
    return this.#makeContext(this.#shared, { tenant, actor, db: this.dependencies.database.forTenant(tenant, command) });
  }

  /** The server, for tests that need no port. */
  get http(): Server {
    return this.#server;
  }

  /** Lets the documentation fill in values to try operations here. */
  offerToTry(toTry: ToTry): void {
    this.#toTry = toTry;
  }

  /** `/readyz` answers 503 until `wantTraffic`: the service listens before all that belongs to it is there. */
  keepTrafficAway(): void {
    this.brought.health.enter('starting');
  }

  wantTraffic(): void {
    this.brought.health.enter('serving');
  }

  /** Listens; port 0 picks a free one. @returns the base URL. @throws when the port is taken. */
  listen(port: number, host: string): Promise<string> {
    return listen(this.#server, port, host);
  }

  /** Shows the timed work of this process, to this machine alone; port 0 picks a free one. @returns the address. */
  async listenJobs(port: number): Promise<string> {
    return this.#listenBeside(limitedServer(jobsDashboard(() => this.#scheduler?.agenda)), port, '127.0.0.1');
  }

  /** Answers `/metrics`; port 0 picks a free one. @returns its address. @throws when the port is taken. */
  async listenMetrics(port: number, host: string): Promise<string> {
    const { log, config } = this.dependencies;
    const registry = openRegistry(LADDER.metrics, { dependencies: this.dependencies, log, byTenant: config.RAZAO_METRICS_TENANTS });
    return `${await this.#listenBeside(metricsServer(registry), port, host)}/metrics`;
  }

  #listenBeside(server: Server, port: number, host: string): Promise<string> {
    this.#besides.push(server);
    return listen(server, port, host);
  }

  /** Answers requests under way, ends the worker's work and closes both databases. */
  async stop(): Promise<void> {
    this.brought.health.enter('draining');
    await closeServer(this.#server);
    await Promise.all(this.#besides.map(closeServer));
    await Promise.all([...this.#workers.map((worker) => worker.stop()), this.#scheduler?.stop()]);
    for (const { close } of this.parts.toReversed()) await close?.();
    await this.dependencies.mongo.stop();
    await this.dependencies.database.close();
  }
}

/** Returns when a moment comes by the machine's clock, which Agenda goes by. */
function machineTime(clock: Clock, at: Date): Date {
  return clock instanceof SandboxClock ? new Date(at.getTime() - clock.aheadMs) : at;
}

/** Logs how far a sandbox's clock was moved: all else in the log is dated by the machine's clock. */
function tellMoved({ clock, clockWatch: { movedMs } }: Database, log: Log): void {
  if (movedMs !== 0) log.warn(
    { moved_by_seconds: Math.round(movedMs / 1000), now: clock.now().toISOString() },
    movedMs > 0 ? 'the clock of this sandbox was moved ahead' : 'the clock of this sandbox is behind, until its demo data is there',
  );
}

/** @throws ConfigError outside a sandbox on a database whose clock was moved: its time is not that of anybody's bank. */
async function requireUnmoved({ clockWatch }: Database, { RAZAO_SANDBOX }: Config): Promise<void> {
  await clockWatch.look();
  if (!RAZAO_SANDBOX && clockWatch.wasMoved) throw new ConfigError(
    'the clock of this database was moved in a sandbox, so its entries have instants that were never the time: use another database, ' +
    'or set RAZAO_SANDBOX=true',
  );
}
