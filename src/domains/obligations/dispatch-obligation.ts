import { refusal } from '../../platform/errors.ts';
import { heldLease, type Lease } from '../../platform/worker/lease.ts';
import type { EventDraft } from '../../platform/outbox/event.ts';
import type { Decision, Ledger, LedgerCommand, RowWrite, DryRun } from '../journal/index.ts';
import { expectedName, heldReceiptRow, fundsReceiptRow, receiptFor, refuseBooked } from './funds-receipt.ts';
import { END_TO_END_ID } from './obligation.entity.ts';
import { isOutbound, OBLIGATION, type Obligation } from './obligation.ts';
import { obligationEvent, obligationRow } from './record.ts';
import {
  settleObligation, settlementLoads, type ExternalOutcome, type RefusalReason, type SettlementDecision,
} from './settle-obligation.ts';

/**
 * What happens to an obligation on its way to its rail. SENDING: from now on the rail may hear of it. UNSENT: it surely
 * did not, at this call or any before. ACCEPTED: the rail has it. UNSURE: nobody knows; that counts as the rail having
 * it. GIVEN_UP: as UNSENT, and it is not tried again. WORD: what the rail said became of it.
 */
export type DispatchStep =
  | { readonly kind: 'UNSENT' | 'ACCEPTED' | 'UNSURE' | 'GIVEN_UP' }
  | { readonly kind: 'SENDING'; readonly endToEndId?: string | undefined }
  | { readonly kind: 'WORD'; readonly word: ExternalOutcome };

/** How a step leaves an obligation. */
export interface Stepped {
  /** Whether the rail may have heard of it before the step. */
  readonly wasSent: boolean;
  /** What the rail knows it by; null where the provider gives the names. */
  readonly endToEndId: string | null;
}

/** The command that records a step: it stands only while the payment is leased to whoever makes it. */
export function dispatchStep(obligation: Obligation, step: DispatchStep, lease: Lease): LedgerCommand<Stepped> {
  return {
    loads: step.kind === 'WORD' ? settlementLoads(obligation, step.word) : { accounts: [], rows: [obligation.obligationId] },
    decide: (ledger, dryRun) => {
      const decision = decideDispatch(ledger, obligation.obligationId, step, dryRun);
      return 'refused' in decision ? decision : { ...decision, rows: [...decision.rows, heldLease(lease)] };
    },
  };
}

/** Pure: one step of a dispatch. Refused with OBLIGATION_FINAL when somebody else has come first. */
export function decideDispatch(ledger: Ledger, obligationId: string, step: DispatchStep, dryRun: () => DryRun): Decision<Stepped> {
  const obligation = ledger.row(OBLIGATION, obligationId);
  if (!obligation) return { refused: refusal('OBLIGATION_NOT_FOUND') };
  if (step.kind === 'WORD') return decideWord(ledger, obligation, step.word, dryRun);
  const isOpen = obligation.state === 'PENDING' || obligation.state === 'DISPATCHED';
  if (!isOpen || !isOutbound(obligation)) return { refused: refusal('OBLIGATION_FINAL') };
  const changed = stepped(obligation, step, ledger.now);
  const event = announcedBy(obligation, changed);
  return {
    entries: [], rows: changed === obligation ? [] : [obligationRow(changed)], events: event ? [event] : [],
    answer: { wasSent: obligation.sentAt !== null, endToEndId: changed.matchKeys[END_TO_END_ID] ?? null },
  };
}

function stepped(obligation: Obligation, step: Exclude<DispatchStep, { kind: 'WORD' }>, now: Date): Obligation {
  switch (step.kind) {
    case 'SENDING':
      return obligation.sentAt ? obligation : named({ ...obligation, sentAt: now }, step.endToEndId);
    case 'UNSENT':
      return obligation.state === 'PENDING' && obligation.sentAt ? { ...obligation, sentAt: null } : obligation;
    case 'GIVEN_UP':
      return obligation.state === 'PENDING' ? { ...moved(obligation, 'DISPATCH_FAILED', now), sentAt: null } : obligation;
    default:
      return obligation.state === 'PENDING' ? dispatched(obligation, now) : obligation;
  }
}

function named(obligation: Obligation, endToEndId: string | undefined): Obligation {
  if (endToEndId === undefined) return obligation;
  return { ...obligation, matchKeys: { ...obligation.matchKeys, [END_TO_END_ID]: endToEndId } };
}

function dispatched(obligation: Obligation, now: Date): Obligation {
  return { ...moved(obligation, 'DISPATCHED', now), sentAt: obligation.sentAt ?? now };
}

function moved(obligation: Obligation, state: Obligation['state'], now: Date): Obligation {
  return { ...obligation, state, version: obligation.version + 1n, updatedAt: now };
}

function announcedBy(before: Obligation, after: Obligation): EventDraft | undefined {
  if (after.state === before.state) return undefined;
  return obligationEvent(after.state === 'DISPATCHED' ? 'dispatched' : 'dispatch_failed', after);
}

/**
 * The rail's own word ends an obligation from any open state: one that it settled while it was handed over is announced
 * as dispatched first, one that it refused never was. Money that only evidence could own is not taken here, and none that
 * came in under its name before. Where a limit or the account's end stops it, it waits on the exception account as the
 * obligation's own.
 */
function decideWord(ledger: Ledger, obligation: Obligation, word: ExternalOutcome, dryRun: () => DryRun): Decision<Stepped> {
  const name = word.outcome === 'SETTLED' ? expectedName(obligation, word.endToEndId) : undefined;
  const booked = refuseBooked(ledger, name, obligation.obligationId);
  if (booked) return { refused: booked };
  const waits = isOutbound(obligation) && obligation.state === 'PENDING';
  const isTaken = waits && word.outcome === 'SETTLED';
  const sent: Obligation = isTaken ? dispatched(obligation, ledger.now) : waits ? { ...obligation, state: 'DISPATCHED' } : obligation;
  const settled = settleObligation(sent, word, ledger);
  const refused = refusalOf(settled, obligation, dryRun);
  const decision = refused === undefined ? settled : settleObligation(sent, word, ledger, refused);
  const isTakeable =
    decision.kind === 'APPLIED' || (decision.kind === 'KEPT' && decision.exceptionCents === 0n && decision.entries.length > 0);
  if (!isTakeable) return { refused: refusal('OBLIGATION_FINAL') };
  const { entries, rows, events } = decision;
  return {
    entries, rows: [...rows, ...receiptRows(ledger, obligation, decision, name)],
    events: [...(isTaken ? [obligationEvent('dispatched', sent)] : []), ...events], answer: { wasSent: true, endToEndId: null },
  };
}

/** Whose the money is from now on, by the name of the payment, and by the obligation where it waits as its own. */
function receiptRows(ledger: Ledger, obligation: Obligation, decision: SettlementDecision, name: string | undefined): RowWrite[] {
  const isHeld = decision.kind === 'KEPT' && decision.isItsOwn && !isOutbound(obligation);
  return [
    ...(name === undefined ? [] : [fundsReceiptRow(ledger, receiptFor(obligation, name))]),
    ...(isHeld ? [heldReceiptRow(ledger, obligation, { isCredit: false, isNamed: name !== undefined })] : []),
  ];
}

/** Only where the rail's word credits an account; that is rare enough to be tried on a copy of the books. */
function refusalOf(settled: SettlementDecision, { creditor }: Obligation, dryRun: () => DryRun): RefusalReason | undefined {
  if (settled.kind !== 'APPLIED' || creditor.kind !== 'account') return undefined;
  const code = dryRun().apply({ ...settled, answer: null })?.code;
  return code === 'PARTY_BLOCKED' || code === 'LIMIT_EXCEEDED' || code === 'BALANCE_OVERFLOW' ? code : undefined;
}
