import type { Db } from 'mongodb';

/** All deliveries to webhooks and their attempts. */
export interface DeliveriesSize {
  readonly rows: number;
  /** With indexes. */
  readonly bytes: number;
}

interface Statistics {
  readonly storageStats: { readonly count: number; readonly storageSize: number; readonly totalIndexSize: number };
}

const NAMESPACE_NOT_FOUND = 26;

/** @param patienceMs how long MongoDB may look. @returns nothing and no bytes, where no worker has made the collection yet. */
export async function readDeliveriesSize(database: Db, patienceMs: number): Promise<DeliveriesSize> {
  try {
    const [found] = await database.collection('webhook_deliveries').aggregate<Statistics>(
      [{ $collStats: { storageStats: {} } }], { maxTimeMS: patienceMs },
    ).toArray();
    return found ? {
      rows: found.storageStats.count, bytes: found.storageStats.storageSize + found.storageStats.totalIndexSize,
    } : { rows: 0, bytes: 0 };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === NAMESPACE_NOT_FOUND) return { rows: 0, bytes: 0 };
    throw error;
  }
}
