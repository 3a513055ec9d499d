import type { ProductManifest } from '../../../../generated/models.ts';
import { present } from '../../../platform/assert.ts';
import type { IdSource } from '../../../platform/id.ts';
import type { EventDraft } from '../../../platform/outbox/event.ts';
import type { Effect } from '../../chain/moves/index.ts';
import type { EntryDraft, Ledger, RowWrite } from '../../../domains/journal/index.ts';
import {
  accountSide, creationEntry, newObligation, obligationEvent, obligationRow, type Obligation, type ObligationDraft,
} from '../../../domains/obligations/index.ts';
import type { EntryOf, QbrlDraft } from '../../qbrl/index.ts';
import type { MovePayment } from './instance.entity.ts';
import { lockIdOf, type ProductInstance, type ProductMove } from './instance.ts';

/** Time that a move takes at most before its obligations count as stuck, in milliseconds. Source: decision 32. */
const EXPECTED_WITHIN_MS = 600_000;

/** Names drawn before a decision for the obligations that it may make. */
export interface DrawnIds {
  readonly obligationId: string;
  readonly txId: string;
}

export function drawIds(ids: IdSource, manifest: ProductManifest, action: string | null): DrawnIds[] {
  const payouts = action === null ? 1 : manifest.actions.find(({ name }) => name === action)?.payouts.length ?? 0;
  return Array.from({ length: payouts + 1 }, () => ({ obligationId: ids.next('obl'), txId: ids.next('txn') }));
}

type Wanted = Omit<MovePayment, 'obligation_id'>;

/** Payments of a move: what it takes from the account that signs, and what it pays to others: nothing of zero. */
export function paymentsOf(
  instance: Pick<ProductInstance, 'parties'>, signedBy: string, effect: Pick<Effect, 'locked' | 'payouts'>,
): Wanted[] {
  const accountOf = (key: string) => present(
    instance.parties.find((it) => it.key === key)?.account_id, 'a key that is paid is filled by an account (manifest gate)',
  );
  return [
    ...(effect.locked > 0n ? [{ kind: 'LOCK' as const, account_id: signedBy, cents: String(effect.locked) }] : []),
    ...effect.payouts.map(({ key, cents }) => ({ kind: 'PAYOUT' as const, account_id: accountOf(key), cents: String(cents) })),
  ];
}

/** True when the wanted payments are those recorded of a move, in its order. */
export function isRecorded(payments: readonly MovePayment[], wanted: readonly Wanted[]): boolean {
  return payments.length === wanted.length
    && payments.every(({ kind, account_id, cents }, place) =>
      kind === wanted[place]?.kind && account_id === wanted[place].account_id && cents === wanted[place].cents);
}

interface Recorded {
  readonly payments: readonly MovePayment[];
  /** Those of payouts: they move nothing yet, and are expected. */
  readonly entries: readonly EntryDraft[];
  readonly rows: readonly RowWrite[];
  readonly events: readonly EventDraft[];
}

/** All that the obligations of a move have in common. */
interface Chained {
  readonly instance: Pick<ProductInstance, 'instanceId' | 'productId'>;
  readonly move: Pick<ProductMove, 'moveId' | 'sequence'>;
  readonly currency: string;
  readonly createdBy: string;
}

/**
 * The obligations of a move over the rail CHAIN, with what locks its money. The chain alone ends them.
 * @returns QBRL_NOT_ISSUED, QBRL_CAP_EXCEEDED.
 */
export function recordPayments(
  ledger: Ledger, qbrl: QbrlDraft, chained: Chained, wanted: readonly Wanted[], drawn: readonly DrawnIds[],
): Recorded | { readonly refused: NonNullable<ReturnType<QbrlDraft['lock']>> } {
  const { instance, move } = chained;
  const obligations = wanted.map((it, place) => newObligation(
    draftOf(chained, it, present(drawn[place], 'ids are drawn for all payments'), ledger.now), ledger.now,
  ));
  const entries: EntryDraft[] = [];
  for (const obligation of obligations) {
    const entry = creationEntry(obligation, ledger);
    if (obligation.debtor.kind === 'external') entries.push({ ...entry, correlation: ofProduct(instance) });
    else {
      const refused = qbrl.lock({
        lockId: lockIdOf(move.moveId), accountId: obligation.debtor.accountId ?? '', amount: obligation.amount,
      }, entryOf(entry, instance));
      if (refused) return { refused };
    }
  }
  return {
    payments: wanted.map((it, place) => ({ ...it, obligation_id: obligations[place]?.obligationId ?? '' })),
    entries, rows: obligations.map((it) => obligationRow(it, true)), events: obligations.map((it) => obligationEvent('created', it)),
  };
}

/** Ledger's fields of an entry of qBRL. */
export function entryOf(
  { txId, obligationIds, expectations }: EntryDraft, instance: Pick<ProductInstance, 'productId' | 'instanceId'>,
): EntryOf {
  return { txId, obligationIds, ...(expectations && { expectations }), correlation: ofProduct(instance) };
}

/** Correlation of the entries of a product: limits of scope PRODUCT go by it. */
function ofProduct({ productId, instanceId }: Pick<ProductInstance, 'productId' | 'instanceId'>): Record<string, string> {
  return { product_id: productId, instance_id: instanceId };
}

function draftOf(
  { instance, move, currency, createdBy }: Chained, { kind, account_id, cents }: Wanted, drawn: DrawnIds, now: Date,
): ObligationDraft {
  const account = accountSide(account_id);
  const outside: Obligation['debtor'] = { kind: 'external', accountId: null, externalId: instance.productId };
  return {
    ...drawn, rail: 'CHAIN', amount: BigInt(cents), currency, debtor: kind === 'LOCK' ? account : outside,
    creditor: kind === 'LOCK' ? outside : account,
    expectedAt: new Date(now.getTime() + EXPECTED_WITHIN_MS).toISOString(), graceSeconds: null,
    matchKeys: { product_id: instance.productId, instance_id: instance.instanceId, sequence: String(move.sequence) },
    metadata: {}, createdBy,
  };
}
