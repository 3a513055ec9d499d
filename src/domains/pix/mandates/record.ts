import type { Query } from '../../../platform/db/database.ts';
import { rowCodec, type PostgresRow } from '../../../platform/db/row.ts';
import { encodedId } from '../../../platform/id.ts';
import type { EventDraft } from '../../../platform/outbox/event.ts';
import { rowKind, type RowSource, type RowWrite } from '../../journal/index.ts';
import { retriesLeft } from './calendar.ts';
import type { Recurrence } from './facts.ts';
import { mandateChargeCodec, mandateCodec, PixRecurrenceEntity } from './mandate.entity.ts';
import { lastAttempt, type Charge, type Mandate } from './mandate.ts';

export const RECURRENCE = rowKind<Recurrence>('pxr');

/** The name of a recurrence; with the provider, for others may use the same name. */
export type RecurrenceName = Pick<Recurrence, 'providerId' | 'recurrenceId'>;

/** The ledger knows a recurrence by this id, which stands in lists that know no quotes. */
export function recurrenceKey({ providerId, recurrenceId }: RecurrenceName): string {
  return encodedId(RECURRENCE.prefix, [providerId, recurrenceId]);
}

export const recurrenceCodec = rowCodec(PixRecurrenceEntity, { derived: { recurrenceKey: (it: Recurrence) => recurrenceKey(it) } });

/** The row that stands for all that is known of a recurrence: written with each change of it. */
export function recurrenceRow(recurrence: Recurrence): RowWrite<Recurrence> {
  return { codec: recurrenceCodec, id: recurrenceKey(recurrence), isNew: false, value: recurrence };
}

export function mandateRow(mandate: Mandate, isNew: boolean): RowWrite<Mandate> {
  return { codec: mandateCodec, id: mandate.mandateId, isNew, value: mandate };
}

export function chargeRow(charge: Charge, isNew: boolean): RowWrite<Charge> {
  return { codec: mandateChargeCodec, id: charge.chargeId, isNew, value: charge };
}

type RecurrenceRow = PostgresRow & { readonly recurrence_key: string; readonly mandate: PostgresRow | null; readonly charges: readonly PostgresRow[] | null };

const READ = { name: 'read-pix-recurrences', text: 'select * from razao.read_pix_recurrences($1, $2)' };

/** Recurrences by their keys, with all that is known of them: for the journal writer and for reads. */
export async function loadRecurrences(query: Query, tenant: string, keys: readonly string[]): Promise<Map<string, Recurrence>> {
  const rows = await query<RecurrenceRow>(READ, [tenant, keys]);
  return new Map(rows.map((row) => [row.recurrence_key, {
    ...recurrenceCodec.read(row), mandate: row.mandate && mandateCodec.read(row.mandate), charges: (row.charges ?? []).map(mandateChargeCodec.read),
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
