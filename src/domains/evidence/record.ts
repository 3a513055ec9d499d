import { present } from '../../platform/assert.ts';
import { presentCurrency } from '../../platform/currencies.ts';
import type { Query } from '../../platform/db/query.ts';
import type { PostgresRow, RowOf } from '../../platform/db/row.ts';
import { encodedId, partsOfId } from '../../platform/id.ts';
import type { Cents } from '../../platform/money.ts';
import type { EventOf } from '../../platform/outbox/event.ts';
import { DELIVERY, deliveryId, type KnownDelivery } from '../../platform/receiver/delivery-row.ts';
import { rowKind, type DerivedRows, type Ledger, type RowKind, type RowSource, type RowWrite } from '../journal/index.ts';
import {
  END_TO_END_ID, FUNDS_RECEIPT, fundsReceiptCodec, fundsReceiptKey, isOutbound, obligationCodec, presentMasked, type FundsReceipt,
  type Obligation,
} from '../obligations/index.ts';
import { evidenceCodec, payloadCodec, returnedCodec, type ReturnedPaymentEntity, type Evidence, reportKeyOf } from './evidence.entity.ts';
import { originalReportKey } from './evidence.ts';

export const SOURCE = rowKind<Evidence>('evidence-source');
export const REPORT = rowKind<Evidence>('evidence-report');
const RETURNED = rowKind<ReturnedPayment>('returned');
export const EXPECTING = rowKind<string[]>('expecting');
export const KNOWN_DELIVERY = rowKind<KnownDelivery>(DELIVERY);
/** Named by the digests that it is registered and bound under: the id of the account that a Pix key leads to. */
export const KEY_HOLDER = rowKind<string>('key-holder');

/** The ledger knows evidence by this: who said it, and what they call it. */
export function sourceKey({ providerId, externalId }: Pick<Evidence, 'providerId' | 'externalId'>): string {
  return encodedId(SOURCE.prefix, [providerId, externalId]);
}

/** The ledger knows by this what a rail calls a payment. */
export function reportRow(report: string): string {
  return encodedId(REPORT.prefix, [report]);
}

/** The ledger knows evidence by these, whoever asks: its source, and its report where it has one. */
export function evidenceKeys(
  evidence: Pick<Evidence, 'providerId' | 'externalId' | 'rail' | 'kind' | 'matchKeys'>,
): [source: string] | [source: string, report: string] {
  const report = reportKeyOf(evidence);
  return report === null ? [sourceKey(evidence)] : [sourceKey(evidence), reportRow(report)];
}

/** The ledger finds by these what else was said of the payment, of each kind that may have brought its money. */
export function siblingKeys(evidence: Pick<Evidence, 'rail' | 'kind' | 'matchKeys'>): string[] {
  if (evidence.kind === 'FAILURE') return [];
  return (['SETTLEMENT', 'INBOUND_CREDIT'] as const).flatMap((kind) => {
    const report = kind === evidence.kind ? null : reportKeyOf({ ...evidence, kind });
    return report === null ? [] : [reportRow(report)];
  });
}

/** A search for open obligations: the rail, the match keys of evidence, and whether only payments to us are meant. */
interface Expected {
  readonly rail: Evidence['rail'];
  readonly keys: Evidence['matchKeys'];
  readonly only_inbound: boolean;
}

/** The ledger finds by this the ids of open obligations whose match keys fit evidence. Nobody writes it. */
export function expectingKey({ rail, kind, matchKeys }: Pick<Evidence, 'rail' | 'kind' | 'matchKeys'>): string {
  return `${EXPECTING.prefix}_${JSON.stringify({ rail, keys: matchKeys, only_inbound: kind === 'INBOUND_CREDIT' } satisfies Expected)}`;
}

/** The ledger knows by this how much of a payment of ours came back; null for evidence of no return. */
function returnedKey(evidence: Pick<Evidence, 'rail' | 'kind' | 'matchKeys'>): string | null {
  const report = originalReportKey(evidence);
  return report === null ? null : encodedId(RETURNED.prefix, [report]);
}

/** The row that a decision about a return reads: the part of its payment that came back before. */
export function returnedKeys(evidence: Pick<Evidence, 'rail' | 'kind' | 'matchKeys'>): string[] {
  const key = returnedKey(evidence);
  return key === null ? [] : [key];
}

/** Minor units of the payment that earlier returns sent back. */
export function returnedBefore(ledger: Pick<Ledger, 'row'>, evidence: Evidence): Cents {
  const key = returnedKey(evidence);
  return key === null ? 0n : ledger.row(RETURNED, key)?.returned ?? 0n;
}

/** The row of a booked return: all that came back of its payment. None for other evidence. */
export function returnedRows(ledger: Pick<Ledger, 'row'>, evidence: Evidence): RowWrite[] {
  const report = originalReportKey(evidence);
  if (report === null) return [];
  const id = encodedId(RETURNED.prefix, [report]);
  const returned = returnedBefore(ledger, evidence) + evidence.amount;
  return [{ codec: returnedCodec, id, isNew: ledger.row(RETURNED, id) === undefined, value: { reportKey: report, returned } }];
}

/** The row of evidence, to be written with what it moves. */
export function evidenceRow(evidence: Evidence, isNew: boolean): RowWrite<Evidence> {
  const [id, alsoAs] = evidenceKeys(evidence);
  return { codec: evidenceCodec, id, alsoAs, isNew, value: evidence };
}

/** The row of the provider's text, written once. */
export function payloadRow(evidenceId: string, { payload, kekId }: SealedPayload): RowWrite {
  return { codec: payloadCodec, id: `evp_${evidenceId}`, isNew: true, value: { evidenceId, payload, kekId } };
}

/** The provider's text, sealed. */
export interface SealedPayload {
  readonly payload: Buffer;
  readonly kekId: string;
}

type ReturnedPayment = RowOf<typeof ReturnedPaymentEntity>;

const READ_ARRIVED = {
  name: 'read-arrived',
  text: 'select found from razao.read_arrived($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) as found',
};
const READ_RETURNED = {
  name: 'read-returned-payments', text: `select ${returnedCodec.columns.join(', ')} from razao.read_returned_payments($1, $2)`,
};

/** One of what was asked for, as it was found. */
type Found =
  | { evidence: PostgresRow }
  | { delivered_by: string; delivery_key: string; is_taken: boolean }
  | { place: number; obligation_ids: string[] }
  | { money: PostgresRow }
  | { key: string; coordinates: string; account_id: string };

type Arrived = Evidence | KnownDelivery | FundsReceipt | string[] | string;

/**
 * The rows that a decision about evidence reads, for the journal writer: evidence by its source or by the rail's name of the
 * payment, deliveries of providers, the open obligations whose match keys fit, the accounts that Pix keys lead to, and
 * where the money of payments is that came in.
 */
export async function loadArrived(query: Query, tenant: string, ids: readonly string[]): Promise<Map<string, Arrived>> {
  const of = ({ prefix }: RowKind<unknown>) => ids.filter((id) => id.startsWith(prefix));
  const [sources, reports, names] = [of(SOURCE).map(partsOfId), of(REPORT).map(partsOfId), of(FUNDS_RECEIPT).map(partsOfId)];
  const [deliveries, keys, expecting] = [of(KNOWN_DELIVERY).map(partsOfId), of(KEY_HOLDER).map(partsOfId), of(EXPECTING)];
  const rows = await query<{ found: Found }>(READ_ARRIVED, [
    tenant, sources.map(([provider]) => provider), sources.map(([, name]) => name), reports.map(([report]) => report),
    deliveries.map(([provider]) => provider), deliveries.map(([, key]) => key),
    `[${expecting.map((id) => id.slice(EXPECTING.prefix.length + 1)).join()}]`,
    keys.map(([key]) => key), keys.map(([, coordinates]) => coordinates), names.map(([name]) => name),
  ]);
  return new Map(rows.flatMap(({ found }): [string, Arrived][] => {
    if ('key' in found) return [[encodedId(KEY_HOLDER.prefix, [found.key, found.coordinates]), found.account_id]];
    if ('money' in found) return [receiptEntry(fundsReceiptCodec.read(found.money))];
    if ('place' in found) return [[present(expecting[found.place - 1], 'the key at a place of those asked for'), found.obligation_ids]];
    if ('is_taken' in found) return [[deliveryId(found.delivered_by, found.delivery_key), { isTaken: found.is_taken }]];
    const evidence = evidenceCodec.read(found.evidence);
    return evidenceKeys(evidence).map((id) => [id, evidence]);
  }));
}

function receiptEntry(money: FundsReceipt): [string, FundsReceipt] {
  return [fundsReceiptKey(money.name), money];
}

/** The evidence of payments, by their reports. */
export async function findByReportKeys(query: Query, tenant: string, reports: readonly string[]): Promise<Evidence[]> {
  const rows = await query<{ found: { evidence: PostgresRow } }>(READ_ARRIVED, [tenant, [], [], reports, [], [], '[]', [], [], []]);
  return rows.map(({ found }) => evidenceCodec.read(found.evidence));
}

async function loadReturned(query: Query, tenant: string, keys: readonly string[]): Promise<Map<string, ReturnedPayment>> {
  const rows = await query<PostgresRow>(READ_RETURNED, [tenant, keys.map((key) => partsOfId(key)[0])]);
  return new Map(rows.map(returnedCodec.read).map((it) => [encodedId(RETURNED.prefix, [it.reportKey]), it]));
}

/** The obligations that expect a payment, as they begin, are named and end; one equal key is enough to read them again. */
const expectingDerived: DerivedRows = {
  concerns: ({ codec, isNew, value }) => {
    if (codec !== obligationCodec) return false;
    const { state, matchKeys } = value as Obligation;
    return !(isNew && state === 'FINAL') && Object.keys(matchKeys).length > 0;
  },
  follows: (id, { value }) => {
    const { rail, keys, only_inbound } = JSON.parse(id.slice(EXPECTING.prefix.length + 1)) as Expected;
    const obligation = value as Obligation;
    if (obligation.rail !== rail || (only_inbound && isOutbound(obligation))) return false;
    return Object.entries(keys).some(([name, key]) => obligation.matchKeys[name] === key);
  },
};

/** The loaders by which the journal writer finds rows of evidence: those of one loader are read at once. */
export const evidenceRows: readonly RowSource[] = [
  ...[SOURCE, REPORT, KNOWN_DELIVERY, KEY_HOLDER, FUNDS_RECEIPT].map((kind) => ({ kind, load: loadArrived, isReadAhead: true })),
  { kind: EXPECTING, load: loadArrived, isReadAhead: true, derived: expectingDerived },
  { kind: RETURNED, load: loadReturned, isReadAhead: true },
];

/** The event of evidence: the other side without its name, no match keys, nothing of the provider's text. */
export function evidenceEvent(it: Evidence): EventOf<`evidence.${Lowercase<Evidence['state']>}`> {
  const counterparty = presentMasked(it.counterparty);
  const endToEndId = it.matchKeys[END_TO_END_ID];
  return {
    type: `evidence.${it.state.toLowerCase() as Lowercase<Evidence['state']>}`,
    entityId: it.evidenceId,
    version: it.version,
    correlation: { obligation_id: it.obligationId },
    data: {
      evidence_id: it.evidenceId, provider_id: it.providerId, rail: it.rail, kind: it.kind, state: it.state,
      amount: Number(it.amount), ...presentCurrency(it.currency),
      reason_code: it.reasonCode, obligation_id: it.obligationId,
      exception_cents: Number(it.exceptionCents),
      ...(counterparty && Object.keys(counterparty).length > 0 && { counterparty }),
      ...(endToEndId !== undefined && { end_to_end_id: endToEndId }),
    },
  };
}
