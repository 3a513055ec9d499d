import { presentCurrency } from '../../../platform/currencies.ts';
import type { Query } from '../../../platform/db/query.ts';
import type { PostgresRow, RowWriter } from '../../../platform/db/row.ts';
import { encodedId, partsOfId } from '../../../platform/id.ts';
import type { EventDraft } from '../../../platform/outbox/event.ts';
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

/** Event of a mandate: it names neither the receiver nor the payer's cap. */
export function mandateEvent(name: string, it: Mandate): EventDraft {
  return {
    type: `pix_mandate.${name}`, entityId: it.mandateId, version: it.version,
    data: {
      mandate_id: it.mandateId, account_id: it.accountId, status: it.status, periodicity: it.periodicity, amount_type: it.amountType,
      amount: it.amount === null ? null : Number(it.amount), ...presentCurrency('BRL'),
    },
  };
}

/** Event of a charge; of a failure, with the outcome of the attempt. */
export function chargeEvent(name: string, it: Charge, mandate: Mandate | null = null): EventDraft {
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
          attempt: last?.number ?? 1, failure_code: last?.failureCode ?? it.failureCode,
          retries_left: mandate ? retriesLeft(it, mandate) : 0,
        }
        : { hold_id: it.holdId, obligation_id: it.obligationId }),
    },
  };
}
