import type { Database } from '../db/database.ts';
import type { Pipeline } from '../db/pipeline.ts';
import type { Log } from '../log.ts';
import type { Trace } from '../tracing/index.ts';
import { InHand } from './in-hand.ts';
import { Loop, untilNext } from './loop.ts';
import { whileRenewed } from './while-renewed.ts';
import { readEventBody, withTopic, type Correlation } from '../outbox/event.ts';

/** An event as a consumer gets it. */
export interface OutboxEvent {
  readonly tenant: string;
  readonly eventId: string;
  readonly type: string;
  readonly entityId: string;
  readonly version: bigint;
  readonly occurredAt: Date;
  readonly correlation: Correlation;
  readonly data: Record<string, unknown>;
  readonly trace?: Trace;
}

/**
 * Work that follows from events. Events of one entity come in order and one by one, those of different entities side by
 * side. An event can come twice: `handle` must be safe to repeat. What it throws is tried again.
 */
export interface Consumer {
  readonly name: string;
  readonly types: readonly string[];
  /**
   * Commits that announce nothing of this topic are passed over. An event without it that shares its commit and type
   * with one that has it comes too.
   */
  readonly topic?: string;
  /** Handles each event only this many milliseconds after it occurred. */
  readonly delayMs?: number;
  handle(event: OutboxEvent): Promise<void>;
}

/** An event with its place in the feed of its tenant. */
export interface PlacedEvent extends OutboxEvent {
  readonly commitNo: number;
  readonly n: number;
}

/**
 * Work that takes whole pages of events, in the order of their commits. A page can come twice: `handlePage` must be safe
 * to repeat. What it throws is tried again.
 */
export interface PageConsumer {
  readonly name: string;
  /** Milliseconds from poll to poll. */
  readonly pollEveryMs: number;
  /** While it is not, nothing is read, and its place in the feed stays. */
  isReady(): boolean;
  /** What it wants of tenants' events, by tenant; asked for each page, after the page's end was drawn. */
  wants(tenants: readonly string[]): Promise<ReadonlyMap<string, Wanted>>;
  handlePage(tenant: string, events: readonly PlacedEvent[]): Promise<void>;
}

export interface Wanted {
  readonly types: readonly string[];
  /** False where nobody waits for these events: it is enough to poll now and then. */
  readonly isPressing: boolean;
}

type AnyConsumer = Consumer | PageConsumer;

interface Place {
  readonly commitNo: string;
  readonly n: number;
}

/** The right to read on from a place, under a number that no other taking has. */
interface LeaseRow {
  commit_no: string;
  n: number;
  head: string;
  lease: string;
}

/** A row of the outbox as Postgres gives it. */
export interface OutboxRow {
  commit_no: string;
  n: number;
  occurred_at: string | Date;
  event_id: string;
  event_type: string;
  entity_id: string;
  entity_version: string;
  /** JSON text of its correlation and data. */
  body: string;
}

const POLL_EVERY_MS = 200;
/** A worker that has found nothing for so long polls for all its consumers together, at `POLL_EVERY_MS`. */
const REST_AFTER_MS = 2_000;
const PAUSE_AFTER_FAILURE_MS = 1_000;
/** The columns of an `OutboxRow`. */
export const OUTBOX_COLUMNS = 'commit_no, n, occurred_at, event_id, event_type, entity_id, entity_version, body';
/** How long a tenant is backed off whose events nobody waits for, in milliseconds. */
const BACK_OFF_MS = 500;
const LEASE_MS = 30_000;
/** A lease is renewed so often before it would end. */
const RENEWALS = 3;
const PAGE = 200;
const LAST_N = 2_147_483_647;

/** One question for all consumers that are due: those of some dozen consumers were two thirds of what a process at rest asked. */
const BACKLOG = { name: 'outbox-backlog', text: 'select * from razao.outbox_backlog($1)' };
const BACKLOG_OF = { name: 'outbox-backlog-of', text: 'select * from razao.outbox_backlog_of($1, $2)' };
const LEASE = { name: 'lease-consumer', text: 'select c.* from razao.lease_consumer($1, $2, $3, $4) c' };
const PROLONG = { name: 'prolong-consumer', text: 'select razao.prolong_consumer($1, $2, $3, $4) as held' };
const READ = { name: 'read-outbox', text: `select ${OUTBOX_COLUMNS} from razao.read_outbox($1, $2, $3, $4, $5, $6, $7)` };
const MOVE = { name: 'move-consumer', text: 'select razao.move_consumer($1, $2, $3, $4, $5) as held' };

/** A tenant of whose commits up to a head a consumer may have something to read. */
export interface News {
  readonly consumer: string;
  readonly tenant: string;
  readonly head: string;
}

/** A consumer, when it is polled again (milliseconds of `performance.now`), and whether it works on what the last poll found. */
interface Slot {
  readonly consumer: AnyConsumer;
  notBefore: number;
  isTaken: boolean;
}

/**
 * Runs the outbox's consumers in this process. Several processes may: a lease per tenant and consumer sees to it that
 * one at a time reads on, and where a process died, another takes over.
 *
 * It is no `LeasedWorker`, of which it has the loop and the renewal: its partitions are places in a feed that is read in order, so a
 * failure holds up all that follows, and a poll moves places.
 */
export class OutboxWorker {
  readonly #loop = new Loop(async () => {
    await this.#poll(this.#slots.filter((slot) => this.#isDue(slot)));
    return untilNext(this.#isAtRest ? POLL_EVERY_MS : this.#tick);
  }, (error) => { this.log.warn({ err: error }, 'the outbox could not be read'); });
  /** Until when a tenant is not polled, by consumer and tenant: milliseconds of `performance.now`. */
  readonly #backedOff = new Map<string, number>();
  /** Leases that could not be given back, by consumer and tenant, with the place to move to: Postgres was away. */
  readonly #unreturned = new Map<string, { readonly lease: string; readonly place: Place }>();
  readonly #inHand = new InHand();
  readonly #slots: readonly Slot[];
  /** Milliseconds from poll to poll, while there is something to do. */
  readonly #tick: number;
  /** When a poll last found something: milliseconds of `performance.now`. */
  #foundAt = 0;

  /** @param leaseMs how long after this process died another may take over, in milliseconds. */
  constructor(
    private readonly database: Database, consumers: readonly AnyConsumer[],
    private readonly log: Log,
    private readonly leaseMs = LEASE_MS,
  ) {
    // One order in all processes: a poll moves places over what nobody announced, row by row.
    const ordered = consumers.toSorted((a, b) => a.name < b.name ? -1 : 1);
    this.#slots = ordered.map((consumer) => ({ consumer, notBefore: 0, isTaken: false }));
    this.#tick = Math.min(...consumers.map(pauseOf));
  }

  start(): void {
    if (this.#slots.length > 0) this.#loop.start();
  }

  /** Resolves when no event is being handled any more. */
  async stop(): Promise<void> {
    await this.#loop.stop();
    await this.#inHand.idle();
  }

  /** What waits for consumers that are ready, also what is being handled. @param pipeline in which it is asked. */
  async backlog(pipeline?: Pipeline): Promise<readonly News[]> {
    return this.#ask(this.#slots.filter(({ consumer }) => isReady(consumer)), pipeline);
  }

  /** Handles what waits now, once, without the pauses between polls, and returns when nothing is being handled. */
  async handle(news: readonly News[]): Promise<void> {
    this.#backedOff.clear();
    this.#take(this.#slots.filter(({ consumer, isTaken }) => !isTaken && isReady(consumer)), news);
    await this.#inHand.idle();
  }

  get #isAtRest(): boolean {
    return performance.now() > this.#foundAt + REST_AFTER_MS;
  }

  #isDue({ consumer, notBefore, isTaken }: Slot): boolean {
    return !isTaken && notBefore <= performance.now() && isReady(consumer);
  }

  /** Polls for all consumers that are due together. */
  async #poll(due: readonly Slot[]): Promise<void> {
    if (due.length > 0 && this.database.clockWatch.isRight) this.#take(due, await this.#ask(due));
  }

  async #ask(slots: readonly Slot[], pipeline?: Pipeline): Promise<readonly News[]> {
    const asked = slots.map(({ consumer }) => ({ name: consumer.name, topics: 'handlePage' in consumer ? null : topicsOf(consumer) }));
    return this.database.query<News>(BACKLOG, [JSON.stringify(asked)], pipeline);
  }

  /** Each consumer works by itself. */
  #take(slots: readonly Slot[], news: readonly News[]): void {
    if (news.length > 0) this.#foundAt = performance.now();
    const byConsumer = Map.groupBy(news, ({ consumer }) => consumer);
    for (const slot of slots) this.#inHand.add(this.#work(slot, byConsumer.get(slot.consumer.name) ?? []));
  }

  /** Goes once through the tenants with news. */
  async #work(slot: Slot, news: readonly News[]): Promise<void> {
    const { consumer } = slot;
    slot.isTaken = true;
    const awake = news.filter(({ tenant }) => performance.now() >= (this.#backedOff.get(`${consumer.name} ${tenant}`) ?? 0));
    let hasFailed = false;
    const retried = (error: unknown, tenant?: string) => {
      this.log.warn({ consumer: consumer.name, tenant, err: error }, 'an event could not be handled and is retried');
      hasFailed = true;
    };
    const wanted = 'handlePage' in consumer ? await this.#wantedNews(consumer, awake).catch(retried) : awake;
    for (const { tenant } of wanted ?? []) {
      if (this.#loop.isStopping) break;
      await this.#pollTenant(consumer, tenant).catch((error: unknown) => retried(error, tenant));
    }
    const pause = news.length > 0 && awake.length === 0 ? POLL_EVERY_MS : pauseOf(consumer);
    slot.notBefore = performance.now() + (hasFailed ? PAUSE_AFTER_FAILURE_MS : untilNext(pause) - this.#tick / 2);
    slot.isTaken = false;
  }

  /** The tenants of whose events it wants some; its places in the feeds of the others are moved over them. */
  async #wantedNews(consumer: PageConsumer, news: readonly News[]): Promise<readonly News[]> {
    if (news.length === 0) return [];
    const wanted = await this.#wanted(consumer, news.map(({ tenant }) => tenant));
    const asked = news.map(({ tenant, head }) => ({ tenant, head, topics: wanted.get(tenant)?.types ?? [] }));
    return this.database.query<News>(BACKLOG_OF, [consumer.name, JSON.stringify(asked)]);
  }

  /** Handles a tenant's events page by page, until there is none or another has the lease. */
  async #pollTenant(consumer: AnyConsumer, tenant: string): Promise<void> {
    for (let more = true; more && !this.#loop.isStopping;) {
      const lease = await this.#lease(consumer, tenant);
      if (!lease) return;
      let place: Place = { commitNo: lease.commit_no, n: lease.n };
      more = false;
      try {
        const types = 'handlePage' in consumer ? (await this.#wanted(consumer, [tenant])).get(tenant)?.types ?? [] : consumer.types;
        const topics = 'handlePage' in consumer ? types : topicsOf(consumer);
        const rows = types.length === 0 ? [] : await this.database.query<OutboxRow>(
          READ, [tenant, lease.commit_no, lease.n, lease.head, types, topics, PAGE]);
        const due = this.#due(consumer, rows, this.database.clock.now());
        await whileRenewed(this.leaseMs / RENEWALS, () => this.#renew(consumer, tenant, lease), () => handleAll(consumer, tenant, due));
        more = due.length === PAGE && !this.#loop.isStopping;
        place = placeAfter(rows, due, place, lease.head);
      } finally {
        more = (await this.#move(consumer, tenant, lease, place)) && more;
      }
    }
  }

  async #wanted(consumer: PageConsumer, tenants: readonly string[]): Promise<ReadonlyMap<string, Wanted>> {
    const wanted = await consumer.wants(tenants);
    const later = performance.now() + BACK_OFF_MS;
    for (const tenant of tenants) this.#backedOff.set(`${consumer.name} ${tenant}`, wanted.get(tenant)?.isPressing ? 0 : later);
    return wanted;
  }

  /** Takes the right to read on. Undefined while somebody else has it. */
  async #lease(consumer: AnyConsumer, tenant: string): Promise<LeaseRow | undefined> {
    await this.#returnKept(consumer, tenant);
    const [lease] = await this.database.query<LeaseRow>(LEASE, [tenant, consumer.name, this.leaseMs, this.database.clock.now()]);
    return lease;
  }

  /** Moves on and gives the lease back. @returns whether it still counted; what was read under a lost one is another's by now. */
  async #move(consumer: AnyConsumer, tenant: string, { lease }: LeaseRow, place: Place): Promise<boolean> {
    const isHeld = await this.#return(consumer, tenant, lease, place).catch((error: unknown) => {
      this.#unreturned.set(`${consumer.name} ${tenant}`, { lease, place });
      throw error;
    });
    if (!isHeld) this.log.warn(
      { consumer: consumer.name, tenant, lease }, 'a lease was lost while events were handled: another process has them',
    );
    return isHeld;
  }

  /** Gives back a lease of before an outage: nobody could read on until it ends. The answer alone may have been lost, so it may be gone. */
  async #returnKept(consumer: AnyConsumer, tenant: string): Promise<void> {
    const key = `${consumer.name} ${tenant}`;
    const kept = this.#unreturned.get(key);
    if (!kept) return;
    await this.#return(consumer, tenant, kept.lease, kept.place);
    this.#unreturned.delete(key);
  }

  async #return({ name }: AnyConsumer, tenant: string, lease: string, { commitNo, n }: Place): Promise<boolean> {
    const [row] = await this.database.query<{ held: boolean }>(MOVE, [tenant, name, lease, commitNo, n]);
    return row?.held === true;
  }

  async #renew(consumer: AnyConsumer, tenant: string, { lease }: LeaseRow): Promise<boolean> {
    try {
      const [row] = await this.database.query<{ held: boolean }>(PROLONG, [tenant, consumer.name, lease, this.leaseMs]);
      return row?.held === true;
    } catch (error) {
      this.log.warn({ consumer: consumer.name, tenant, err: error }, 'a lease could not be extended');
      return true;
    }
  }

  #due(consumer: AnyConsumer, rows: readonly OutboxRow[], now: Date): readonly OutboxRow[] {
    const latest = now.getTime() - ('delayMs' in consumer ? consumer.delayMs ?? 0 : 0);
    const first = rows.findIndex((row) => new Date(row.occurred_at).getTime() > latest);
    return first < 0 ? rows : rows.slice(0, first);
  }
}

function isReady(consumer: AnyConsumer): boolean {
  return !('handlePage' in consumer) || consumer.isReady();
}

/** Milliseconds from one poll of a consumer to the next. */
function pauseOf(consumer: AnyConsumer): number {
  return 'handlePage' in consumer ? consumer.pollEveryMs : POLL_EVERY_MS;
}

/** What of a commit a consumer chooses it by. */
function topicsOf({ types, topic }: Consumer): readonly string[] {
  return topic === undefined ? types : types.map((type) => withTopic(type, topic));
}

/** Where a consumer stands after a page: at its last event, or at the head when the page was the last one. */
function placeAfter(rows: readonly OutboxRow[], due: readonly OutboxRow[], before: Place, head: string): Place {
  if (due.length === rows.length && rows.length < PAGE) return { commitNo: head, n: LAST_N };
  const last = due.at(-1);
  return last ? { commitNo: last.commit_no, n: last.n } : before;
}

/** Returns, or throws the first failure, when no partition has an event in hand. */
async function handleAll(consumer: AnyConsumer, tenant: string, rows: readonly OutboxRow[]): Promise<void> {
  if ('handlePage' in consumer) {
    if (rows.length > 0) await consumer.handlePage(tenant, rows.map((row) => placedEvent(tenant, row)));
    return;
  }
  const partitions = Map.groupBy(rows, (row) => row.entity_id);
  const results = await Promise.allSettled([...partitions.values()].map(async (partition) => {
    for (const row of partition) await consumer.handle(eventOf(tenant, row));
  }));
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}

/** A row as an event with its place. */
export function placedEvent(tenant: string, row: OutboxRow): PlacedEvent {
  return { ...eventOf(tenant, row), commitNo: Number(row.commit_no), n: row.n };
}

function eventOf(tenant: string, row: OutboxRow): OutboxEvent {
  return {
    tenant,
    eventId: row.event_id,
    type: row.event_type,
    entityId: row.entity_id,
    version: BigInt(row.entity_version),
    occurredAt: new Date(row.occurred_at),
    ...readEventBody(row.body),
  };
}
