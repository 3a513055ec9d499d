/** One history: processes of a service with books of their own, step by step beside the ledger on paper. */
import { holdJobs } from '../../src/domains/holds/index.ts';
import { retryAfterEvents } from '../../src/domains/evidence/index.ts';
import { verifyJournal } from '../../src/command-line/verify-journal.ts';
import { verifyQuotas } from '../../src/command-line/verify-quotas.ts';
import { verifySquads } from '../../src/domains/squads/index.ts';
import { Dispatcher, stuckJob } from '../../src/domains/obligations/index.ts';
import { squadJobs } from '../../src/domains/squads/jobs.ts';
import { spendConsumer } from '../../src/domains/squads/spends/consumer.ts';
import { Rails, type FoundPayment } from '../../src/domains/rails/index.ts';
import { FixedClock, type Clock } from '../../src/platform/clock.ts';
import { createLog } from '../../src/platform/log.ts';
import { placedEvent, type OutboxRow, type PlacedEvent } from '../../src/platform/worker/consumer.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { speakWrongly } from './doors.ts';
import type { Fate, Hold, RailAnswer } from './model-types.ts';
import type { ModelLedger } from './model.ts';
import { Outside, type Manner, type Watcher } from './outside.ts';
import { RETRY_MS, Tenant } from './tenant.ts';
import { chance, TENANTS, turnsOf, type Turn, type WorldStep } from './world-steps.ts';

const VERIFY_EVERY = 40;
const LOOK_EVERY = 3;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const ASK_MS = 72 * HOUR_MS;
const NO_END = 2 ** 31 - 1;
const READ_OUTBOX = { name: 'read-outbox', text: 'select * from razao.read_outbox($1, $2, $3, $4, $5, $6, $7)' };
const READ_HEAD = { name: 'find-head', text: 'select * from razao.find_head($1, $2)' };

/** The first difference of a history, and where it was. */
export interface Difference {
  /** The number of the turn; how many there are, if it was found after them. */
  readonly at: number;
  readonly error: Error;
}

/** Counts of each kind of step, by outcome. */
export type Fates = Map<string, number>;

/** Plays the history of a seed. */
export async function playHistory(seed: number, steps: number): Promise<Fates | Difference> {
  return playTurns(seed, turnsOf(seed, steps));
}

/** Plays turns, in a world that is the seed's. */
export async function playTurns(seed: number, turns: readonly Turn[]): Promise<Fates | Difference> {
  const world = await World.create(seed);
  let at = -1;
  try {
    await world.open();
    for (const [index, turn] of turns.entries()) {
      at = index;
      await world.play(turn, index);
    }
    at = turns.length;
    await world.end();
  } catch (error) {
    await world.close().catch(() => undefined);
    return { at, error: error instanceof Error ? error : new Error(String(error)) };
  }
  await world.close();
  return world.outcomes;
}

/** A clock that goes wrong. */
class WrongClock implements Clock {
  aheadMs = 0;

  constructor(private readonly right: Clock) {}

  now(): Date {
    return new Date(this.right.now().getTime() + this.aheadMs);
  }
}

/** Two processes on the same books, and a third whose clock is wrong at each use. */
interface Processes {
  readonly here: TestService;
  readonly there: TestService;
  readonly astray: TestService;
  readonly wrongClock: WrongClock;
}

async function startProcesses(clock: FixedClock): Promise<Processes> {
  const env = { RAZAO_ROLES: 'api', RAZAO_TOKEN_TTL_SECONDS: '86400' };
  const here = await startTestService({ clock, env });
  const wrongClock = new WrongClock(clock);
  const more = { databaseUrl: here.databaseUrl, env };
  const [there, astray] = await Promise.all([startTestService({ ...more, clock }), startTestService({ ...more, clock: wrongClock })]);
  return { here, there, astray, wrongClock };
}

function activeHolds({ holds }: ModelLedger): Hold[] {
  return holds.filter(({ state }) => state === 'ACTIVE');
}

class World implements Watcher {
  readonly outcomes: Fates = new Map();
  readonly #tenants: readonly Tenant[];
  readonly #dispatcher: Dispatcher;
  readonly #calls = new Map<string, number>();
  readonly #places = new Map<string, number>();
  /** A difference found in a call to a rail: that call is part of no step's answer, so the error is kept until the next check. */
  #surprise: unknown;
  #callCount = 0;
  #isOver = false;

  private constructor(
    private readonly seed: number, private readonly clock: FixedClock, private readonly processes: Processes,
    private readonly outside: Outside,
  ) {
    const { here: api, there } = processes;
    this.#tenants = Array.from({ length: TENANTS }, (_, index) => new Tenant(`tenant-${index}`, [api, there], outside));
    const { database } = api.service;
    this.#dispatcher = new Dispatcher({
      database, rails: new Rails(database, outside.adapters(api, this)), contextFor: (tenant) => api.service.contextFor(tenant),
      log: createLog('silent'),
      settings: { timeoutMs: 30_000, retryForMs: RETRY_MS, askForMs: ASK_MS, concurrency: 1 },
    });
  }

  static async create(seed: number): Promise<World> {
    const clock = new FixedClock();
    const [outside, processes] = await Promise.all([Outside.open(clock), startProcesses(clock)]);
    return new World(seed, clock, processes, outside);
  }

  get #api(): TestService {
    return this.processes.here;
  }

  /** Tenants with accounts and some money. */
  async open(): Promise<void> {
    await Promise.all(this.#tenants.map((tenant) => tenant.open()));
    await Promise.all(this.#tenants.map((tenant) => tenant.fund()));
    await this.#check(this.#tenants);
  }

  async close(): Promise<void> {
    const { here, there, astray } = this.processes;
    await Promise.all([this.outside.close(), there.stop(), astray.stop()]);
    await here.stop();
  }

  async play({ tenant: number, step }: Turn, index: number): Promise<void> {
    const tenant = this.#tenants[number] as Tenant;
    const outcome = await this.#step(step, number);
    this.#count(step.kind, outcome);
    await this.#settle(step.kind === 'wait' ? this.#tenants : [tenant]);
    if (index % LOOK_EVERY === 0) await tenant.checkBalance(index);
    await this.#check(step.kind === 'wait' || step.kind === 'trespass' ? this.#tenants : [tenant]);
    if (index % VERIFY_EVERY === 0) await this.#verify();
  }

  #count(kind: WorldStep['kind'], outcome: Fate): void {
    this.outcomes.set(`${kind} ${outcome}`, (this.outcomes.get(`${kind} ${outcome}`) ?? 0) + 1);
  }

  async #check(tenants: readonly Tenant[]): Promise<void> {
    await Promise.all(tenants.map((it) => it.check()));
  }

  async #step(step: WorldStep, number: number): Promise<Fate> {
    const tenant = this.#tenants[number] as Tenant;
    switch (step.kind) {
      case 'wait': return this.#wait(step.seconds * 1000, step.isByJob);
      case 'trespass': return this.#trespass(step.what, step.which, number);
      case 'wrongDoor': return this.#speakWrongly(step, tenant);
      case 'wrongClock': return this.#writeAstray(step, tenant);
      default: return tenant.play(step);
    }
  }

  /** @throws unless it is refused like the words of somebody unknown, and nothing was written. */
  async #speakWrongly({ speaker, which }: Extract<WorldStep, { kind: 'wrongDoor' }>, tenant: Tenant): Promise<Fate> {
    const { accounts, obligations } = tenant.ids;
    const about = {
      account: accounts[which % accounts.length] ?? '', obligation: obligations[which % obligations.length] ?? '', party: tenant.owner,
      key: 'key-0@example.com', serial: which,
    };
    const before = await this.#head(tenant.name);
    const event = await speakWrongly(this.#api, tenant.name, speaker, about);
    if (await this.#head(tenant.name) !== before) throw new Error(`${speaker} said ${event} on a wrong door, and something was written`);
    return event;
  }

  /** A process whose clock is wrong writes nothing, and reports that to its caller. */
  async #writeAstray({ step, aheadSeconds }: Extract<WorldStep, { kind: 'wrongClock' }>, tenant: Tenant): Promise<Fate> {
    const planned = tenant.plan(step);
    if (!planned) return 'nothing';
    const { astray, wrongClock } = this.processes;
    const before = await this.#head(tenant.name);
    wrongClock.aheadMs = aheadSeconds * 1000;
    const outcome = await planned.perform(astray, 1);
    const would = planned.on(tenant.model.copy());
    const isPastByItsClock = outcome === '422' && 'minutes' in step && typeof step.minutes === 'number';
    const isRefused = isPastByItsClock || ['SERVICE_UNAVAILABLE', 'UNAUTHENTICATED'].includes(outcome);
    if (would === 'done' && !isRefused && !tenant.isIdle(planned)) throw new Error(
      `a process ${aheadSeconds} s ahead was asked to ${planned.text}: ${outcome}`,
    );
    if (await this.#head(tenant.name) !== before) throw new Error(
      `a process ${aheadSeconds} s ahead has written: ${planned.text} came to ${outcome}`,
    );
    return isRefused ? 'refused' : outcome;
  }

  async #head(tenant: string): Promise<number> {
    const [row] = await this.#api.service.database.query<{ commit_no: string }>(READ_HEAD, [tenant, false]);
    return Number(row?.commit_no);
  }

  /** Ends all faults, so that everything that can end does. */
  async end(): Promise<void> {
    this.#isOver = true;
    for (const tenant of this.#tenants) {
      for (let which = 0; which < tenant.ids.obligations.length; which += 1) {
        if (tenant.model.obligations[which]?.state === 'DISPATCH_FAILED') await tenant.onObligation({ kind: 'redispatch', which }, which);
      }
    }
    await this.#correct();
    for (let round = 0; round < 3; round += 1) {
      await this.#wait(HOUR_MS, true);
      await this.#settle(this.#tenants);
      for (const tenant of this.#tenants) {
        while (tenant.mail.underWay.length > 0) await tenant.play({ kind: 'end', which: 0, ends: 'SETTLED', isTwice: false });
        await tenant.mail.deliverAll();
      }
      await this.#settle(this.#tenants);
    }
    for (const tenant of this.#tenants) {
      await tenant.check();
      const open = tenant.model.obligations.filter(
        (it) => it.state !== 'FINAL' && it.rail !== 'MOCK' && it.from !== null && tenant.model.now - it.since < ASK_MS,
      );
      if (open.length > 0) throw new Error(`payments that never end: ${JSON.stringify(open)}`);
    }
    await this.#verify();
    await this.#compareBooks();
  }

  /** Books by hand a payment that was never reported, before its notice comes. */
  async #correct(): Promise<void> {
    await this.#settle(this.#tenants);
    for (const tenant of this.#tenants) {
      await tenant.play({ kind: 'compare' });
      for (const [which, account] of [[0, 0], [1, 1]] as const) this.#count('correct', await tenant.play({
        kind: 'correct', which, account,
      }));
    }
  }

  manner(tenant: string, reference: string, call: 'pay' | 'expect' | 'find'): Manner {
    this.#callCount += 1;
    const key = `${tenant} ${reference} ${call}`;
    const times = this.#calls.get(key) ?? 0;
    this.#calls.set(key, times + 1);
    if (this.#isOver) return 'does';
    const [number, obligation] = [this.#tenants.findIndex(({ name }) => name === tenant), this.#numberOf(tenant, reference)];
    // Some payments find nobody for a long time.
    if (call === 'pay' && chance(this.seed, number, obligation) < 0.15) return 'unreachable';
    const drawn = chance(this.seed, number, obligation, times, call.length);
    if (drawn < 0.65) return 'does';
    if (drawn < 0.74) return 'lost';
    if (drawn < 0.84) return 'unanswered';
    if (drawn < 0.94) return 'unreachable';
    return call === 'find' ? 'does' : 'refuses';
  }

  called(name: string, reference: string, call: 'pay' | 'expect', answer: RailAnswer, endToEnd?: string): void {
    this.#observe(() => {
      const tenant = this.#tenant(name);
      const which = this.#numberOf(name, reference);
      if (call === 'pay') tenant.model.rails.paid(which, answer, endToEnd);
      else tenant.model.rails.expected(which, answer, endToEnd);
      const isOutside = tenant.model.obligations[which]?.rail !== 'MOCK';
      // Accepted, or perhaps accepted: the sponsor's books will show it.
      if (isOutside && (answer === 'ACCEPTED' || answer === 'timeout') && !tenant.mail.underWay.includes(reference)
        && !this.#known.has(reference)) this.#maybe.add(`${name} ${reference}`);
    });
  }

  found(name: string, reference: string, status: FoundPayment['status'], endToEnd?: string): void {
    this.#observe(() => this.#tenant(name).model.rails.found(this.#numberOf(name, reference), status, endToEnd));
  }

  readonly #maybe = new Set<string>();
  readonly #known = new Set<string>();

  /** Finds the payments, of those handed over, that the sponsor really has. */
  async #learn(): Promise<void> {
    for (const name of new Set([...this.#maybe].map((it) => it.split(' ')[0] ?? ''))) {
      const tenant = this.#tenant(name);
      for (const rail of ['pix', 'ach']) {
        const { payments } = await this.outside.sponsor.books(`${name}-${rail}`);
        for (const { reference, status } of payments) {
          if (!this.#maybe.delete(`${name} ${reference}`)) continue;
          if (status === 'ACCEPTED' && !this.#known.has(reference)) tenant.mail.underWay.push(reference);
          this.#known.add(reference);
        }
      }
      tenant.mail.underWay.sort();
    }
    this.#maybe.clear();
  }

  #observe(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.#surprise ??= error;
    }
  }

  #tenant(name: string): Tenant {
    const found = this.#tenants.find((it) => it.name === name);
    if (!found) throw new Error(`a call for ${name}`);
    return found;
  }

  #numberOf(tenant: string, reference: string): number {
    return this.#tenant(tenant).ids.obligations.indexOf(reference);
  }

  async #trespass(what: 'account' | 'obligation' | 'hold' | 'block' | 'evidence', which: number, number: number): Promise<Fate> {
    const other = this.#tenants[(number + 1) % TENANTS] as Tenant;
    const ids = other.ids[what === 'evidence' ? what : `${what}s` as const];
    if (ids.length === 0) return 'nothing';
    await (this.#tenants[number] as Tenant).trespass(what, ids[which % ids.length] ?? '');
    return 'done';
  }

  /** Time passes, for all. Holds end by their job, or when somebody looks. */
  async #wait(ms: number, isByJob: boolean): Promise<Fate> {
    const before = this.#tenants.map(({ model }) => activeHolds(model));
    this.clock.advance(ms);
    for (const { model } of this.#tenants) model.wait(ms);
    const { database } = this.#api.service;
    const contextFor = (tenant: string) => this.#api.service.contextFor(tenant);
    await stuckJob(database, contextFor, createLog('silent')).run();
    if (!isByJob) {
      for (const [index, tenant] of this.#tenants.entries()) {
        for (const { state, account } of before[index] ?? []) if (state !== 'ACTIVE') await tenant.checkBalance(account);
        for (const which of tenant.model.squads.squads.keys()) await tenant.squads.look(which);
      }
    }
    const jobs = [...holdJobs(database, contextFor, createLog('silent')), ...squadJobs(database, contextFor, createLog('silent'))];
    await Promise.all(jobs.map((job) => job.run()));
    return 'done';
  }

  /** Runs the worker until there is no work left. */
  async #settle(tenants: readonly Tenant[]): Promise<void> {
    for (const tenant of tenants) await tenant.learn(); // the rails are called by these names
    for (let isNew = true; isNew;) {
      const before = this.#callCount;
      await this.#dispatcher.poll();
      await this.#dispatcher.idle();
      if (this.#surprise !== undefined) throw this.#surprise;
      isNew = this.#callCount !== before;
      for (const tenant of tenants) isNew = await this.#follow(tenant) || isNew;
    }
    await this.#learn();
  }

  async #follow(tenant: Tenant): Promise<boolean> {
    tenant.model.follow();
    const { database } = this.#api.service;
    const contextFor = (name: string) => this.#api.service.contextFor(name);
    const [retry, spends] = [retryAfterEvents(database, contextFor), spendConsumer(contextFor)];
    const hasRetried = await this.#read(
      tenant.name, retry.name, async () => (await retry.wants([tenant.name])).get(tenant.name)?.types ?? [],
      (events) => retry.handlePage(tenant.name, events),
    );
    const hasFollowed = await this.#read(tenant.name, spends.name, async () => spends.types, async (events) => {
      for (const event of events) await spends.handle(event);
    });
    return hasRetried || hasFollowed;
  }

  /** Has a consumer read to the end. @returns whether it has read anything. */
  async #read(
    tenant: string, consumer: string, wants: () => Promise<readonly string[]>, handle: (events: readonly PlacedEvent[]) => Promise<void>,
  ): Promise<boolean> {
    let isNew = false;
    for (;;) {
      const head = await this.#head(tenant);
      const place = this.#places.get(`${consumer} ${tenant}`) ?? 0;
      if (head === place) return isNew;
      this.#places.set(`${consumer} ${tenant}`, head);
      const types = await wants();
      const rows = types.length === 0 ? [] : await this.#api.service.database.query<OutboxRow>(READ_OUTBOX, [
        tenant, place, NO_END, head, types, types, 10_000,
      ]);
      if (rows.length === 0) return isNew;
      isNew = true;
      await handle(rows.map((it) => placedEvent(tenant, it)));
    }
  }

  async #verify(): Promise<void> {
    await Promise.all(this.#tenants.map(async ({ name }) => {
      const verdict = await verifyJournal(this.#api.service.database, name);
      if (!verdict.ok) throw new Error(`the books of ${name} do not verify: ${verdict.row} ${verdict.problem}`);
      const { differences } = await verifySquads(this.#api.service.database, name);
      if (differences.length > 0) throw new Error(`the squads of ${name} do not verify: ${differences.join(', ')}`);
      const quotas = await verifyQuotas(this.#api.service.database, name);
      if (!quotas.ok) throw new Error(`the quotas of ${name} do not verify: ${quotas.differences.join(', ')}`);
    }));
  }

  /** Checks that the sponsor has each payment once, with its intended terms. */
  async #compareBooks(): Promise<void> {
    for (const tenant of this.#tenants) {
      for (const rail of ['pix', 'ach']) {
        for (const { reference, amount } of (await this.outside.sponsor.books(`${tenant.name}-${rail}`)).payments) {
          const obligation = tenant.model.obligations[tenant.ids.obligations.indexOf(reference)];
          if (obligation?.amount !== amount.value) throw new Error(
            `the sponsor has ${reference} for ${amount.value}, not ${obligation?.amount}`,
          );
        }
      }
    }
  }
}
