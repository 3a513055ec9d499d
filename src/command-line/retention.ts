import { deliveriesKept, readDeliveriesSize } from '../domains/events/index.ts';
import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/db/database.ts';
import { readTableSizes } from '../platform/db/table-sizes.ts';
import { CommandFailed } from './command-failed.ts';
import { EXIT } from './exit-codes.ts';

/** Something that grows: for how long it is kept, and how large it is. */
export interface Kept {
  readonly what: string;
  /** Number of days; null for data that is kept for good. */
  readonly days: number | null;
  /** Name of the setting; null where there is none. */
  readonly setting: string | null;
  /** Number of rows, as the database estimates it. */
  readonly rows: number;
  /** Size with indexes, in bytes. */
  readonly bytes: number;
}

const OUTBOX_DAYS = { name: 'outbox-days', text: 'select razao.outbox_days() as days' };

/** Longest time that MongoDB may take to answer, in milliseconds. */
const PATIENCE_MS = 5_000;

/**
 * Reads the data that grows with use, the largest first. The time that events are kept is the one that `razao migrate` last stored in the
 * database. Deliveries to webhooks are read where MONGODB_URL is given.
 * @throws CommandFailed when MongoDB does not answer.
 */
export async function readRetention(database: Database, config: Config): Promise<Kept[]> {
  const [outbox] = await database.query<{ days: number }>(OUTBOX_DAYS, []);
  const kept: Readonly<Record<string, Pick<Kept, 'what' | 'days' | 'setting'>>> = {
    outbox: { what: 'events', days: outbox?.days ?? null, setting: 'RAZAO_OUTBOX_DAYS' },
    commands: { what: 'answers to repeated requests', days: config.RAZAO_IDEMPOTENCY_DAYS, setting: 'RAZAO_IDEMPOTENCY_DAYS' },
    commits: { what: 'commits from which writers catch up', days: 1, setting: null },
    provider_deliveries: { what: 'deliveries of providers (bodies)', days: config.RAZAO_DELIVERY_DAYS, setting: 'RAZAO_DELIVERY_DAYS' },
    acts: { what: 'acts (names and addresses of who acted)', days: null, setting: null },
    evidence_payloads: { what: 'payloads of evidence', days: null, setting: null },
    journal_entries: { what: 'journal entries', days: null, setting: null },
    obligations: { what: 'obligations', days: null, setting: null },
  };
  const sizes = await readTableSizes((statement, values) => database.query(statement, values));
  const found = sizes.flatMap(({ name, rows, bytes }) => (kept[name] ? [{ ...kept[name], rows, bytes }] : []));
  return [...found, ...await readInMongo(config)].toSorted((a, b) => b.bytes - a.bytes);
}

async function readInMongo({ MONGODB_URL, RAZAO_OUTBOX_DAYS }: Config): Promise<Kept[]> {
  if (MONGODB_URL === undefined) return [];
  const { MongoClient } = await import('mongodb');
  const client = new MongoClient(MONGODB_URL, { serverSelectionTimeoutMS: PATIENCE_MS, timeoutMS: PATIENCE_MS });
  try {
    const size = await readDeliveriesSize(client.db(), PATIENCE_MS);
    return [{ what: 'deliveries to webhooks', days: deliveriesKept(RAZAO_OUTBOX_DAYS), setting: 'RAZAO_OUTBOX_DAYS', ...size }];
  } catch (error) {
    throw new CommandFailed(`MongoDB does not answer: ${error instanceof Error ? error.message : String(error)}`, EXIT.UNREACHABLE);
  } finally {
    await client.close();
  }
}
