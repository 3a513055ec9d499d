/** One history: a service with books of its own, step by step beside the ledger on paper. */
import { holdJobs } from '../../src/domains/holds/index.ts';
import { retryAfterEvents } from '../../src/domains/evidence/index.ts';
import { verifyJournal } from '../../src/domains/journal/index.ts';
import { Dispatcher, stuckJob } from '../../src/domains/obligations/index.ts';
import { Rails, type FoundPayment } from '../../src/domains/rails/index.ts';
import { FixedClock } from '../../src/platform/clock.ts';
import { createLog } from '../../src/platform/log.ts';
import { placedEvent, type OutboxRow } from '../../src/platform/outbox/consumer.ts';
import { startTestService, type TestService } from '../support/service.ts';
import type { Fate, RailAnswer } from './model-types.ts';
import { Outside, type Manner, type Watcher } from './outside.ts';
import { MINUTE_MS, RETRY_MS, Tenant, type Picture } from './tenant.ts';
import { chance, TENANTS, turnsOf, type Turn } from './world-steps.ts';

const VERIFY_EVERY = 25;
const SHOWN = 12;
const FUNDED = 3;
const LOOK_EVERY = 3;
const HOUR_MS = 60 * MINUTE_MS;
const ASK_MS = 72 * HOUR_MS;
const NO_END = 2 ** 31 - 1;
const READ_OUTBOX = { name: 'read-outbox', text: 'select * from razao.read_outbox($1, $2, $3, $4, $5, $6, $7)' };
const READ_HEAD = { name: 'read-head', text: 'select * from razao.read_head($1, $2)' };

/** Plays the history of a seed. @returns how often each kind of step was carried out or refused. @throws at the first difference. */
export async function playHistory(seed: number, steps: number): Promise<Map<string, number>> {
  const world = await World.create(seed);
  const turns = turnsOf(seed, steps);
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
    const last = turns.slice(Math.max(0, at - SHOWN), at + 1).map((turn, index) => `  ${Math.max(0, at - SHOWN) + index}: ${JSON.stringify(turn)}`);
    await world.close().catch(() => undefined);
    throw new Error(`seed ${seed}, step ${at} of ${steps}: ${error instanceof Error ? error.stack : String(error)}\n${last.join('\n')}`);
  }
  await world.close();
  return world.fates;
}

class World implements Watcher {
  readonly fates = new Map<string, number>();
  readonly #tenants: readonly Tenant[];
  readonly #dispatcher: Dispatcher;
  readonly #calls = new Map<string, number>();
  readonly #places = new Map<string, number>();
  /** What the model does not expect of a call to a rail: that call is part of no step's answer, so it is kept until then. */
  #surprise: unknown;
  #callCount = 0;
  #isOver = false;

  private constructor(private readonly seed: number, private readonly clock: FixedClock, private readonly api: TestService, private readonly outside: Outside) {
    this.#tenants = Array.from({ length: TENANTS }, (_, index) => new Tenant(`tenant-${index}`, api, outside));
    const { database } = api.service;
    this.#dispatcher = new Dispatcher({
      database, rails: new Rails(database, outside.adapters(api, this)), contextFor: (tenant) => api.service.contextFor(tenant), log: createLog('silent'),
      settings: { timeoutMs: 30_000, retryForMs: RETRY_MS, askForMs: ASK_MS, concurrency: 1 },
    });
  }

  static async create(seed: number): Promise<World> {
    const clock = new FixedClock();
    const outside = await Outside.open(clock);
    const api = await startTestService({ clock, env: { RAZAO_ROLES: 'api', RAZAO_TOKEN_TTL_SECONDS: '86400' } });
    return new World(seed, clock, api, outside);
  }

  /** Tenants with accounts and some money. */
  async open(): Promise<void> {
    for (const tenant of this.#tenants) {
      await tenant.open();
      for (let account = 0; account < FUNDED; account += 1) await tenant.fund(account);
      await tenant.kept();
      for (let which = 0; which < tenant.ids.obligations.length; which += 1) {
        await tenant.onObligation({ kind: 'resolve', which, outcome: 'SETTLED', destination: undefined }, which);
      }
      await this.#check(tenant);
    }
  }

  async close(): Promise<void> {
    await this.outside.close();
    await this.api.stop();
  }

  async play({ tenant: number, step }: Turn, index: number): Promise<void> {
    const tenant = this.#tenants[number] as Tenant;
    let fate: Fate = 'done';
    if (step.kind === 'wait') await this.#wait(step.seconds * 1000, step.isByJob);
    else if (step.kind === 'trespass') fate = await this.#trespass(step.what, step.which, number);
    else fate = await tenant.play(step);
    this.fates.set(`${step.kind} ${fate}`, (this.fates.get(`${step.kind} ${fate}`) ?? 0) + 1);
    await this.#settle(step.kind === 'wait' ? this.#tenants : [tenant]);
    if (index % LOOK_EVERY === 0) await tenant.checkBalance(index);
    for (const it of step.kind === 'wait' || step.kind === 'trespass' ? this.#tenants : [tenant]) await this.#check(it);
    if (index % VERIFY_EVERY === 0) await this.#verify();
  }

  /** From now on all goes well: whatever can end, ends. */
  async end(): Promise<void> {
    this.#isOver = true;
    for (const tenant of this.#tenants) {
      for (let which = 0; which < tenant.ids.obligations.length; which += 1) {
        if (tenant.model.obligations[which]?.state === 'DISPATCH_FAILED') await tenant.onObligation({ kind: 'redispatch', which }, which);
      }
    }
    for (let round = 0; round < 3; round += 1) {
      await this.#wait(HOUR_MS, true);
      await this.#settle(this.#tenants);
      for (const tenant of this.#tenants) {
        while (tenant.underWay.length > 0) await tenant.play({ kind: 'end', which: 0, ends: 'SETTLED' });
        await tenant.deliverAll();
      }
      await this.#settle(this.#tenants);
    }
    for (const tenant of this.#tenants) {
      await this.#check(tenant);
      const open = tenant.model.obligations.filter((it) => it.state !== 'FINAL' && it.rail !== 'MOCK' && it.from !== null && tenant.model.now - it.since < ASK_MS);
      if (open.length > 0) throw new Error(`payments that never end: ${JSON.stringify(open)}`);
    }
    await this.#verify();
    await this.#compareBooks();
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

  called(name: string, reference: string, call: 'pay' | 'expect', answer: RailAnswer): void {
    this.#observe(() => {
      const tenant = this.#tenant(name);
      const which = this.#numberOf(name, reference);
      if (call === 'pay') tenant.model.paid(which, answer);
      else tenant.model.expected(which, answer);
      const isOutside = tenant.model.obligations[which]?.rail !== 'MOCK';
      // Taken, or maybe taken: the sponsor's books will tell.
      if (isOutside && (answer === 'ACCEPTED' || answer === 'timeout') && !tenant.underWay.includes(reference) && !this.#known.has(reference)) this.#maybe.add(`${name} ${reference}`);
    });
  }

  found(name: string, reference: string, status: FoundPayment['status']): void {
    this.#observe(() => this.#tenant(name).model.found(this.#numberOf(name, reference), status));
  }

  readonly #maybe = new Set<string>();
  readonly #known = new Set<string>();

  /** Which of the payments that were handed over the sponsor really has. */
  async #learn(): Promise<void> {
    for (const name of new Set([...this.#maybe].map((it) => it.split(' ')[0] ?? ''))) {
      const tenant = this.#tenant(name);
      for (const rail of ['pix', 'ach']) {
        const { payments } = await this.outside.sponsor.books(`${name}-${rail}`);
        for (const { reference, status } of payments) {
          if (!this.#maybe.delete(`${name} ${reference}`)) continue;
          if (status === 'ACCEPTED' && !this.#known.has(reference)) tenant.underWay.push(reference);
          this.#known.add(reference);
        }
      }
      tenant.underWay.sort();
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
  async #wait(ms: number, isByJob: boolean): Promise<void> {
    this.clock.advance(ms);
    for (const { model } of this.#tenants) model.wait(ms);
    const { database } = this.api.service;
    const contextFor = (tenant: string) => this.api.service.contextFor(tenant);
    await stuckJob(database, contextFor, createLog('silent')).run();
    if (!isByJob) for (const tenant of this.#tenants) for (const which of tenant.ids.accounts.keys()) await tenant.checkBalance(which);
    await Promise.all(holdJobs(database, contextFor, createLog('silent')).map((job) => job.run()));
  }

  /** The worker does what there is to do, until there is nothing more. */
  async #settle(tenants: readonly Tenant[]): Promise<void> {
    for (const tenant of tenants) await tenant.kept(); // the rails are called by these names
    for (let isNew = true; isNew;) {
      const before = this.#callCount;
      await this.#dispatcher.look();
      await this.#dispatcher.idle();
      if (this.#surprise !== undefined) throw this.#surprise;
      isNew = this.#callCount !== before;
      for (const tenant of tenants) isNew = await this.#follow(tenant) || isNew;
    }
    await this.#learn();
  }

  async #follow(tenant: Tenant): Promise<boolean> {
    tenant.model.follow();
    const { database } = this.api.service;
    const consumer = retryAfterEvents(database, (name) => this.api.service.contextFor(name));
    let isNew = false;
    for (;;) {
      const [row] = await database.query<{ commit_no: string }>(READ_HEAD, [tenant.name, false]);
      const head = Number(row?.commit_no);
      const place = this.#places.get(tenant.name) ?? 0;
      if (head === place) return isNew;
      this.#places.set(tenant.name, head);
      const { types } = await consumer.wants(tenant.name);
      const rows = types.length === 0 ? [] : await database.query<OutboxRow>(READ_OUTBOX, [tenant.name, place, NO_END, head, types, types, 10_000]);
      if (rows.length === 0) return isNew;
      isNew = true;
      await consumer.handlePage(tenant.name, rows.map((it) => placedEvent(tenant.name, it)));
    }
  }

  async #check(tenant: Tenant): Promise<void> {
    const [kept, wanted]: [Picture, Picture] = [await tenant.kept(), tenant.wanted()];
    for (const name of Object.keys(wanted) as (keyof Picture)[]) {
      const [is, should] = [[kept[name]].flat(), [wanted[name]].flat()];
      const at = [...Array(Math.max(is.length, should.length)).keys()].find((index) => is[index] !== should[index]);
      if (at !== undefined) throw new Error(`${tenant.name} ${name} ${at}: kept is "${is[at]}", on paper it is "${should[at]}"`);
    }
  }

  async #verify(): Promise<void> {
    for (const { name } of this.#tenants) {
      const verdict = await verifyJournal(this.api.service.database, name);
      if (!verdict.ok) throw new Error(`the books of ${name} do not verify: ${verdict.row} ${verdict.problem}`);
    }
  }

  /** The sponsor has each payment once, for what it was meant to be. */
  async #compareBooks(): Promise<void> {
    for (const tenant of this.#tenants) {
      for (const rail of ['pix', 'ach']) {
        for (const { reference, amount } of (await this.outside.sponsor.books(`${tenant.name}-${rail}`)).payments) {
          const obligation = tenant.model.obligations[tenant.ids.obligations.indexOf(reference)];
          if (obligation?.amount !== amount.value) throw new Error(`the sponsor has ${reference} for ${amount.value}, not ${obligation?.amount}`);
        }
      }
    }
  }
}
