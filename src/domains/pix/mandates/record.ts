import type { Query } from '../../../platform/db/database.ts';
import { encodedId } from '../../../platform/id.ts';
import type { EventDraft } from '../../../platform/outbox/event.ts';
import { rowKind, type RowSource, type RowWrite } from '../../journal/index.ts';
import { retriesLeft } from './calendar.ts';
import type { RecurrenceFact, Recurrence } from './facts.ts';
import { lastAttempt, type Charge, type Mandate } from './mandate.ts';

export const RECURRENCE = rowKind<Recurrence>('pxr');

/** By which a recurrence is named; with the provider, for others may use the same name. */
export type RecurrenceName = Pick<Recurrence, 'providerId' | 'recurrenceId'>;

/** By which the ledger knows a recurrence: as an id that stands in lists which know no quotes. */
export function recurrenceKey({ providerId, recurrenceId }: RecurrenceName): string {
  return encodedId(RECURRENCE.prefix, [providerId, recurrenceId]);
}

/** The row that stands for all that is known of a recurrence: written with each change of it. */
export function recurrenceRow(recurrence: Recurrence): RowWrite {
  const { providerId, recurrenceId, waiting } = recurrence;
  const key = recurrenceKey(recurrence);
  return {
    table: 'pix_recurrences', id: key, isNew: false, value: recurrence,
    columns: { recurrence_key: key, provider_id: providerId, recurrence_id: recurrenceId, waiting },
  };
}

export function mandateRow(mandate: Mandate, isNew: boolean): RowWrite {
  return { table: 'pix_mandates', id: mandate.mandateId, isNew, value: mandate, columns: mandateColumns(mandate) };
}

function mandateColumns(it: Mandate): Record<string, unknown> {
  return {
    mandate_id: it.mandateId, account_id: it.accountId, provider_id: it.providerId, recurrence_id: it.recurrenceId, status: it.status,
    receiver: it.receiver, contract_ref: it.contractRef, description: it.description, periodicity: it.periodicity,
    amount_type: it.amountType, amount: text(it.amount), max_amount: text(it.maxAmount), starts_on: it.startsOn, ends_on: it.endsOn,
    retry_policy: it.retryPolicy, expires_at: it.expiresAt, authorized_at: it.authorizedAt, ended_at: it.endedAt, ended_by: it.endedBy,
    end_reason_code: it.endReasonCode, next_at: it.nextAt, version: String(it.version), created_at: it.createdAt, updated_at: it.updatedAt,
  };
}

export function chargeRow(charge: Charge, isNew: boolean): RowWrite {
  return { table: 'pix_mandate_charges', id: charge.chargeId, isNew, value: charge, columns: chargeColumns(charge) };
}

function chargeColumns(it: Charge): Record<string, unknown> {
  return {
    charge_id: it.chargeId, mandate_id: it.mandateId, account_id: it.accountId, txid: it.txid, status: it.status, amount: String(it.amount),
    due_on: it.dueOn, description: it.description, attempts: it.attempts, hold_id: it.holdId, obligation_id: it.obligationId,
    failure_code: it.failureCode, cancelled_by: it.cancelledBy, debited_at: it.debitedAt, cancelled_at: it.cancelledAt,
    next_at: it.nextAt, version: String(it.version), created_at: it.createdAt, updated_at: it.updatedAt,
  };
}

function text(amount: bigint | null): string | null {
  return amount === null ? null : String(amount);
}

/** A row of `razao.pix_mandates` as Postgres gives it in JSON. */
export interface MandateColumns {
  mandate_id: string;
  account_id: string;
  provider_id: string;
  recurrence_id: string;
  status: Mandate['status'];
  receiver: Mandate['receiver'];
  contract_ref: string;
  description: string | null;
  periodicity: Mandate['periodicity'];
  amount_type: Mandate['amountType'];
  amount: number | null;
  max_amount: number | null;
  starts_on: string;
  ends_on: string | null;
  retry_policy: Mandate['retryPolicy'];
  expires_at: string;
  authorized_at: string | null;
  ended_at: string | null;
  ended_by: Mandate['endedBy'];
  end_reason_code: string | null;
  next_at: string | null;
  version: number;
  created_at: string;
  updated_at: string;
}

export function mandateOf(row: MandateColumns): Mandate {
  return {
    mandateId: row.mandate_id, accountId: row.account_id, providerId: row.provider_id, recurrenceId: row.recurrence_id, status: row.status,
    receiver: row.receiver, contractRef: row.contract_ref, description: row.description, periodicity: row.periodicity,
    amountType: row.amount_type, amount: cents(row.amount), maxAmount: cents(row.max_amount), startsOn: row.starts_on, endsOn: row.ends_on,
    retryPolicy: row.retry_policy, expiresAt: new Date(row.expires_at), authorizedAt: instant(row.authorized_at),
    endedAt: instant(row.ended_at), endedBy: row.ended_by, endReasonCode: row.end_reason_code, nextAt: instant(row.next_at),
    version: BigInt(row.version), createdAt: new Date(row.created_at), updatedAt: new Date(row.updated_at),
  };
}

/** A row of `razao.pix_mandate_charges` as Postgres gives it in JSON. */
export interface ChargeColumns {
  charge_id: string;
  mandate_id: string;
  account_id: string;
  txid: string;
  status: Charge['status'];
  amount: number;
  due_on: string;
  description: string | null;
  attempts: Charge['attempts'];
  hold_id: string | null;
  obligation_id: string | null;
  failure_code: string | null;
  cancelled_by: Charge['cancelledBy'];
  debited_at: string | null;
  cancelled_at: string | null;
  next_at: string | null;
  version: number;
  created_at: string;
  updated_at: string;
}

export function chargeOf(row: ChargeColumns): Charge {
  return {
    chargeId: row.charge_id, mandateId: row.mandate_id, accountId: row.account_id, txid: row.txid, status: row.status, amount: BigInt(row.amount),
    dueOn: row.due_on, description: row.description, attempts: row.attempts, holdId: row.hold_id, obligationId: row.obligation_id,
    failureCode: row.failure_code, cancelledBy: row.cancelled_by, debitedAt: instant(row.debited_at), cancelledAt: instant(row.cancelled_at),
    nextAt: instant(row.next_at), version: BigInt(row.version), createdAt: new Date(row.created_at), updatedAt: new Date(row.updated_at),
  };
}

function instant(iso: string | null): Date | null {
  return iso === null ? null : new Date(iso);
}

function cents(amount: number | null): bigint | null {
  return amount === null ? null : BigInt(amount);
}

interface RecurrenceRow {
  recurrence_key: string;
  provider_id: string;
  recurrence_id: string;
  waiting: RecurrenceFact[];
  mandate: MandateColumns | null;
  charges: ChargeColumns[] | null;
}

const READ = { name: 'read-pix-recurrences', text: 'select * from razao.read_pix_recurrences($1, $2)' };

/** Recurrences by their keys, with all that is known of them: for the journal writer and for reads. */
export async function loadRecurrences(query: Query, tenant: string, keys: readonly string[]): Promise<Map<string, Recurrence>> {
  const rows = await query<RecurrenceRow>(READ, [tenant, keys]);
  return new Map(rows.map((row) => [row.recurrence_key, {
    providerId: row.provider_id, recurrenceId: row.recurrence_id, waiting: row.waiting,
    mandate: row.mandate && mandateOf(row.mandate), charges: (row.charges ?? []).map(chargeOf),
  }]));
}

/** How the journal writer finds recurrences, by the prefix of their keys. */
export const recurrenceRows: readonly RowSource[] = [{ kind: RECURRENCE, load: loadRecurrences }];

/** What a mandate announces: the receiver is not named, and neither is the payer's cap. */
export function mandateEvent(name: string, it: Mandate): EventDraft {
  return {
    type: `pix_mandate.${name}`, entityId: it.mandateId, version: it.version,
    data: {
      mandate_id: it.mandateId, account_id: it.accountId, status: it.status, periodicity: it.periodicity, amount_type: it.amountType,
      amount: it.amount === null ? null : Number(it.amount), currency: 'BRL',
    },
  };
}

/** What a charge announces; of a failure, what became of the attempt. */
export function chargeEvent(name: string, it: Charge, mandate: Mandate | null = null): EventDraft {
  const last = lastAttempt(it);
  const isFailure = name === 'failed' || name === 'attempt_failed';
  return {
    type: `pix_mandate_charge.${name}`, entityId: it.chargeId, version: it.version, correlation: { obligation_id: it.obligationId },
    data: {
      charge_id: it.chargeId, mandate_id: it.mandateId, account_id: it.accountId, status: it.status, amount: Number(it.amount), currency: 'BRL',
      due_on: it.dueOn,
      ...(isFailure
        ? { attempt: last?.number ?? 1, failure_code: last?.failureCode ?? it.failureCode, retries_left: mandate ? retriesLeft(it, mandate) : 0 }
        : { hold_id: it.holdId, obligation_id: it.obligationId }),
    },
  };
}
