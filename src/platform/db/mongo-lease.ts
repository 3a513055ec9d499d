import { randomUUID } from 'node:crypto';
import type { Collection } from 'mongodb';

/** Lease in MongoDB, by its purpose. */
export interface LeaseDocument {
  _id: string;
  /** Grows with each taking. */
  number: number;
  until: Date;
  /** Process that took it last. */
  taker: string;
  /** The one before was not given back: its holder may be at work still. */
  tookOver: boolean;
}

/** The right to work on something, by the number of its taking; `tookOver` as in its document. */
export type MongoLease = Pick<LeaseDocument, '_id' | 'number' | 'tookOver'>;

const GIVEN_BACK = new Date(0);
const IS_FREE = { $lte: [{ $ifNull: ['$until', GIVEN_BACK] }, '$$NOW'] };
const DUPLICATE = 11_000;

/**
 * Leases as those of rows (`lease.ts`): each taking has a number that none had before, and they are timed by the server that
 * keeps them. What was done under one is refused where its number is compared.
 */
export class MongoLeases {
  constructor(private readonly collection: () => Collection<LeaseDocument>) {}

  /** Undefined while another has it. */
  async take(id: string, ms: number): Promise<MongoLease | undefined> {
    const taker = randomUUID();
    const ifFree = (taken: unknown, kept: string) => ({ $cond: ['$isFree', taken, kept] });
    const found = await this.collection().findOneAndUpdate({ _id: id }, [
      { $set: { isFree: IS_FREE } },
      { $set: {
        number: ifFree({ $add: [{ $ifNull: ['$number', 0] }, 1] }, '$number'), until: ifFree({ $add: ['$$NOW', ms] }, '$until'),
        taker: ifFree(taker, '$taker'), tookOver: ifFree({ $gt: ['$until', GIVEN_BACK] }, '$tookOver'),
      } },
      { $unset: 'isFree' },
    ], { upsert: true, returnDocument: 'after' }).catch((error: unknown) => {
      if ((error as { code?: unknown }).code === DUPLICATE) return null; // two made it at once
      throw error;
    });
    return found?.taker === taker ? { _id: id, number: found.number, tookOver: found.tookOver } : undefined;
  }

  /** @returns true when the lease was still this one; also after its end, where nobody took it. */
  async prolong({ _id, number }: MongoLease, ms: number): Promise<boolean> {
    const { matchedCount } = await this.collection().updateOne({ _id, number, until: { $gt: GIVEN_BACK } }, [
      { $set: { until: { $add: ['$$NOW', ms] } } },
    ]);
    return matchedCount === 1;
  }

  async giveBack({ _id, number }: MongoLease): Promise<void> {
    await this.collection().updateOne({ _id, number }, { $set: { until: GIVEN_BACK } });
  }
}
