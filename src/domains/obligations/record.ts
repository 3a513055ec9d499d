import { instantText } from '../../platform/clock.ts';
import { presentCurrency } from '../../platform/currencies.ts';
import { rowLoader } from '../../platform/db/row-loader.ts';
import type { EventDraft, EventOf } from '../../platform/outbox/event.ts';
import type { RowWrite } from '../journal/index.ts';
import { END_TO_END_ID, obligationCodec } from './obligation.entity.ts';
import { mergeKept, presentMasked } from './counterparty.ts';
import type { Obligation, ResolutionOutcome, Side } from './obligation.ts';
import { nameOnRail } from './present.ts';

/** An obligation's row, to be written with the entry that changes it. */
export function obligationRow(obligation: Obligation, isNew = false): RowWrite<Obligation> {
  return { codec: obligationCodec, id: obligation.obligationId, isNew, value: obligation };
}

/** Obligations by id, for the journal writer and for reads. */
export const loadObligations = rowLoader('obligations', obligationCodec, ({ obligationId }) => obligationId);

/** The topic of events of obligations that take money from one of the tenant's accounts over this rail. */
export function debitsOn(rail: Obligation['rail']): string {
  return `${rail} debit`;
}

/** Whether an obligation's event is of that topic. */
export function isDebitOn(rail: Obligation['rail'], data: EventDraft['data']): boolean {
  return data['rail_family'] === rail && data['debtor_account_id'] !== null;
}

type ObligationEventType =
  'held_for_analysis' | 'released_from_analysis' |
  'created' | 'dispatched' | 'dispatch_failed' | 'redispatched' | 'excepted' | 'settled' | 'failed' | 'canceled' | 'stuck';

/** The event of an obligation; `excepted` says why. A side outside the ledger names no account. */
export function obligationEvent(
  type: ObligationEventType, it: Obligation, reasonCode?: string,
): EventOf<`obligation.${ObligationEventType}`> {
  return {
    type: `obligation.${type}`,
    entityId: it.obligationId,
    version: it.version,
    correlation: { obligation_id: it.obligationId, tx_id: it.txId, sqd_id: it.sqdId },
    ...(it.debtor.accountId !== null && { topic: debitsOn(it.rail) }),
    ...(it.trace !== null && { trace: it.trace }),
    data: {
      amount: Number(it.amount),
      creditor_account_id: inside(it.creditor),
      ...presentCurrency(it.currency),
      debtor_account_id: inside(it.debtor),
      obligation_id: it.obligationId,
      rail_family: it.rail,
      ...(it.resolvedAt && { resolution_outcome: it.resolutionOutcome, resolved_at: instantText(it.resolvedAt) }),
      ...(type === 'stuck' && { expected_at: it.expectedAt, grace_seconds: it.graceSeconds ?? 0 }),
      ...(type === 'excepted' && { exception_cents: Number(it.amount), reason_code: reasonCode }),
      state: it.state,
      tx_id: it.txId,
      ...announcedSaid(it),
    },
  };
}

/** What events tell besides of a payment: the other side masked, without its name. */
function announcedSaid(it: Obligation) {
  const counterparty = presentMasked(it.counterparty);
  const endToEndId = nameOnRail(it);
  return {
    ...(counterparty && Object.keys(counterparty).length > 0 && { counterparty }),
    ...(endToEndId !== undefined && { end_to_end_id: endToEndId }),
    ...(it.externalReference && { external_reference: it.externalReference }),
  };
}

function inside(side: Side): string | null {
  return side.kind === 'account' ? side.accountId : null;
}

/** How an obligation ends, and what is learnt with that. */
interface End {
  readonly outcome: ResolutionOutcome;
  readonly reason?: string | null;
  readonly destinationAccountId: string | null;
  readonly counterparty?: string | null | undefined;
  readonly description?: string | null | undefined;
  readonly endToEndId?: string | undefined;
}

const END_EVENT = { SETTLED: 'settled', FAILED: 'failed', CANCELED: 'canceled' } as const;

/** An obligation as its end leaves it, and how that is announced. */
export function endObligation(
  obligation: Obligation,
  end: End,
  now: Date,
): { obligation: Obligation; event: EventDraft } {
  const ended: Obligation = {
    ...obligation, state: 'FINAL', resolutionOutcome: end.outcome, reason: end.reason ?? null,
    destinationAccountId: end.destinationAccountId, version: obligation.version + 1n, updatedAt: now, resolvedAt: now,
    ...learnt(obligation, end),
  };
  return { obligation: ended, event: obligationEvent(END_EVENT[end.outcome], ended) };
}

/** What the outside tells of a payment with its end, where it was not known before. */
function learnt(
  { counterparty, description, debtor, matchKeys }: Obligation, told: Pick<End, 'counterparty' | 'description' | 'endToEndId'>,
): Partial<Obligation> {
  const isNamed = debtor.kind !== 'account' || told.endToEndId === undefined || matchKeys[END_TO_END_ID] !== undefined;
  return {
    ...(told.counterparty && { counterparty: mergeKept(counterparty, told.counterparty) }),
    ...(told.description && !description && { description: told.description }),
    ...(!isNamed && { matchKeys: { ...matchKeys, [END_TO_END_ID]: told.endToEndId as string } }),
  };
}
