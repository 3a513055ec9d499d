import { present } from '../../../platform/assert.ts';
import { presentCurrency } from '../../../platform/currencies.ts';
import type { Query } from '../../../platform/db/query.ts';
import type { PostgresRow, RowWriter } from '../../../platform/db/row.ts';
import { encodedId, partsOfId } from '../../../platform/id.ts';
import type { EventOf } from '../../../platform/outbox/event.ts';
import { waitingCodec } from '../../../platform/receiver/waiting-facts.ts';
import { rowKind, type RowSource, type RowWrite } from '../../journal/index.ts';
import { retriesLeft } from './calendar.ts';
import type { Recurrence, RecurrenceFact } from './facts.ts';
import { mandateChargeCodec, mandateCodec } from './mandate.entity.ts';
import { lastAttempt, type Charge, type Mandate } from './mandate.ts';

export const RECURRENCE = rowKind<Recurrence>('pxr');

/** The name of a recurrence; with the provider, for others may use the same name. */
export type RecurrenceName = Pick<Recurrence, 'providerId' | 'recurrenceId'>;

/** Row id of a recurrence in the ledger. It is put into lists without quoting. */
export function recurrenceKey({ providerId, recurrenceId }: RecurrenceName): string {
  return encodedId(RECURRENCE.prefix, [providerId, recurrenceId]);
}

/** Mandate and charges have rows of their own: what is left of a recurrence is what waits for it. */
const recurrenceWriter: RowWriter<Recurrence> = {
  ...waitingCodec,
  values: ({ providerId, recurrenceId, waiting }) => waitingCodec.values({
    waitsFor: 'PIX_RECURRENCE', providerId, name: recurrenceId, facts: waiting,
  }),
};

/** Stands for all that is known of a recurrence: written with each change of it. */
export function recurrenceRow(recurrence: Recurrence): RowWrite<Recurrence> {
  return { codec: recurrenceWriter, id: recurrenceKey(recurrence), isNew: false, value: recurrence };
}

export function mandateRow(mandate: Mandate, isNew: boolean): RowWrite<Mandate> {
  return { codec: mandateCodec, id: mandate.mandateId, isNew, value: mandate };
}

export function chargeRow(charge: Charge, isNew: boolean): RowWrite<Charge> {
  return { codec: mandateChargeCodec, id: charge.chargeId, isNew, value: charge };
}

interface RecurrenceRow {
  readonly provider_id: string;
  readonly recurrence_id: string;
  readonly waiting: readonly RecurrenceFact[];
  readonly mandate: PostgresRow | null;
  readonly charges: readonly PostgresRow[] | null;
}

const READ = { name: 'read-pix-recurrences', text: 'select * from razao.read_pix_recurrences($1, $2, $3)' };

/** Recurrences by their keys, each with all that is known of it, if only that it is unknown: for the journal writer and for reads. */
export async function loadRecurrences(query: Query, tenant: string, keys: readonly string[]): Promise<Map<string, Recurrence>> {
  const names = keys.map(partsOfId);
  const rows = await query<RecurrenceRow>(READ, [tenant, names.map(([provider]) => provider), names.map(([, recurrence]) => recurrence)]);
  const found = rows.map(({ provider_id: providerId, recurrence_id: recurrenceId, waiting, mandate, charges }): Recurrence => ({
    providerId, recurrenceId, waiting, mandate: mandate && mandateCodec.read(mandate),
    charges: (charges ?? []).map(mandateChargeCodec.read),
  }));
  return new Map(found.map((it) => [recurrenceKey(it), it]));
}

/** Row source by which the journal writer finds recurrences, by the prefix of their keys. */
export const recurrenceRows: readonly RowSource[] = [{ kind: RECURRENCE, load: loadRecurrences }];

/** The event of each status: a mandate is announced by every change of it. */
const MANDATE_EVENTS = {
  PENDING_AUTHORIZATION: 'requested', ACTIVE: 'authorized', REJECTED: 'rejected', EXPIRED: 'expired', REVOKED: 'revoked',
  CANCELLED: 'cancelled', COMPLETED: 'completed',
} as const satisfies Readonly<Record<Mandate['status'], string>>;

/** Event of a mandate: it names neither the receiver nor the payer's cap. */
export function mandateEvent(it: Mandate): EventOf<`pix_mandate.${(typeof MANDATE_EVENTS)[Mandate['status']]}`> {
  return {
    type: `pix_mandate.${MANDATE_EVENTS[it.status]}`, entityId: it.mandateId, version: it.version,
    data: {
      mandate_id: it.mandateId, account_id: it.accountId, status: it.status, periodicity: it.periodicity, amount_type: it.amountType,
      amount: it.amount === null ? null : Number(it.amount), ...presentCurrency('BRL'),
    },
  };
}

/** The event of each status; that an attempt has failed is announced beside them. */
export type ChargeEvent = Lowercase<Charge['status']> | 'attempt_failed';

/** Event of a charge; of a failure, with the outcome of the attempt. */
export function chargeEvent(
  name: ChargeEvent, it: Charge, mandate: Mandate | null = null,
): EventOf<`pix_mandate_charge.${ChargeEvent}`> {
  const last = lastAttempt(it);
  const isFailure = name === 'failed' || name === 'attempt_failed';
  return {
    type: `pix_mandate_charge.${name}`, entityId: it.chargeId, version: it.version, correlation: { obligation_id: it.obligationId },
    data: {
      charge_id: it.chargeId, mandate_id: it.mandateId, account_id: it.accountId, status: it.status, amount: Number(it.amount),
      ...presentCurrency('BRL'),
      due_on: it.dueOn,
      ...(isFailure
        ? {
          attempt: last?.number ?? 1, failure_code: present(last?.failureCode ?? it.failureCode, 'the failure of an attempt'),
          retries_left: mandate ? retriesLeft(it, mandate) : 0,
        }
        : { hold_id: it.holdId, obligation_id: it.obligationId }),
    },
  };
}
