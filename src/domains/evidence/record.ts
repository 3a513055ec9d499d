import type { Query } from '../../platform/db/database.ts';
import { encodedId, partsOfId } from '../../platform/id.ts';
import type { Cents } from '../../platform/money.ts';
import type { EventDraft } from '../../platform/outbox/event.ts';
import { DELIVERY, deliveryId, type KnownDelivery } from '../../platform/receiver/delivery-row.ts';
import { rowKind, type DerivedRows, type Ledger, type RowKind, type RowSource, type RowWrite } from '../journal/index.ts';
import { isOutbound, MONEY_IN, moneyInKey, type MoneyIn, type Obligation } from '../obligations/index.ts';
import { claimOf, originalClaim, type Evidence, type EvidenceKind, type EvidenceResolution, type EvidenceState, type HistoryEntry, type MatchedBy, type ReasonCode } from './evidence.ts';

export const SOURCE = rowKind<Evidence>('evk');
export const CLAIM = rowKind<Evidence>('evc');
const RETURNED = rowKind<Cents>('evr');
export const EXPECTING = rowKind<string[]>('evx');
export const KNOWN_DELIVERY = rowKind<KnownDelivery>(DELIVERY);
/** Named by the digests that it is registered and bound under: the id of the account that a Pix key leads to. */
export const KEY_HOLDER = rowKind<string>('pkh');

/** By which the ledger knows evidence: who said it, and what they call it. */
export function sourceKey({ providerId, externalId }: Pick<Evidence, 'providerId' | 'externalId'>): string {
  return encodedId(SOURCE.prefix, [providerId, externalId]);
}

/** By which the ledger knows what a rail calls a payment. */
export function claimKey(claim: string): string {
  return encodedId(CLAIM.prefix, [claim]);
}

/** By which the ledger knows evidence, whoever asks: its source, and its claim where it has one. */
export function evidenceKeys(evidence: Pick<Evidence, 'providerId' | 'externalId' | 'rail' | 'kind' | 'matchKeys'>): [source: string] | [source: string, claim: string] {
  const claim = claimOf(evidence);
  return claim === null ? [sourceKey(evidence)] : [sourceKey(evidence), claimKey(claim)];
}

/** By which the ledger knows what else was said of the payment, of each kind that may have brought its money. */
export function siblingKeys(evidence: Pick<Evidence, 'rail' | 'kind' | 'matchKeys'>): string[] {
  if (evidence.kind === 'FAILURE') return [];
  return (['SETTLEMENT', 'INBOUND_CREDIT'] as const).flatMap((kind) => {
    const claim = kind === evidence.kind ? null : claimOf({ ...evidence, kind });
    return claim === null ? [] : [claimKey(claim)];
  });
}

/** What is asked of open obligations: the rail, the match keys of evidence, and whether payments to us are meant alone. */
interface Expected {
  readonly rail: Evidence['rail'];
  readonly keys: Evidence['matchKeys'];
  readonly only_inbound: boolean;
}

/** By which the ledger knows open obligations whose match keys fit evidence: it gives their ids. Nobody writes it. */
export function expectingKey({ rail, kind, matchKeys }: Pick<Evidence, 'rail' | 'kind' | 'matchKeys'>): string {
  return `${EXPECTING.prefix}_${JSON.stringify({ rail, keys: matchKeys, only_inbound: kind === 'INBOUND_CREDIT' } satisfies Expected)}`;
}

/** By which the ledger knows how much of a payment of ours came back; null for evidence of no return. */
function returnedKey(evidence: Pick<Evidence, 'rail' | 'kind' | 'matchKeys'>): string | null {
  const claim = originalClaim(evidence);
  return claim === null ? null : encodedId(RETURNED.prefix, [claim]);
}

/** What deciding about a return reads: how much of its payment came back before. */
export function returnedKeys(evidence: Pick<Evidence, 'rail' | 'kind' | 'matchKeys'>): string[] {
  const key = returnedKey(evidence);
  return key === null ? [] : [key];
}

/** How much of the payment that a return sends back was booked before it, in minor units. */
export function returnedBefore(ledger: Pick<Ledger, 'row'>, evidence: Evidence): Cents {
  const key = returnedKey(evidence);
  return key === null ? 0n : ledger.row(RETURNED, key) ?? 0n;
}

/** What a return that is booked leaves as come back of its payment; nothing for what is no return. */
export function returnedRows(ledger: Pick<Ledger, 'row'>, evidence: Evidence): RowWrite[] {
  const key = returnedKey(evidence);
  if (key === null) return [];
  const returned = returnedBefore(ledger, evidence) + evidence.amount;
  const isNew = ledger.row(RETURNED, key) === undefined;
  return [{ table: 'returned_payments', id: key, isNew, value: returned, columns: { claim: originalClaim(evidence), returned: String(returned) } }];
}

/** The row of evidence, to be written with what it moves. */
export function evidenceRow(evidence: Evidence, isNew: boolean): RowWrite {
  const [id, alsoAs] = evidenceKeys(evidence);
  return { table: 'evidence', id, alsoAs, isNew, value: evidence, columns: { ...toColumns(evidence), claim: claimOf(evidence) } };
}

/** What the provider sent, written once. */
export function payloadRow(evidenceId: string, { payload, kekId }: SealedPayload): RowWrite {
  return {
    table: 'evidence_payloads', id: `evp_${evidenceId}`, isNew: true, value: null,
    columns: { evidence_id: evidenceId, payload: `\\x${payload.toString('hex')}`, kek_id: kekId },
  };
}

/** What a provider sent, as it is kept. */
export interface SealedPayload {
  readonly payload: Buffer;
  readonly kekId: string;
}

function toColumns(it: Evidence): Record<string, unknown> {
  return {
    evidence_id: it.evidenceId, provider_id: it.providerId, rail: it.rail, kind: it.kind, external_id: it.externalId,
    match_keys: it.matchKeys, amount: String(it.amount), currency: it.currency, occurred_at: it.occurredAt,
    payer: it.payer, failure: it.failure, payload_hash: it.payloadHash, tx_id: it.txId,
    state: it.state, reason_code: it.reasonCode, obligation_id: it.obligationId, matched_by: it.matchedBy, matched_at: it.matchedAt,
    waits_for: it.waitsFor, resolution: it.resolution, exception_cents: String(it.exceptionCents),
    attempts: it.attempts, history: it.history, version: String(it.version),
    created_at: it.createdAt, created_by: it.createdBy, updated_at: it.updatedAt, retry_at: it.retryAt,
  };
}

/** A row of `razao.evidence` as Postgres gives it, as a row or within JSON. */
export interface EvidenceColumns {
  evidence_id: string;
  provider_id: string;
  rail: Evidence['rail'];
  kind: EvidenceKind;
  external_id: string;
  match_keys: Record<string, string>;
  amount: string | number;
  currency: string;
  occurred_at: string;
  payer: string | null;
  failure: string | null;
  payload_hash: string | null;
  tx_id: string;
  state: EvidenceState;
  reason_code: ReasonCode | null;
  obligation_id: string | null;
  matched_by: MatchedBy | null;
  matched_at: string | null;
  waits_for: string | null;
  resolution: EvidenceResolution | null;
  exception_cents: string | number;
  attempts: number;
  history: HistoryEntry[];
  version: string | number;
  created_at: string;
  created_by: string;
  updated_at: string;
  retry_at: string | null;
}

export function fromColumns(row: EvidenceColumns): Evidence {
  return {
    evidenceId: row.evidence_id, providerId: row.provider_id, rail: row.rail, kind: row.kind, externalId: row.external_id,
    matchKeys: row.match_keys, amount: BigInt(row.amount), currency: row.currency, occurredAt: new Date(row.occurred_at),
    payer: row.payer, failure: row.failure, payloadHash: row.payload_hash, txId: row.tx_id,
    state: row.state, reasonCode: row.reason_code, obligationId: row.obligation_id, matchedBy: row.matched_by,
    matchedAt: row.matched_at === null ? null : new Date(row.matched_at), waitsFor: row.waits_for, resolution: row.resolution,
    exceptionCents: BigInt(row.exception_cents), attempts: row.attempts, history: row.history, version: BigInt(row.version),
    createdAt: new Date(row.created_at), createdBy: row.created_by, updatedAt: new Date(row.updated_at),
    retryAt: row.retry_at === null ? null : new Date(row.retry_at),
  };
}

const READ_ARRIVED = {
  name: 'read-arrived',
  text: `select found from razao.read_arrived($1, $2, $3, $4, $5, $6, $7, $8, $9) as found
    union all select found from razao.read_money_in($1, $10) as found`,
};
const READ_RETURNED = { name: 'read-returned-payments', text: 'select * from razao.read_returned_payments($1, $2)' };

/** One of what was asked for, as it was found. */
type Found =
  | { evidence: EvidenceColumns }
  | { delivered_by: string; delivery_key: string; is_taken: boolean }
  | { place: number; obligation_ids: string[] }
  | { money: { name: string; amount: number; currency: string; obligation_id: string | null; kind: string | null } }
  | { key: string; coordinates: string; account_id: string };

type Arrived = Evidence | KnownDelivery | MoneyIn | string[] | string;

/**
 * What evidence is judged by when it arrives, for the journal writer: evidence by who said it or by what the rail calls the
 * payment, deliveries of providers, the open obligations whose match keys fit, the accounts that Pix keys lead to, and
 * where the money of payments is that came in.
 */
export async function loadArrived(query: Query, tenant: string, ids: readonly string[]): Promise<Map<string, Arrived>> {
  const of = ({ prefix }: RowKind<unknown>) => ids.filter((id) => id.startsWith(prefix));
  const [sources, claims, deliveries, keys] = [of(SOURCE).map(partsOfId), of(CLAIM).map(partsOfId), of(KNOWN_DELIVERY).map(partsOfId), of(KEY_HOLDER).map(partsOfId)];
  const [expecting, names] = [of(EXPECTING), of(MONEY_IN).map(partsOfId)];
  const rows = await query<{ found: Found }>(READ_ARRIVED, [
    tenant, sources.map(([provider]) => provider), sources.map(([, name]) => name), claims.map(([claim]) => claim),
    deliveries.map(([provider]) => provider), deliveries.map(([, key]) => key),
    `[${expecting.map((id) => id.slice(EXPECTING.prefix.length + 1)).join()}]`, keys.map(([key]) => key), keys.map(([, coordinates]) => coordinates),
    names.map(([name]) => name),
  ]);
  return new Map(rows.flatMap(({ found }): [string, Arrived][] => {
    if ('key' in found) return [[encodedId(KEY_HOLDER.prefix, [found.key, found.coordinates]), found.account_id]];
    if ('money' in found) return [moneyIn(found.money)];
    if ('place' in found) return [[expecting[found.place - 1] ?? '', found.obligation_ids]];
    if ('is_taken' in found) return [[deliveryId(found.delivered_by, found.delivery_key), { isTaken: found.is_taken }]];
    const evidence = fromColumns(found.evidence);
    return evidenceKeys(evidence).map((id) => [id, evidence]);
  }));
}

function moneyIn({ name, amount, currency, obligation_id: obligationId, kind }: Extract<Found, { money: object }>['money']): [string, MoneyIn] {
  return [moneyInKey(name), { name, amount: BigInt(amount), currency, obligationId, kind }];
}

/** What was said of payments, by their claims. */
export async function findByClaims(query: Query, tenant: string, claims: readonly string[]): Promise<Evidence[]> {
  const rows = await query<{ found: { evidence: EvidenceColumns } }>(READ_ARRIVED, [tenant, [], [], claims, [], [], '[]', [], [], []]);
  return rows.map(({ found }) => fromColumns(found.evidence));
}

async function loadReturned(query: Query, tenant: string, keys: readonly string[]): Promise<Map<string, Cents>> {
  const rows = await query<{ claim: string; returned: string }>(READ_RETURNED, [tenant, keys.map((key) => partsOfId(key)[0])]);
  return new Map(rows.map(({ claim, returned }) => [encodedId(RETURNED.prefix, [claim]), BigInt(returned)]));
}

/** Which obligations expect a payment, as they begin, are named and end; that some key is the same is enough to ask anew. */
const expectingDerived: DerivedRows = {
  concerns: ({ table, isNew, value }) => {
    if (table !== 'obligations') return false;
    const { state, matchKeys } = value as Obligation;
    return !(isNew && state === 'FINAL') && Object.keys(matchKeys).length > 0;
  },
  follows: (id, { value }) => {
    const { rail, keys, only_inbound } = JSON.parse(id.slice(EXPECTING.prefix.length + 1)) as Expected;
    const obligation = value as Obligation;
    return obligation.rail === rail && !(only_inbound && isOutbound(obligation)) && Object.entries(keys).some(([name, key]) => obligation.matchKeys[name] === key);
  },
};

/** How the journal writer finds rows of evidence: those that one loader finds are read at once. */
export const evidenceRows: readonly RowSource[] = [
  ...[SOURCE, CLAIM, KNOWN_DELIVERY, KEY_HOLDER, MONEY_IN].map((kind) => ({ kind, load: loadArrived, isReadAhead: true })),
  { kind: EXPECTING, load: loadArrived, isReadAhead: true, derived: expectingDerived },
  { kind: RETURNED, load: loadReturned, isReadAhead: true },
];

/** What evidence announces: no match keys, nothing of what the provider sent. */
export function evidenceEvent(it: Evidence): EventDraft {
  return {
    type: `evidence.${it.state.toLowerCase()}`,
    entityId: it.evidenceId,
    version: it.version,
    correlation: { obligation_id: it.obligationId },
    data: {
      evidence_id: it.evidenceId, provider_id: it.providerId, rail: it.rail, kind: it.kind, state: it.state,
      amount: Number(it.amount), currency: it.currency, reason_code: it.reasonCode, obligation_id: it.obligationId,
      exception_cents: Number(it.exceptionCents),
    },
  };
}
