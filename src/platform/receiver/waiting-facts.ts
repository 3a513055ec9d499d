/**
 * Stores facts of providers that wait for their subject; no other module does. They are taken out in the transaction that applies them.
 * Rows are written by the journal's writer, or by `writeWaiting` in a transaction that holds the tenant's head.
 */
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Query } from '../db/query.ts';
import { rowCodec, type PostgresRow, type RowWrite } from '../db/row.ts';
import { encodedId, partsOfId } from '../id.ts';
import { WaitingFactsEntity, type WaitsFor } from './waiting-facts.entity.ts';

/** Subject that facts wait for, under the provider's name for it. */
export interface Awaited {
  readonly waitsFor: WaitsFor;
  readonly providerId: string;
  readonly name: string;
}

/** The facts that wait for one thing, as JSON; the first came first. At most `MOST_WAITING`. */
export interface Waiting<Fact> extends Awaited {
  readonly facts: readonly Fact[];
}

/** Most facts that wait for one subject; a provider that sends more is at fault. The table enforces it too. */
export const MOST_WAITING = 50;

export const waitingCodec = rowCodec(WaitingFactsEntity, { only: ['waitsFor', 'providerId', 'name', 'facts'] });

/** Prefix of the ids of waiting facts in the ledger. */
export const WAITING = 'wait';

export function waitingId({ waitsFor, providerId, name }: Awaited): string {
  return encodedId(WAITING, [waitsFor, providerId, name]);
}

/**
 * Returns the row of the facts that still wait, to be written with the effect of those taken out of it; without any, the row is deleted.
 */
export function waitingRow<Fact>(waiting: Waiting<Fact>): RowWrite<Waiting<Fact>> {
  return { codec: waitingCodec, id: waitingId(waiting), isNew: false, value: waiting };
}

const READ = {
  name: 'read-waiting-facts', text: `select ${waitingCodec.columns.join(', ')} from razao.read_waiting_facts($1, $2, $3, $4)`,
};

/** Waiting facts by `waitingId`, for the journal writer. */
export async function loadWaiting(query: Query, tenant: string, ids: readonly string[]): Promise<Map<string, Waiting<unknown>>> {
  const asked = ids.map(partsOfId);
  const rows = await query<PostgresRow>(READ, [tenant, ...[0, 1, 2].map((part) => asked.map((parts) => parts[part]))]);
  return new Map(rows.map(waitingCodec.read).map((waiting) => [waitingId(waiting), waiting]));
}

/** Reads the facts that wait for one subject. The caller knows their type, for it alone writes them. */
export async function readWaiting<Fact>(
  em: EntityManager, tenant: string, { waitsFor, providerId, name }: Awaited,
): Promise<Waiting<Fact>> {
  const [row] = await em.execute<{ facts: readonly Fact[] }[]>(
    'select facts from razao.read_waiting_facts(?, array[?], array[?], array[?])', [tenant, waitsFor, providerId, name]);
  return { waitsFor, providerId, name, facts: row?.facts ?? [] };
}

/** Writes what waits from now on. */
export async function writeWaiting(em: EntityManager, tenant: string, waiting: Waiting<unknown>): Promise<void> {
  const { columns } = waitingCodec;
  await em.execute('select razao.write_waiting_facts(?, ?::jsonb)', [
    tenant, JSON.stringify({ columns, rows: [waitingCodec.values(waiting)] }),
  ]);
}
