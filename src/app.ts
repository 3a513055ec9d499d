import type { Server } from 'node:http';
import { randomUUID } from 'node:crypto';
import cors from 'cors';
import express, { type Express, type RequestHandler } from 'express';
import helmet from 'helmet';
import { operations } from '../generated/operations.ts';
import { accountResource, accountsEntities, guestAccountResource } from './domains/accounts/index.ts';
import { allScopes, authEntities, openAuth, tokenRatesOf, type Auth } from './domains/auth/index.ts';
import {
  eventResource, eventsEntities, openDeliveries, webhookEndpointResource, WebhookTransport,
  type DeliveriesContext, type FeedContext, type Resolve, type RunningDeliveries, type WebhooksContext,
} from './domains/events/index.ts';
import {
  evidenceDerived, evidenceEntities, evidenceEvents, evidenceJobs, evidenceLoaders, evidenceResource, retryAfterEvents, type EvidenceContext,
} from './domains/evidence/index.ts';
import { glAccountResource, glEntities, glEntryResource } from './domains/gl/index.ts';
import { Health, healthRoutes, mongodbProbe, type HealthContext, type MongodbProbe } from './domains/health/index.ts';
import {
  blockResource, holdJobs, holdResource, holdsEntities, loadBlocks, loadHolds, reservationRules,
} from './domains/holds/index.ts';
import { Journal, journalEntities, refuseBlockedParty, refuseClosed, refuseFrozen, type JournalContext } from './domains/journal/index.ts';
import {
  isVerifiedAs, KycCourier, kycEntities, kycJobs, KycProvider, rescreenChangedParty, riskFlagResource, type KycContext,
} from './domains/kyc/index.ts';
import { loadPromotions, promotionDerived, type LifecycleContext, type PromotionContext } from './domains/lifecycle/index.ts';
import { limitPolicyResource, limitRules, limitsEntities, pixLimitsJob, type PixLimitsContext, type PixLimitSettings } from './domains/limits/index.ts';
import {
  Dispatcher, loadObligations, obligationResource, obligationsEntities, scheduledTransfer, stuckJob,
  type DispatchSettings, type ObligationsContext,
} from './domains/obligations/index.ts';
import { partiesEntities, partyResource, type PartyChanged } from './domains/parties/index.ts';
import {
  announceReceived, chargeEvents, chargeLoaders, findPayee, followReturns, keyHolderId, mandateConsumer, mandateEvents, mandateJobs, medCaseResource,
  medConsumer, medEvents, medLoaders, pixChargeResource, pixEntities, pixKeyConsumers, pixKeyEvents, pixKeyJobs, pixKeyResource,
  pixMandateChargeResource, pixMandateResource, recurrenceLoaders, returnDerived, returnDetour, returnFinder, returnLoaders, returnRail, returnsOf, settleCharge,
  SponsorCharges, SponsorKeys, sponsorMandates, sponsorMed, sponsorReturns,
  type EventsContext, type KeysContext, type MandatesContext, type MedContext, type QrContext, type ReturnsContext, type SponsorMandates,
} from './domains/pix/index.ts';
import { Providers, providersEntities } from './domains/providers/index.ts';
import { IN_PROCESS, mockRail, Rails, railsEntities, SPONSOR, SponsorClient, sponsorRails, type Adapters, type SponsorRailOptions } from './domains/rails/index.ts';
import {
  breakResource, loadBreaks, railPorts, reconciliationConsumer, reconciliationEntities, reconciliationJobs, runResource,
  type ReconciliationContext, type ReconciliationPorts,
} from './domains/reconciliation/index.ts';
import {
  countOpenSchedules, scheduleJobs, scheduleResource, schedulesEntities, type DispatchTable, type ScheduleContext,
} from './domains/schedules/index.ts';
import { balanceResource } from './domains/statements/index.ts';
import { mountCommand } from './interfaces/command.ts';
import { mountCore } from './interfaces/core.ts';
import { docsRoutes } from './interfaces/docs.ts';
import { checkPolicy, collectHandlers } from './interfaces/mount.ts';
import { systemClock, type Clock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import type { CommandKey } from './platform/db/command.ts';
import { Database } from './platform/db/database.ts';
import { MongoLink } from './platform/db/mongodb.ts';
import { housekeeping, maintainOutbox } from './platform/housekeeping.ts';
import { fail } from './platform/errors.ts';
import { answerErrors } from './platform/http/answers.ts';
import { gateway, type Principal } from './platform/http/gateway.ts';
import { standingHeaders } from './platform/http/head.ts';
import { logRequests } from './platform/http/log-requests.ts';
import { closeServer, expressServer, limitedServer, listen, type ConnectionLimits, type DirectRoute } from './platform/http/server.ts';
import { Idempotency } from './platform/idempotency/idempotency.ts';
import { idSource, type IdSource } from './platform/id.ts';
import { jobsDashboard } from './platform/jobs/dashboard.ts';
import { Clockwork } from './platform/jobs/jobs.ts';
import { loadVault } from './platform/keys.ts';
import { createLog, type Log } from './platform/log.ts';
import { OutboxWorker } from './platform/outbox/consumer.ts';
import { platformEntities } from './platform/platform.entity.ts';
import { Receiver } from './platform/receiver/receiver.ts';
import { bindHandler, type EventHandlers } from './platform/receiver/take-delivery.ts';
import type { Vault } from './platform/secrets.ts';

/** What verbs are given, whoever calls them: a request, the worker, the command line. */
export type AppContext = JournalContext & HealthContext & FeedContext & WebhooksContext & DeliveriesContext & ScheduleContext & ObligationsContext & EventsContext &
  EvidenceContext & LifecycleContext & PromotionContext & ReconciliationContext & KycContext & PixLimitsContext & KeysContext & ReturnsContext & QrContext &
  MedContext & MandatesContext & {
  readonly rails: Rails;
  readonly partyChanged: PartyChanged;
};

/** Of a context, what is the same for whoever's work it is: made once, not for each request. */
type CommonContext = Omit<AppContext, 'tenant' | 'actor' | 'db' | 'eventHandler'>;

export interface ServiceOptions {
  config: Config;
  /** A migrated database, by its owner's URL. */
  databaseUrl: string;
  mongodbUrl?: string | undefined;
  clock?: Clock;
  ids?: IdSource;
  log?: Log;
  /** How names of webhook endpoints are looked up; DNS unless given. */
  resolve?: Resolve;
  /** Adapters of rails beside those of the installation. */
  adapters?: Adapters;
  /** What events of providers do, instead of what they do. */
  providerEvents?: EventHandlers<AppContext>;
  /** What providers say; from the rails of this installation unless given. */
  reconciliation?: ReconciliationPorts;
}

/** What events of providers do, by name. Those that are not here are kept and change nothing. */
const providerEvents: EventHandlers<AppContext> = { ...evidenceEvents, ...pixKeyEvents, ...chargeEvents, ...medEvents, ...mandateEvents };

/** The composition root: everything is put together here and nowhere else. */
export class Service {
  readonly #server: Server;
  readonly #worker: OutboxWorker | undefined;
  readonly #dispatcher: Dispatcher | undefined;
  readonly #kycCourier: KycCourier | undefined;
  readonly #mongo: MongoLink;
  readonly #clockwork: Clockwork | undefined;
  readonly #deliveries: RunningDeliveries;
  #dashboard: Server | undefined;
  readonly #mongodb: MongodbProbe | undefined;
  readonly #health: Health;
  readonly #webhooks: WebhookTransport;
  readonly #med: MedContext['med'];
  readonly #common: CommonContext;
  /** What can be scheduled. */
  readonly #scheduled: DispatchTable = {
    TRANSFER: scheduledTransfer((tenant, command) => this.contextFor(tenant, 'schedule', command)),
  };

  private constructor(
    private readonly options: Required<Pick<ServiceOptions, 'config' | 'clock' | 'ids' | 'log'>>
      & Pick<ServiceOptions, 'resolve' | 'adapters' | 'providerEvents' | 'reconciliation'>,
    readonly database: Database,
    readonly vault: Vault,
    readonly journal: Journal,
    readonly rails: Rails,
    readonly providers: Providers,
    readonly auth: Auth,
    private readonly directory: SponsorKeys,
    private readonly charges: SponsorCharges,
    private readonly mandates: SponsorMandates,
    mongodbUrl: string | undefined,
  ) {
    const { config, log } = options;
    const works = config.RAZAO_ROLES.includes('worker');
    this.#med = {
      sponsor: sponsorMed(sponsorOptions(options, providers)), contestDays: config.RAZAO_MED_CONTEST_DAYS, returnHours: config.RAZAO_MED_RETURN_HOURS,
    };
    this.#webhooks = new WebhookTransport({ allowLoopback: config.RAZAO_WEBHOOK_ALLOW_LOOPBACK, resolve: options.resolve });
    this.#mongo = new MongoLink(mongodbUrl, log);
    this.#deliveries = openDeliveries({
      ...options, database, vault, mongo: this.#mongo, keptDays: config.RAZAO_OUTBOX_DAYS, isWorker: works,
      transport: this.#webhooks,
      contextFor: (tenant, actor, command) => this.contextFor(tenant, actor, command),
      setAlarm: async (name, key, at) => this.#clockwork?.wakeAt(name, key, at),
    });
    this.#clockwork = works ? this.#timedWork() : undefined;
    this.#worker = works
      ? new OutboxWorker(database, [
        this.#deliveries.publication, retryAfterEvents(database, (tenant) => this.contextFor(tenant)),
        reconciliationConsumer((tenant) => this.contextFor(tenant)), ...pixKeyConsumers((tenant) => this.contextFor(tenant)),
        followReturns(database, (tenant) => this.contextFor(tenant)),
        medConsumer(database, (tenant) => this.contextFor(tenant)),
        mandateConsumer((tenant) => this.contextFor(tenant)),
      ], log)
      : undefined;
    this.#dispatcher = works
      ? new Dispatcher({
        database, rails, detour: returnDetour(database, rails), contextFor: (tenant) => this.contextFor(tenant), settings: dispatchSettings(config), log,
      })
      : undefined;
    this.#kycCourier = works
      ? new KycCourier({
        database, log, provider: kycProvider(options, providers), contextFor: (tenant) => this.contextFor(tenant), timeoutMs: dispatchSettings(config).timeoutMs,
      })
      : undefined;
    this.#mongodb = mongodbUrl === undefined ? undefined : mongodbProbe(mongodbUrl);
    this.#health = new Health({ database, pingMongodb: this.#mongodb?.ping });
    this.#common = this.#commonContext();
    this.#server = expressServer(this.#express(), this.#api(), connectionLimits(options.config));
  }

  /**
   * Puts the service together and starts its worker.
   * @throws when Postgres does not answer, is not migrated or was sealed under another key, or the contract has drifted.
   */
  static async create(given: ServiceOptions): Promise<Service> {
    const clock = given.clock ?? systemClock;
    const options = {
      ...(given.resolve && { resolve: given.resolve }), ...(given.adapters && { adapters: given.adapters }),
      ...(given.providerEvents && { providerEvents: given.providerEvents }), ...(given.reconciliation && { reconciliation: given.reconciliation }),
      config: given.config, clock, ids: given.ids ?? idSource(clock), log: given.log ?? createLog(given.config.RAZAO_LOG_LEVEL),
    };
    const { config } = options;
    const vault = loadVault(config);
    const database = await Database.connect({
      url: given.databaseUrl,
      appUrl: config.DATABASE_APP_URL,
      entities: [
        ...platformEntities, ...authEntities, ...providersEntities, ...partiesEntities, ...accountsEntities, ...journalEntities, ...glEntities,
        ...railsEntities, ...limitsEntities, ...kycEntities, ...obligationsEntities, ...evidenceEntities, ...holdsEntities, ...reconciliationEntities,
        ...pixEntities, ...schedulesEntities, ...eventsEntities,
      ],
      clock,
      idempotencyDays: config.RAZAO_IDEMPOTENCY_DAYS,
    });
    try {
      await maintainOutbox(database);
      return await Service.#assemble(options, database, vault, given.mongodbUrl);
    } catch (error) {
      await database.close();
      throw error;
    }
  }

  static async #assemble(
    options: Service['options'], database: Database, vault: Vault, mongodbUrl: string | undefined,
  ): Promise<Service> {
    const { config, log } = options;
    const journal = new Journal(database, {
      gates: [refuseClosed, refuseFrozen, refuseBlockedParty],
      loaders: {
        obl: loadObligations, hld: loadHolds, blk: loadBlocks, promotion: loadPromotions, rcb: loadBreaks,
        ...evidenceLoaders, ...returnLoaders, ...chargeLoaders, ...medLoaders, ...recurrenceLoaders,
      },
      ownRows: new Set(['obl', 'hld', 'blk', ...Object.keys(evidenceLoaders)]),
      derived: { ...evidenceDerived, ...returnDerived, ...promotionDerived },
      reservations: reservationRules, limits: limitRules(pixLimitSettings(config)), queueLimit: config.RAZAO_QUEUE_LIMIT, log,
    });
    const auth = await openAuth({ database, vault, tokenTtlSeconds: config.RAZAO_TOKEN_TTL_SECONDS, tokenRates: tokenRatesOf(config) });
    const providers = new Providers(database, vault);
    const sponsor = sponsorOptions(options, providers);
    const rails = new Rails(database, {
      ...(config.RAZAO_SANDBOX && { [IN_PROCESS]: [mockRail] }), [SPONSOR]: sponsorRails(sponsor),
      [returnsOf(SPONSOR)]: [returnRail(sponsorReturns(sponsor), returnFinder(database))], ...options.adapters,
    });
    const client = new SponsorClient(sponsor);
    const [directory, charges] = [new SponsorKeys(client, rails), new SponsorCharges(client, rails)];
    const service = new Service(options, database, vault, journal, rails, providers, auth, directory, charges, sponsorMandates(client), mongodbUrl);
    await database.clockWatch.start(log);
    service.#worker?.start();
    service.#dispatcher?.start();
    service.#kycCourier?.start();
    service.#mongo.start();
    return service;
  }

  #timedWork(): Clockwork {
    const { log } = this.options;
    const jobs = [
      ...housekeeping(this.database),
      ...scheduleJobs(this.database, (tenant) => this.contextFor(tenant), log),
      ...holdJobs(this.database, (tenant) => this.contextFor(tenant), log),
      pixLimitsJob(this.database, (tenant) => this.contextFor(tenant), log),
      ...kycJobs(this.database, (tenant) => this.contextFor(tenant), log),
      stuckJob(this.database, (tenant) => this.contextFor(tenant), log),
      ...evidenceJobs(this.database, (tenant) => this.contextFor(tenant), log),
      ...mandateJobs(this.database, (tenant) => this.contextFor(tenant), log),
      ...this.#deliveries.jobs,
      ...pixKeyJobs(this.database, (tenant) => this.contextFor(tenant), log),
      ...reconciliationJobs(this.database, (tenant, command) => this.contextFor(tenant, 'system', command)),
    ];
    return new Clockwork(this.#mongo, { jobs, alarms: this.#deliveries.alarms, log, isInTime: () => this.database.clockWatch.isRight });
  }

  /** The context of work for a tenant; `actor` becomes `created_by`, `command` makes a write recognisable. */
  contextFor(tenant: string, actor = 'system', command?: CommandKey): AppContext {
    const ctx: AppContext = {
      ...this.#common,
      tenant, actor, db: this.database.forTenant(tenant, command),
      eventHandler: (name) => {
        const handle = (this.options.providerEvents ?? providerEvents)[name];
        return handle && bindHandler(handle, ctx);
      },
    };
    return ctx;
  }

  #commonContext(): CommonContext {
    const { clock, ids, log, config } = this.options;
    const kyc: KycContext['kyc'] = { providerOf: (asked) => this.providers.ofType(asked, 'KYC_PROVIDER'), rescreenDays: config.RAZAO_KYC_RESCREEN_DAYS };
    return {
      clock, ids, log, vault: this.vault, journal: this.journal, health: this.#health, rails: this.rails,
      feedDays: config.RAZAO_OUTBOX_DAYS,
      webhooks: { transport: this.#webhooks, backlogs: this.#deliveries.backlogs },
      deliveries: this.#deliveries,
      scheduled: this.#scheduled,
      openOnAccounts: { schedules: countOpenSchedules },
      charges: this.charges,
      pix: { ispb: config.RAZAO_PIX_ISPB },
      med: this.#med,
      mandates: { sponsor: this.mandates, holdHours: config.RAZAO_PIX_CHARGE_HOLD_HOURS },
      reconciliation: this.options.reconciliation ?? railPorts(this.database, this.rails),
      backdatingDays: config.RAZAO_BACKDATING_DAYS,
      evidence: { backdatingDays: config.RAZAO_BACKDATING_DAYS, announceReturn: announceReceived, keyHolderId, followers: [settleCharge] },
      isRailBound: (tenant, rail, direction) => this.rails.isBound(tenant, rail, direction),
      payeeInside: findPayee,
      partyChanged: (ctx, unit, party, changed) => rescreenChangedParty({ ...ctx, kyc }, unit, party, changed),
      isVerifiedAs,
      pixKeys: { directory: this.directory, limits: { individual: config.RAZAO_PIX_KEYS_PERSON, company: config.RAZAO_PIX_KEYS_COMPANY } },
      pixLimits: pixLimitSettings(config),
      kyc,
    };
  }

  /** What every request passes first. */
  #first(): RequestHandler[] {
    return [nameRequest, logRequests(this.options.log), ...crossOrigin(this.options.config.RAZAO_CORS_ORIGINS)];
  }

  #express(): Express {
    const app = express().disable('x-powered-by').disable('etag').set('query parser', 'simple')
      .set('trust proxy', this.options.config.RAZAO_TRUSTED_PROXIES);
    standingHeaders(app, HEADERS);
    app.use(...this.#first(), healthRoutes(this.#health));
    app.post('/auth/token', this.#inTime);
    app.use(this.auth.routes, helmet({ contentSecurityPolicy: false }), docsRoutes());
    app.use(() => fail('NOT_FOUND'), answerErrors(this.options.log));
    return app;
  }

  #api(): DirectRoute {
    return { path: '/v1/', handlers: [...this.#first(), this.#inTime, this.#gateway()], answerError: answerErrors(this.options.log) };
  }

  /** While the clock is wrong nothing that depends on it is answered here: neither tokens nor signatures could be judged. */
  readonly #inTime: RequestHandler = (_request, _response, next) => {
    this.database.clockWatch.require();
    next();
  };

  #gateway(): RequestHandler {
    const resources = {
      party: partyResource, account: accountResource, 'account.guest': guestAccountResource, obligation: obligationResource, 'account.balance': balanceResource,
      event: eventResource, webhook_endpoint: webhookEndpointResource, schedule: scheduleResource, hold: holdResource, block: blockResource,
      evidence: evidenceResource, limit_policy: limitPolicyResource, risk_flag: riskFlagResource, pix_key: pixKeyResource, med_case: medCaseResource,
      pix_mandate: pixMandateResource, pix_mandate_charge: pixMandateChargeResource,
      gl_account: glAccountResource, gl_entry: glEntryResource, reconciliation_run: runResource, reconciliation_break: breakResource,
      pix_charge: pixChargeResource,
    };
    checkPolicy({ scopes: allScopes, resources: Object.keys(resources) });
    return gateway({
      operations,
      authenticate: (token) => this.auth.authenticate(token),
      contextFor: ({ tenant, clientId }: Principal, command) => this.contextFor(tenant, clientId, command),
      resources,
      idempotency: new Idempotency(this.database),
      writtenUnderKey: new Set(['createObligation', 'resolveMedCase']),
      receiver: new Receiver({
        clock: this.options.clock, log: this.options.log, incumbent: this.options.config.RAZAO_INCUMBENT_PROVIDER,
        findSender: (providerId) => this.providers.sender(providerId),
        serves: (tenant, rail, providerId) => this.rails.isServedBy(tenant, rail, providerId),
      }),
      handlers: collectHandlers(mountCore, mountCommand),
    });
  }

  /** The Express application, for tests that need no port. */
  get http(): Server {
    return this.#server;
  }

  /** Listens; port 0 picks a free one. @returns the base URL. @throws when the port is taken. */
  listen(port: number, host: string): Promise<string> {
    return listen(this.#server, port, host);
  }

  /** Shows the timed work of this process, to this machine alone; port 0 picks a free one. @returns the address. */
  async listenJobs(port: number): Promise<string> {
    this.#dashboard = limitedServer(jobsDashboard(() => this.#clockwork?.agenda));
    return listen(this.#dashboard, port, '127.0.0.1');
  }

  /** Answers what is under way, ends the worker's work and lets go of both databases. */
  async stop(): Promise<void> {
    this.#health.drain();
    await closeServer(this.#server);
    if (this.#dashboard) await closeServer(this.#dashboard);
    await Promise.all([this.#worker?.stop(), this.#dispatcher?.stop(), this.#kycCourier?.stop(), this.#clockwork?.stop()]);
    await this.#deliveries.stop();
    await this.#mongo.stop();
    await this.#mongodb?.close();
    this.#webhooks.close();
    await this.database.close();
  }
}

/** What a connection to the API may take, in milliseconds. */
function connectionLimits(config: Config): ConnectionLimits {
  return { headersMs: config.RAZAO_HEADERS_SECONDS * 1000, requestMs: config.RAZAO_REQUEST_SECONDS * 1000, most: config.RAZAO_MOST_CONNECTIONS };
}

/** How sponsors are called. */
function sponsorOptions({ clock, config }: { clock: Clock; config: Config }, providers: Providers): SponsorRailOptions {
  return {
    clock, account: (tenant, providerId) => providers.connection(tenant, providerId),
    defaultUrl: config.RAZAO_SPONSOR_URL, ispb: config.RAZAO_PIX_ISPB, timeoutMs: config.RAZAO_RAIL_TIMEOUT_SECONDS * 1000,
  };
}

/** How the KYC providers of tenants are called. */
function kycProvider({ config, clock }: Service['options'], providers: Providers): KycProvider {
  return new KycProvider({
    clock, account: (tenant, providerId) => providers.connection(tenant, providerId), defaultUrl: config.RAZAO_KYC_URL,
    timeoutMs: config.RAZAO_RAIL_TIMEOUT_SECONDS * 1000,
  });
}

/** The settings of dispatch, in milliseconds. */
function dispatchSettings(config: Config): DispatchSettings {
  return {
    timeoutMs: config.RAZAO_RAIL_TIMEOUT_SECONDS * 1000, retryForMs: config.RAZAO_DISPATCH_MINUTES * 60_000,
    askForMs: config.RAZAO_RAIL_ASK_HOURS * 3_600_000, concurrency: config.RAZAO_RAIL_CONCURRENCY,
  };
}

/** What accounts may pay by Pix unless they set it otherwise, in centavos. */
function pixLimitSettings(config: Config): PixLimitSettings {
  return {
    dayCents: config.RAZAO_PIX_DAY_CENTS, nightCents: config.RAZAO_PIX_NIGHT_CENTS, dayCeilingCents: config.RAZAO_PIX_DAY_CEILING_CENTS,
    nightCeilingCents: config.RAZAO_PIX_NIGHT_CEILING_CENTS, increaseHours: config.RAZAO_PIX_INCREASE_HOURS,
  };
}

/** What says of an API's answer that it is data, for this caller and now. The documentation page adds helmet's headers. */
const HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': `default-src 'none'; frame-ancestors 'none'`,
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
};

const nameRequest: RequestHandler = (request, _response, next) => {
  request.requestId = `req_${randomUUID()}`;
  next();
};

function crossOrigin(origins: readonly string[]): RequestHandler[] {
  if (origins.length === 0) return [];
  return [cors({
    origin: origins.includes('*') ? '*' : [...origins],
    exposedHeaders: ['X-Request-Id', 'Idempotency-Replayed', 'Retry-After'],
    maxAge: 600,
  })];
}
