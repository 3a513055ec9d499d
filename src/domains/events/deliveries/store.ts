import type { AnyBulkWriteOperation, BulkWriteOptions, Collection, Db, Document, Filter } from 'mongodb';
import type { Clock } from '../../../platform/clock.ts';
import { MongoLeases, type LeaseDocument, type MongoLease } from '../../../platform/db/mongo-lease.ts';
import type { MongoLink } from '../../../platform/db/mongodb.ts';
import { fail } from '../../../platform/errors.ts';
import type { IdSource } from '../../../platform/id.ts';
import type { SendOutcome } from '../webhooks/send.ts';
import { Batches } from './batches.ts';
import { expiry, type Attempt, type StoredDelivery, type FailedAttempt } from './delivery.ts';

/** Most events that wait for one endpoint. */
export const BACKLOG_LIMIT = 10_000;
/** How many events of one entity are read at once. */
export const PARTITION_DEPTH = 8;

/** What must survive a MongoDB that is killed: the outbox is not read again for it. Outcomes need not: they repeat. */
const DURABLE = { writeConcern: { w: 'majority', j: true } } as const;

const UNSENT = {
  state: 'ARCHIVED', error: 'NOT_SENT', next_attempt_at: null, attempted_at: null, response_status: null, duration_ms: null,
} as const;

/**
 * The deliveries in MongoDB. What is due is read from them alone. Methods throw SERVICE_UNAVAILABLE while MongoDB does
 * not answer.
 */
export class DeliveryStore {
  /** The right to send to an endpoint, by its id. */
  readonly senders = new MongoLeases(() => this.#db.collection<LeaseDocument>('webhook_senders'));
  readonly #outcomes = new Batches<AnyBulkWriteOperation<StoredDelivery>>((operations) => writeAll(this.#deliveries, operations));
  readonly #failures = new Batches<AnyBulkWriteOperation<FailedAttempt>>((operations) => writeAll(this.#attempts, operations));

  constructor(
    private readonly link: MongoLink, private readonly clock: Clock, private readonly ids: IdSource, private readonly keptDays: number,
  ) {
    link.whenReady(async (client) => prepare(client.db()));
  }

  get isReady(): boolean {
    return this.link.isUp;
  }

  get #db(): Db {
    return this.link.database ?? fail('SERVICE_UNAVAILABLE');
  }

  get #deliveries(): Collection<StoredDelivery> {
    return this.#db.collection('webhook_deliveries');
  }

  get #attempts(): Collection<FailedAttempt> {
    return this.#db.collection('webhook_attempts');
  }

  /** What every attempt begins with. */
  newAttempt() {
    const now = this.clock.now();
    return {
      delivery_id: this.ids.next('whd'), attempt: 1, response_status: null, duration_ms: null, error: null, next_attempt_at: null,
      attempted_at: null, created_at: now, due_at: now, expire_at: expiry(this.clock, this.keptDays),
    };
  }

  /** Adds deliveries; those which are there already stay as they are. */
  async add(deliveries: readonly StoredDelivery[]): Promise<void> {
    if (deliveries.length === 0) return;
    // Unordered, so that it does not end at the first duplicate; a server carries it out in its order all the same.
    await this.#deliveries.insertMany([...deliveries], { ordered: false, ...DURABLE }).catch(ignoreDuplicates);
  }

  /** How many events wait for an endpoint, at most `BACKLOG_LIMIT`. */
  async backlog(endpointId: string): Promise<number> {
    return this.#deliveries.countDocuments({ state: 'PENDING', endpoint_id: endpointId }, { limit: BACKLOG_LIMIT });
  }

  async backlogs(endpointIds: readonly string[]): Promise<Map<string, number>> {
    return new Map(await Promise.all(endpointIds.map(async (id) => [id, await this.backlog(id)] as const)));
  }

  /** The endpoints for which anything waits, each with its tenant. */
  async waiting(): Promise<{ tenant: string; endpointId: string }[]> {
    const endpointIds = await this.#deliveries.distinct('endpoint_id', { state: 'PENDING' });
    const heads = await Promise.all(endpointIds.map((endpoint_id) =>
      this.#deliveries.findOne({ state: 'PENDING', endpoint_id }, { projection: { tenant: 1, endpoint_id: 1 } })));
    return heads.flatMap((head) => (head ? [{ tenant: head.tenant, endpointId: head.endpoint_id }] : []));
  }

  /**
   * What may be sent to an endpoint now: of each entity whose oldest waiting event is due, the first few in their order.
   * The oldest events come first.
   * @param except entities that are being sent.
   * @param limit most events of all; the first entity may have a few more.
   */
  async duePartitions(endpointId: string, except: Iterable<string>, limit: number): Promise<StoredDelivery[][]> {
    const partitions = await this.#deliveries.aggregate<{ ids: string[] }>([
      { $match: { state: 'PENDING', endpoint_id: endpointId, entity_id: { $nin: [...except] } } },
      ...HEADS,
      { $match: { due_at: { $lte: this.clock.now() } } },
      { $sort: { commit_no: 1, n: 1 } },
      { $limit: limit },
    ]).toArray();
    if (partitions.length === 0) return [];
    let count = 0;
    const taken = partitions.filter(({ ids }, i) => (count += ids.length) <= limit || i === 0);
    const wanted = taken.flatMap(({ ids }) => ids);
    const found = await this.#deliveries.find({ _id: { $in: wanted }, state: 'PENDING' }).toArray();
    const byId = new Map(found.map((delivery) => [delivery._id, delivery]));
    return taken.map(({ ids }) => ids.flatMap((id) => byId.get(id) ?? [])).filter((partition) => partition.length > 0);
  }

  /** When the next event of an endpoint may be sent; undefined when none waits. */
  async nextDueAt(endpointId: string): Promise<Date | undefined> {
    const [next] = await this.#deliveries.aggregate<{ due_at: Date }>([
      { $match: { state: 'PENDING', endpoint_id: endpointId } }, ...HEADS, { $sort: { due_at: 1 } }, { $limit: 1 },
    ]).toArray();
    return next?.due_at;
  }

  /**
   * Takes the right to send to an endpoint. Where its holder did not give it back, what waits is marked with the new
   * lease: whatever that holder has in hand and says of it later does not count.
   * @returns undefined while another has it.
   */
  async takeEndpoint(endpointId: string, leaseMs: number): Promise<MongoLease | undefined> {
    const lease = await this.senders.take(endpointId, leaseMs);
    if (lease?.tookOver) await this.#deliveries.updateMany({ state: 'PENDING', endpoint_id: endpointId }, {
      $set: { lease: lease.number },
    });
    return lease;
  }

  /** It has arrived: that is so whoever has the endpoint by now. */
  async succeed(delivery: StoredDelivery, outcome: SendOutcome, sentAt: Date): Promise<void> {
    await this.#outcomes.add({ updateOne: {
      filter: { _id: delivery._id, delivery_id: delivery.delivery_id },
      update: { $set: { state: 'SUCCEEDED', ...told(outcome, sentAt) }, $unset: { event: '' } },
    } });
  }

  /** Keeps the failed attempt, then queues the next. In this order, a process that dies in between repeats the attempt. */
  async retry(delivery: StoredDelivery, outcome: SendOutcome, sentAt: Date, nextAttemptAt: Date, lease: MongoLease): Promise<void> {
    await this.#keepAttempt({
      ...attemptOf(delivery), ...told(outcome, sentAt), _id: delivery.delivery_id, state: 'FAILED', next_attempt_at: nextAttemptAt,
    });
    await this.#outcomes.add({ updateOne: {
      filter: underLease(delivery, lease),
      update: { $set: { ...this.newAttempt(), attempt: delivery.attempt + 1, due_at: nextAttemptAt, expire_at: delivery.expire_at } },
    } });
  }

  /**
   * Gives it up after its last attempt. It is still to be counted and announced.
   * @returns whether it was given up: not when the endpoint is another's by now.
   */
  async archive(delivery: StoredDelivery, outcome: SendOutcome, sentAt: Date, lease: MongoLease): Promise<boolean> {
    const { matchedCount } = await this.#deliveries.updateOne(
      underLease(delivery, lease), { $set: { state: 'ARCHIVED', unannounced: true, ...told(outcome, sentAt) } });
    return matchedCount === 1;
  }

  /** Archived deliveries that were not counted and announced yet. */
  async unannounced(endpointId?: string): Promise<StoredDelivery[]> {
    return this.#deliveries.find({ unannounced: true, ...(endpointId !== undefined && { endpoint_id: endpointId }) }).limit(100).toArray();
  }

  async announced(delivery: StoredDelivery): Promise<void> {
    await this.#outcomes.add({
      updateOne: { filter: { _id: delivery._id, delivery_id: delivery.delivery_id }, update: { $unset: { unannounced: '' } } },
    });
  }

  /** Gives up, unsent, what waits for an endpoint and was queued before it last became active: all that is older than `activation`. */
  async archiveUnsent(endpointId: string, activation: number): Promise<void> {
    await this.#deliveries.updateMany({ state: 'PENDING', endpoint_id: endpointId, activation: { $lt: activation } }, { $set: UNSENT });
  }

  /** A delivery that is recorded as given up and never queued: for events past a full backlog, or missed. */
  unsent(delivery: StoredDelivery): StoredDelivery {
    return { ...delivery, ...UNSENT };
  }

  /** Which of these deliveries are known. */
  async known(keys: readonly string[]): Promise<Set<string>> {
    const found = await this.#deliveries.find({ _id: { $in: [...keys] } }, { projection: { _id: 1 } }).toArray();
    return new Set(found.map(({ _id }) => _id));
  }

  /** How many deliveries are archived, at most `limit`. */
  async countArchived(archived: Archived, upTo: number, limit: number): Promise<number> {
    return this.#deliveries.countDocuments({ ...whereArchived(archived), commit_no: { $lte: upTo } }, { limit });
  }

  /** Archived deliveries without their events, the oldest events first. */
  async archived(archived: Archived, limit: number): Promise<StoredDelivery[]> {
    return this.#deliveries.find(whereArchived(archived), { projection: { event: 0 } }).sort({ commit_no: 1, n: 1 }).limit(limit).toArray();
  }

  /** Queues archived deliveries again, from their first attempt. @returns how many: others may have been faster. */
  async requeue(deliveries: readonly StoredDelivery[], activation: number): Promise<number> {
    if (deliveries.length === 0) return 0;
    await writeAll(this.#attempts, deliveries.filter(({ missed }) => !missed).map((delivery) =>
      keep({ ...attemptOf(delivery), _id: delivery.delivery_id, state: 'ARCHIVED' })), DURABLE);
    const { modifiedCount } = await writeAll(this.#deliveries, deliveries.map((delivery) => ({ updateOne: {
      filter: { _id: delivery._id, delivery_id: delivery.delivery_id, state: 'ARCHIVED' as const },
      update: {
        $set: { ...this.newAttempt(), state: 'PENDING' as const, activation }, $unset: { missed: '' as const, unannounced: '' as const },
      },
    } })), { ...DURABLE, ordered: true });
    return modifiedCount;
  }

  /** The delivery of this key, without its event. */
  async find(key: string): Promise<StoredDelivery | undefined> {
    return (await this.#deliveries.findOne({ _id: key }, { projection: { event: 0 } })) ?? undefined;
  }

  /** Queues a delivery that is not known. @returns 1; 0 where another was faster. */
  async queue(delivery: StoredDelivery): Promise<number> {
    const { upsertedCount } = await this.#deliveries.updateOne(
      { _id: delivery._id }, { $setOnInsert: delivery }, { ...DURABLE, upsert: true },
    );
    return upsertedCount;
  }

  /** Queues an ended delivery again, from its first attempt, with its event. @returns 1; 0 where another was faster. */
  async resend(ended: StoredDelivery, { event, activation }: StoredDelivery): Promise<number> {
    const { state, missed } = ended;
    if (!missed && state !== 'PENDING') {
      await writeAll(this.#attempts, [keep({ ...attemptOf(ended), _id: ended.delivery_id, state })], DURABLE);
    }
    const { modifiedCount } = await this.#deliveries.updateOne({ _id: ended._id, delivery_id: ended.delivery_id, state }, {
      $set: { ...this.newAttempt(), state: 'PENDING', activation, event: event as string }, $unset: { missed: '', unannounced: '' },
    }, DURABLE);
    return modifiedCount;
  }

  /** Makes a waiting delivery due now, and those that wait before it about its entity. @returns how many waited for a later time. */
  async hastenOne({ endpoint_id, entity_id, commit_no, n }: StoredDelivery): Promise<number> {
    const now = this.clock.now();
    const { modifiedCount } = await this.#deliveries.updateMany({
      state: 'PENDING', endpoint_id, entity_id, due_at: { $gt: now },
      $or: [{ commit_no: { $lt: commit_no } }, { commit_no, n: { $lte: n } }],
    }, { $set: { due_at: now } }, DURABLE);
    return modifiedCount;
  }

  /** Makes the later attempts of events since an instant due now. @returns how many waited for a later time. */
  async hasten({ endpointId, since, types }: Archived): Promise<number> {
    const now = this.clock.now();
    const { modifiedCount } = await this.#deliveries.updateMany(
      { state: 'PENDING', endpoint_id: endpointId, occurred_at: { $gte: since }, event_type: { $in: [...types] }, due_at: { $gt: now } },
      { $set: { due_at: now } }, DURABLE);
    return modifiedCount;
  }

  /** Attempts, the newest first; of the same attempt only its newest record. */
  async list(filter: AttemptFilter, before: string | undefined, limit: number): Promise<(StoredDelivery | FailedAttempt)[]> {
    const { state, ...rest } = filter;
    const where = { ...rest, state: { $in: state ? [state] : STATES }, ...(before !== undefined && { delivery_id: { $lt: before } }) };
    const newest = { sort: { delivery_id: -1 }, limit, projection: { event: 0 } } as const;
    const [current, earlier] = await Promise.all([
      this.#deliveries.find(where as Filter<StoredDelivery>, newest).toArray(),
      this.#attempts.find(where as Filter<FailedAttempt>, newest).toArray(),
    ]);
    const seen = new Set(current.map(({ delivery_id }) => delivery_id));
    return [...current, ...earlier.filter(({ delivery_id }) => !seen.has(delivery_id))]
      .sort((a, b) => (a.delivery_id < b.delivery_id ? 1 : -1)).slice(0, limit);
  }

  async #keepAttempt(attempt: FailedAttempt): Promise<void> {
    await this.#failures.add(keep(attempt));
  }
}

/** Archived deliveries to an endpoint: of events since an instant and of these types. */
export interface Archived {
  readonly endpointId: string;
  readonly since: Date;
  readonly types: readonly string[];
}

function whereArchived({ endpointId, since, types }: Archived): Filter<StoredDelivery> {
  return { state: 'ARCHIVED', endpoint_id: endpointId, occurred_at: { $gte: since }, event_type: { $in: [...types] } };
}

export interface AttemptFilter {
  readonly tenant: string;
  readonly endpoint_id?: string;
  readonly event_id?: string;
  readonly state?: string;
}

const STATES = ['PENDING', 'SUCCEEDED', 'FAILED', 'ARCHIVED'];

/** The oldest waiting event of each entity; its due time is the partition's. */
const HEADS = [
  { $sort: { state: 1, endpoint_id: 1, entity_id: 1, commit_no: 1, n: 1 } },
  { $group: {
    _id: '$entity_id', due_at: { $first: '$due_at' }, commit_no: { $first: '$commit_no' }, n: { $first: '$n' },
    ids: { $firstN: { input: '$_id', n: PARTITION_DEPTH } },
  } },
];

/** Makes the indexes. They are made while nothing is there, and found when something is. */
async function prepare(db: Db): Promise<void> {
  const listed = [{ key: { tenant: 1, state: 1, delivery_id: -1 } }, { key: { tenant: 1, endpoint_id: 1, state: 1, delivery_id: -1 } },
    { key: { tenant: 1, event_id: 1 } }, { key: { expire_at: 1 }, expireAfterSeconds: 0 }] as const;
  await db.collection('webhook_attempts').createIndexes([...listed]);
  await db.collection('webhook_deliveries').createIndexes([
    ...listed,
    // All that a look at the waiting events reads, so that it reads no record.
    {
      key: { state: 1, endpoint_id: 1, entity_id: 1, commit_no: 1, n: 1, due_at: 1, _id: 1 }, partialFilterExpression: { state: 'PENDING' },
    },
    { key: { endpoint_id: 1, commit_no: 1, n: 1 }, partialFilterExpression: { state: 'ARCHIVED' } },
    { key: { unannounced: 1, endpoint_id: 1 }, partialFilterExpression: { unannounced: true } },
  ]);
}

function attemptOf(delivery: StoredDelivery): Attempt {
  const {
    tenant, endpoint_id, event_id, event_type, delivery_id, attempt, response_status, duration_ms, error, next_attempt_at, attempted_at,
    created_at, expire_at,
  } = delivery;
  return {
    tenant, endpoint_id, event_id, event_type, delivery_id, attempt, response_status, duration_ms, error, next_attempt_at, attempted_at,
    created_at, expire_at,
  };
}

/** A waiting delivery, as long as no later lease of its endpoint has marked it. */
function underLease({ _id, delivery_id }: StoredDelivery, { number }: MongoLease): Filter<StoredDelivery> {
  return { _id, delivery_id, state: 'PENDING', lease: { $not: { $gt: number } } };
}

function told({ status, durationMs, error }: SendOutcome, attempted_at: Date) {
  return { response_status: status, duration_ms: Math.round(durationMs), error, attempted_at };
}

function keep(attempt: FailedAttempt): AnyBulkWriteOperation<FailedAttempt> {
  const { _id, ...rest } = attempt;
  return { replaceOne: { filter: { _id }, replacement: rest, upsert: true } };
}

async function writeAll<T extends Document>(
  collection: Collection<T>, operations: AnyBulkWriteOperation<T>[], options: BulkWriteOptions = {},
): Promise<{ modifiedCount: number }> {
  return operations.length === 0 ? { modifiedCount: 0 } : collection.bulkWrite(operations, { ordered: false, ...options });
}

const DUPLICATE = 11_000;

/** @throws what is not only about documents that are there already. */
function ignoreDuplicates(error: unknown): undefined {
  const { code, writeErrors } = error as { code?: unknown; writeErrors?: { code?: unknown }[] };
  const codes = Array.isArray(writeErrors) && writeErrors.length > 0 ? writeErrors.map((it) => it.code) : [code];
  if (!codes.every((it) => it === DUPLICATE)) throw error;
  return undefined;
}
