import { presentCurrency } from '../../../platform/currencies.ts';
import type { Query } from '../../../platform/db/query.ts';
import type { PostgresRow } from '../../../platform/db/row.ts';
import type { EventOf } from '../../../platform/outbox/event.ts';
import { rowKind, type DerivedRows, type Ledger, type RowSource, type RowWrite } from '../../journal/index.ts';
import { obligationCodec, type Obligation } from '../../obligations/index.ts';
import { returnCodec } from './pix-return.entity.ts';
import type { PixReturn, Returned } from './pix-return.ts';

export const RETURNED = rowKind<Returned>('rtd');
export const RETURN = rowKind<PixReturn>('rtn');

/** The ledger knows by this how much of a credit went back. */
export function returnedKey(originalObligationId: string): string {
  return `${RETURNED.prefix}_${originalObligationId}`;
}

/** The ledger knows by this the return that an obligation carries. */
export function returnKey(obligationId: string): string {
  return `${RETURN.prefix}_${obligationId}`;
}

/** Amount that went back of a credit, and the count of its returns. */
export function returnedSoFar(ledger: Ledger, originalObligationId: string): Returned {
  return ledger.row(RETURNED, returnedKey(originalObligationId)) ?? { count: 0, returned: 0n };
}

export function returnRow(it: PixReturn, isNew = false): RowWrite<PixReturn> {
  return { codec: returnCodec, id: returnKey(it.obligationId), isNew, value: it };
}

const READ_RETURNED = { name: 'read-returned', text: 'select * from razao.read_returned($1, $2)' };
const READ_RETURNS = { name: 'read-pix-returns', text: `select ${returnCodec.columns.join(', ')} from razao.read_pix_returns($1, $2)` };

/** Returns by their obligations. */
export async function readReturns(query: Query, tenant: string, obligationIds: readonly string[]): Promise<PixReturn[]> {
  return (await query<PostgresRow>(READ_RETURNS, [tenant, obligationIds])).map(returnCodec.read);
}

async function loadReturned(query: Query, tenant: string, keys: readonly string[]): Promise<Map<string, Returned>> {
  const rows = await query<{ original_obligation_id: string; count: number; returned: string }>(
    READ_RETURNED, [tenant, keys.map((key) => key.slice(RETURNED.prefix.length + 1))]);
  return new Map(rows.map((row) => [returnedKey(row.original_obligation_id), { count: row.count, returned: BigInt(row.returned) }]));
}

async function loadReturns(query: Query, tenant: string, keys: readonly string[]): Promise<Map<string, PixReturn>> {
  const returns = await readReturns(query, tenant, keys.map((key) => key.slice(RETURN.prefix.length + 1)));
  return new Map(returns.map((it) => [returnKey(it.obligationId), it]));
}

/** Dependencies of the returned amount of a credit: it grows with each return of it, and shrinks when one fails. */
const returnedDerived: DerivedRows = {
  concerns: ({ codec, isNew, value }) =>
    (codec === returnCodec && isNew) || (codec === obligationCodec && !isNew && isUnsentReturn(value as Obligation)),
  follows: (id, { codec, value }) => codec === obligationCodec || id === returnedKey((value as PixReturn).originalObligationId),
};

/** Row sources by which the journal writer finds rows of returns. */
export const returnRows: readonly RowSource[] = [
  { kind: RETURNED, load: loadReturned, derived: returnedDerived }, { kind: RETURN, load: loadReturns },
];

/** A payment that bears the name of another is a return; it does not name its original. */
function isUnsentReturn({ state, resolutionOutcome, matchKeys }: Obligation): boolean {
  return state === 'FINAL' && resolutionOutcome !== 'SETTLED' && matchKeys['original_end_to_end_id'] !== undefined;
}

type ReturnEvent = 'created' | 'settled' | 'failed';

/** Event of a return; its entity id is the rail's name for it. */
export function returnEvent(type: ReturnEvent, it: PixReturn, txId: string | null): EventOf<`pix_return.${ReturnEvent}`> {
  return {
    type: `pix_return.${type}`, entityId: it.returnEndToEndId, version: it.version,
    correlation: { obligation_id: it.obligationId, tx_id: txId },
    data: {
      obligation_id: it.obligationId, return_end_to_end_id: it.returnEndToEndId, original_obligation_id: it.originalObligationId,
      original_end_to_end_id: it.originalEndToEndId, account_id: it.accountId, amount: Number(it.amount), ...presentCurrency(it.currency),
      reason_code: it.reasonCode, state: it.state, ...(it.failureCode !== null && { failure_code: it.failureCode }),
    },
  };
}
