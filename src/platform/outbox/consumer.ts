import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../db/database.ts';
import type { Log } from '../log.ts';
import { Loop, untilNext } from '../worker/loop.ts';
import type { Trace } from '../tracing/index.ts';
import { readEventBody, withTopic, type Correlation } from './event.ts';

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
  /** How often to look for news, in milliseconds. */
  readonly lookEveryMs: number;
  /** While it is not, nothing is read, and its place in the feed stays. */
  isReady(): boolean;
  /** What it wants of a tenant's events; asked for each page, after the page's end was drawn. */
  wants(tenant: string): Promise<Wanted>;
  handlePage(tenant: string, events: readonly PlacedEvent[]): Promise<void>;
}

export interface Wanted {
  readonly types: readonly string[];
  /** False where nobody waits for these events: it is enough to look now and then. */
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

const LOOK_EVERY_MS = 200;
const PAUSE_AFTER_FAILURE_MS = 1_000;
/** The columns of an `OutboxRow`. */
export const OUTBOX_COLUMNS = 'commit_no, n, occurred_at, event_id, event_type, entity_id, entity_version, body';
/** How long a tenant rests of whose events nobody waits for any, in milliseconds. */
const REST_MS = 500;
const LEASE_MS = 30_000;
const PAGE = 200;
const LAST_N = 2_147_483_647;

/** One question for all consumers that are due: those of some dozen consumers were two thirds of what a process at rest asked. */
const BACKLOG = {
  name: 'outbox-backlogs',
  text: `select c.name, b.tenant from jsonb_to_recordset($1) as c(name text, topics text[]) cross join lateral razao.outbox_backlog(c.name, c.topics) as b(tenant)`,
};
const LEASE = { name: 'lease-consumer', text: 'select c.* from razao.lease_consumer($1, $2, $3, $4) c' };
const PROLONG = { name: 'prolong-consumer', text: 'select razao.prolong_consumer($1, $2, $3, $4) as held' };
const READ = { name: 'read-outbox', text: `select ${OUTBOX_COLUMNS} from razao.read_outbox($1, $2, $3, $4, $5, $6, $7)` };
const MOVE = { name: 'move-consumer', text: 'select razao.move_consumer($1, $2, $3, $4, $5) as held' };

/** A consumer, when it looks again (milliseconds of `performance.now`), and what it has in hand. */
interface Turn {
  readonly consumer: AnyConsumer;
  notBefore: number;
  work?: Promise<void>;
}

/**
 * Runs the outbox's consumers in this process. Several processes may: a lease per tenant and consumer sees to it that
 * one at a time reads on, and where a process died, another takes over.
 */
export class OutboxWorker {
  readonly #loop = new Loop(async () => {
    await this.#look(this.#turns.filter((turn) => this.#isDue(turn)));
    return untilNext(this.#tick);
  }, (error) => { this.log.warn({ err: error }, 'the outbox could not be read'); });
  /** Until when it rests, by consumer and tenant: milliseconds of `performance.now`. */
  readonly #resting = new Map<string, number>();
  readonly #turns: readonly Turn[];
  /** Milliseconds from one look to the next. */
  readonly #tick: number;

  /** @param leaseMs how long after this process died another may take over, in milliseconds. */
  constructor(
    private readonly database: Database, consumers: readonly AnyConsumer[],
    private readonly log: Log,
    private readonly leaseMs = LEASE_MS,
  ) {
    // One order in all processes: a look moves places over what nobody announced, row by row.
    this.#turns = consumers.toSorted((a, b) => a.name < b.name ? -1 : 1).map((consumer) => ({ consumer, notBefore: 0 }));
    this.#tick = Math.min(...consumers.map(pauseOf));
  }

  start(): void {
    if (this.#turns.length > 0) this.#loop.start();
  }

  /** Resolves when no event is being handled any more. */
  async stop(): Promise<void> {
    await this.#loop.stop();
    await Promise.all(this.#turns.map(({ work }) => work));
  }

  #isDue({ consumer, notBefore, work }: Turn): boolean {
    return work === undefined && notBefore <= performance.now() && (!('handlePage' in consumer) || consumer.isReady());
  }

  /** Looks for all consumers that are due together; each then works by itself. */
  async #look(due: readonly Turn[]): Promise<void> {
    if (due.length === 0 || !this.database.clockWatch.isRight) return;
    const asked = due.map(({ consumer }) => ({ name: consumer.name, topics: 'handlePage' in consumer ? null : topicsOf(consumer) }));
    const news = await this.database.query<{ name: string; tenant: string }>(BACKLOG, [JSON.stringify(asked)]);
    const tenants = Map.groupBy(news, ({ name }) => name);
    for (const turn of due) {
      turn.work = this.#takeTurn(turn, (tenants.get(turn.consumer.name) ?? []).map(({ tenant }) => tenant)).finally(() => { delete turn.work; });
    }
  }

  /** Goes once through the tenants with news. */
  async #takeTurn(turn: Turn, tenants: readonly string[]): Promise<void> {
    const { consumer } = turn;
    const awake = tenants.filter((tenant) => performance.now() >= (this.#resting.get(`${consumer.name} ${tenant}`) ?? 0));
    let hasFailed = false;
    for (const tenant of awake) {
      if (this.#loop.isStopping) break;
      try {
        await this.#drain(consumer, tenant);
      } catch (error) {
        this.log.warn({ consumer: consumer.name, tenant, err: error }, 'an event could not be handled and is tried again');
        hasFailed = true;
      }
    }
    const pause = tenants.length > 0 && awake.length === 0 ? LOOK_EVERY_MS : pauseOf(consumer);
    turn.notBefore = performance.now() + (hasFailed ? PAUSE_AFTER_FAILURE_MS : untilNext(pause) - this.#tick / 2);
  }

  async #drain(consumer: AnyConsumer, tenant: string): Promise<void> {
    for (let more = true; more && !this.#loop.isStopping;) {
      const lease = await this.#lease(consumer, tenant);
      if (!lease) return;
      let place: Place = { commitNo: lease.commit_no, n: lease.n };
      more = false;
      try {
        const types = 'handlePage' in consumer ? await this.#wanted(consumer, tenant) : consumer.types;
        const topics = 'handlePage' in consumer ? types : topicsOf(consumer);
        const rows = types.length === 0 ? [] : await this.database.query<OutboxRow>(
          READ, [tenant, lease.commit_no, lease.n, lease.head, types, topics, PAGE]);
        const due = this.#due(consumer, rows, this.database.clock.now());
        await this.#keepLease(consumer, tenant, lease, handleAll(consumer, tenant, due));
        more = due.length === PAGE && !this.#loop.isStopping;
        place = placeAfter(rows, due, place, lease.head);
      } finally {
        more = (await this.#move(consumer, tenant, lease, place)) && more;
      }
    }
  }

  async #wanted(consumer: PageConsumer, tenant: string): Promise<readonly string[]> {
    const { types, isPressing } = await consumer.wants(tenant);
    this.#resting.set(`${consumer.name} ${tenant}`, isPressing ? 0 : performance.now() + REST_MS);
    return types;
  }

  /** Takes the right to read on. Undefined while somebody else has it. */
  async #lease(consumer: AnyConsumer, tenant: string): Promise<LeaseRow | undefined> {
    const [lease] = await this.database.query<LeaseRow>(LEASE, [tenant, consumer.name, this.leaseMs, this.database.clock.now()]);
    return lease;
  }

  /** Moves on and gives the lease back. @returns whether it still counted; what was read under a lost one is another's by now. */
  async #move(consumer: AnyConsumer, tenant: string, { lease }: LeaseRow, place: Place): Promise<boolean> {
    const [row] = await this.database.query<{ held: boolean }>(MOVE, [tenant, consumer.name, lease, place.commitNo, place.n]);
    if (row?.held !== true) this.log.warn({ consumer: consumer.name, tenant, lease }, 'a lease was lost while events were handled: another has them');
    return row?.held === true;
  }

  /** Prolongs the lease as long as `work` takes, however long. */
  async #keepLease(consumer: AnyConsumer, tenant: string, lease: LeaseRow, work: Promise<void>): Promise<void> {
    const over = new AbortController();
    const renewing = this.#renew(consumer, tenant, lease, over.signal);
    try {
      await work;
    } finally {
      over.abort();
      await renewing;
    }
  }

  async #renew(consumer: AnyConsumer, tenant: string, { lease }: LeaseRow, signal: AbortSignal): Promise<void> {
    for (;;) {
      await sleep(this.leaseMs / 3, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      await this.database.query(PROLONG, [tenant, consumer.name, lease, this.leaseMs]).catch((error: unknown) => {
        this.log.warn({ consumer: consumer.name, tenant, err: error }, 'a lease could not be prolonged');
      });
    }
  }

  #due(consumer: AnyConsumer, rows: readonly OutboxRow[], now: Date): readonly OutboxRow[] {
    const latest = now.getTime() - ('delayMs' in consumer ? consumer.delayMs ?? 0 : 0);
    const first = rows.findIndex((row) => new Date(row.occurred_at).getTime() > latest);
    return first < 0 ? rows : rows.slice(0, first);
  }
}

/** Milliseconds from one look of a consumer to the next. */
function pauseOf(consumer: AnyConsumer): number {
  return 'handlePage' in consumer ? consumer.lookEveryMs : LOOK_EVERY_MS;
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

/** Returns, or throws the first failure, once no lane has an event in hand any more. */
async function handleAll(consumer: AnyConsumer, tenant: string, rows: readonly OutboxRow[]): Promise<void> {
  if ('handlePage' in consumer) {
    if (rows.length > 0) await consumer.handlePage(tenant, rows.map((row) => placedEvent(tenant, row)));
    return;
  }
  const lanes = Map.groupBy(rows, (row) => row.entity_id);
  const results = await Promise.allSettled([...lanes.values()].map(async (lane) => {
    for (const row of lane) await consumer.handle(eventOf(tenant, row));
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
