/**
 * The one place where facts of providers wait for what they are about. They are taken out in the transaction that applies
 * them. Rows are written by the journal's writer, or by `writeWaiting` in a transaction that holds the tenant's head.
 */
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Query } from '../db/query.ts';
import { rowCodec, type PostgresRow, type RowWrite } from '../db/row.ts';
import { encodedId, partsOfId } from '../id.ts';
import { WaitingFactsEntity, type WaitsFor } from './waiting-facts.entity.ts';

/** What is waited for, by the provider's name for it. */
export interface Awaited {
  readonly waitsFor: WaitsFor;
  readonly providerId: string;
  readonly name: string;
}

/** The facts that wait for one thing, as JSON; the first came first. At most `MOST_WAITING`. */
export interface Waiting<Fact> extends Awaited {
  readonly facts: readonly Fact[];
}

/** Facts that wait for one thing; a provider that tells more has lost its way. The table holds it too. */
export const MOST_WAITING = 50;

export const waitingCodec = rowCodec(WaitingFactsEntity, { only: ['waitsFor', 'providerId', 'name', 'facts'] });

/** By which the ledger knows waiting facts. */
export const WAITING = 'wait';

export function waitingId({ waitsFor, providerId, name }: Awaited): string {
  return encodedId(WAITING, [waitsFor, providerId, name]);
}

/** What waits from now on, to be written with what was taken out of it; nothing left is no row. */
export function waitingRow<Fact>(waiting: Waiting<Fact>): RowWrite<Waiting<Fact>> {
  return { codec: waitingCodec, id: waitingId(waiting), isNew: false, value: waiting };
}

const READ = { name: 'read-waiting-facts', text: `select ${waitingCodec.columns.join(', ')} from razao.read_waiting_facts($1, $2, $3, $4)` };

/** Waiting facts by `waitingId`, for the journal writer. */
export async function loadWaiting(query: Query, tenant: string, ids: readonly string[]): Promise<Map<string, Waiting<unknown>>> {
  const asked = ids.map(partsOfId);
  const rows = await query<PostgresRow>(READ, [tenant, ...[0, 1, 2].map((part) => asked.map((parts) => parts[part]))]);
  return new Map(rows.map(waitingCodec.read).map((waiting) => [waitingId(waiting), waiting]));
}

/** What waits for one thing. The caller knows the type of its facts, for it alone writes them. */
export async function readWaiting<Fact>(em: EntityManager, tenant: string, { waitsFor, providerId, name }: Awaited): Promise<Waiting<Fact>> {
  const [row] = await em.execute<{ facts: readonly Fact[] }[]>(
    'select facts from razao.read_waiting_facts(?, array[?], array[?], array[?])', [tenant, waitsFor, providerId, name]);
  return { waitsFor, providerId, name, facts: row?.facts ?? [] };
}

/** Writes what waits from now on. */
export async function writeWaiting(em: EntityManager, tenant: string, waiting: Waiting<unknown>): Promise<void> {
  const { columns } = waitingCodec;
  await em.execute('select razao.write_waiting_facts(?, ?::jsonb)', [tenant, JSON.stringify({ columns, rows: [waitingCodec.values(waiting)] })]);
}
