import type { PixReturnReasonCode, PixReturnState } from '../../../../generated/models.ts';
import type { Query } from '../../../platform/db/database.ts';
import type { EventDraft } from '../../../platform/outbox/event.ts';
import { rowKind, type DerivedRows, type Ledger, type RowSource, type RowWrite } from '../../journal/index.ts';
import type { Obligation } from '../../obligations/index.ts';
import type { PixReturn, Returned } from './pix-return.ts';

export const RETURNED = rowKind<Returned>('rtd');
export const RETURN = rowKind<PixReturn>('rtn');

/** By which the ledger knows how much of a credit went back. */
export function returnedKey(originalObligationId: string): string {
  return `${RETURNED.prefix}_${originalObligationId}`;
}

/** By which the ledger knows the return that an obligation carries. */
export function returnKey(obligationId: string): string {
  return `${RETURN.prefix}_${obligationId}`;
}

/** What went back of a credit. */
export function returnedSoFar(ledger: Ledger, originalObligationId: string): Returned {
  return ledger.row(RETURNED, returnedKey(originalObligationId)) ?? { count: 0, returned: 0n };
}

export function returnRow(it: PixReturn, isNew = false): RowWrite {
  return { table: 'pix_returns', id: returnKey(it.obligationId), isNew, value: it, columns: toColumns(it) };
}

function toColumns(it: PixReturn): Record<string, unknown> {
  return {
    obligation_id: it.obligationId, number: it.number, return_end_to_end_id: it.returnEndToEndId, original_obligation_id: it.originalObligationId,
    original_end_to_end_id: it.originalEndToEndId, account_id: it.accountId, provider_id: it.providerId, amount: String(it.amount),
    currency: it.currency, reason_code: it.reasonCode, state: it.state, failure_code: it.failureCode,
    original_amount: String(it.originalAmount), returned_amount: String(it.returnedAmount), returnable_until: it.returnableUntil,
    version: String(it.version), created_at: it.createdAt, created_by: it.createdBy, updated_at: it.updatedAt,
  };
}

/** A row of `razao.pix_returns` as Postgres gives it. */
interface ReturnColumns {
  obligation_id: string;
  number: number;
  return_end_to_end_id: string;
  original_obligation_id: string;
  original_end_to_end_id: string;
  account_id: string;
  provider_id: string;
  amount: string;
  currency: string;
  reason_code: PixReturnReasonCode;
  state: PixReturnState;
  failure_code: string | null;
  original_amount: string;
  returned_amount: string;
  returnable_until: string | Date;
  version: string;
  created_at: string | Date;
  created_by: string;
  updated_at: string | Date;
}

function fromColumns(row: ReturnColumns): PixReturn {
  return {
    obligationId: row.obligation_id, number: row.number, returnEndToEndId: row.return_end_to_end_id,
    originalObligationId: row.original_obligation_id, originalEndToEndId: row.original_end_to_end_id, accountId: row.account_id,
    providerId: row.provider_id, amount: BigInt(row.amount), currency: row.currency, reasonCode: row.reason_code, state: row.state,
    failureCode: row.failure_code, originalAmount: BigInt(row.original_amount), returnedAmount: BigInt(row.returned_amount),
    returnableUntil: new Date(row.returnable_until), version: BigInt(row.version), createdAt: new Date(row.created_at),
    createdBy: row.created_by, updatedAt: new Date(row.updated_at),
  };
}

const READ_RETURNED = { name: 'read-returned', text: 'select * from razao.read_returned($1, $2)' };
const READ_RETURNS = { name: 'read-pix-returns', text: 'select * from razao.read_pix_returns($1, $2)' };

/** Returns by their obligations. */
export async function readReturns(query: Query, tenant: string, obligationIds: readonly string[]): Promise<PixReturn[]> {
  return (await query<ReturnColumns>(READ_RETURNS, [tenant, obligationIds])).map(fromColumns);
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

/** What went back of a credit grows with each return of it, and shrinks when one fails. */
const returnedDerived: DerivedRows = {
  concerns: ({ table, isNew, value }) => (table === 'pix_returns' && isNew) || (table === 'obligations' && !isNew && isUnsentReturn(value as Obligation)),
  follows: (id, { table, value }) => table === 'obligations' || id === returnedKey((value as PixReturn).originalObligationId),
};

/** How the journal writer finds rows of returns. */
export const returnRows: readonly RowSource[] = [
  { kind: RETURNED, load: loadReturned, derived: returnedDerived }, { kind: RETURN, load: loadReturns },
];

/** A payment that bears the name of another is a return; its original it does not tell. */
function isUnsentReturn({ state, resolutionOutcome, matchKeys }: Obligation): boolean {
  return state === 'FINAL' && resolutionOutcome !== 'SETTLED' && matchKeys['original_end_to_end_id'] !== undefined;
}

type ReturnEvent = 'created' | 'settled' | 'failed';

/** What a return announces; it is known by the name that the rail knows it by. */
export function returnEvent(type: ReturnEvent, it: PixReturn, txId: string | null): EventDraft {
  return {
    type: `pix_return.${type}`, entityId: it.returnEndToEndId, version: it.version,
    correlation: { obligation_id: it.obligationId, tx_id: txId },
    data: {
      obligation_id: it.obligationId, return_end_to_end_id: it.returnEndToEndId, original_obligation_id: it.originalObligationId,
      original_end_to_end_id: it.originalEndToEndId, account_id: it.accountId, amount: Number(it.amount), currency: it.currency,
      reason_code: it.reasonCode, state: it.state, ...(it.failureCode !== null && { failure_code: it.failureCode }),
    },
  };
}
