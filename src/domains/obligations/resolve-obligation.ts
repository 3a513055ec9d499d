import type { ObligationResponse, ResolveObligationRequest } from '../../../generated/models.ts';
import { refusal, scopeRefusal, type Refusal } from '../../platform/errors.ts';
import { noAccount } from '../accounts/index.ts';
import { followed, type Decision, type JournalContext, type Ledger, type LedgerCommand } from '../journal/index.ts';
import { openDescription } from './counterparty.ts';
import { expectedName, fundsReceiptKey, fundsReceiptRow, receiptFor, refuseBooked } from './funds-receipt.ts';
import {
  detailsOfProduct, isOfProduct, isOutbound, OBLIGATION, refuseAccount, resolutionEntry, type Obligation, type ResolutionOutcome,
} from './obligation.ts';
import { answered } from './present.ts';
import { endObligation, obligationRow } from './record.ts';

/** How an obligation is to end, and who says so. */
export interface Resolution {
  readonly outcome: ResolutionOutcome;
  readonly reason: string | null;
  readonly destinationAccountId: string | null;
  /** True for an operator. Others may resolve payments over MOCK and cancel those never sent, without a disposition. */
  readonly mayDoAll: boolean;
  /** What the payer says to the payee, in clear, for the answer. */
  readonly said?: string | undefined;
}

const OPERATOR = 'service/operator';

/**
 * Resolves an open obligation by hand: settles it, or gives the money back.
 * @throws ApiError OBLIGATION_FINAL, OBLIGATION_OF_PRODUCT, INSUFFICIENT_SCOPE, OBLIGATION_HOLDS_MONEY, ACCOUNT_NOT_FOUND,
 *   DISPOSITION_NOT_APPLICABLE, ACCOUNT_CLOSED, CURRENCY_MISMATCH, ACCOUNT_OF_SQUAD, PAYMENT_BOOKED_ALREADY, LIMIT_EXCEEDED,
 *   BALANCE_OVERFLOW, OVERLOADED.
 */
export async function resolveObligation(
  ctx: JournalContext & { readonly scopes: ReadonlySet<string> }, obligation: Obligation, body: ResolveObligationRequest,
): Promise<ObligationResponse> {
  return ctx.journal.submit(ctx, resolution(obligation, {
    outcome: body.outcome,
    reason: body.reason ?? null,
    destinationAccountId: body.disposition?.destination_account_id ?? null,
    mayDoAll: ctx.scopes.has(OPERATOR),
    said: openDescription(ctx, obligation.description),
  }));
}

/** The command that resolves an obligation. */
function resolution(obligation: Obligation, wanted: Resolution): LedgerCommand<ObligationResponse> {
  const { debtor, creditor, currency, obligationId } = obligation;
  const name = expectedName(obligation);
  return {
    loads: {
      accounts: [debtor.accountId, creditor.accountId, wanted.destinationAccountId].filter((id) => id !== null),
      systems: [['faucet', currency], ['transit', currency], ['exception', currency]],
      rows: name === undefined ? [obligationId] : [obligationId, fundsReceiptKey(name)],
    },
    decide: (ledger) => decideResolution(ledger, obligationId, wanted),
  };
}

/** Pure: what the ledger makes of a wanted resolution. */
export function decideResolution(ledger: Ledger, obligationId: string, given: Resolution): Decision<ObligationResponse> {
  const { destinationAccountId: named } = given;
  const wanted = { ...given, destinationAccountId: named === null ? null : (followed(ledger, named)?.accountId ?? named) };
  const obligation = ledger.row(OBLIGATION, obligationId);
  if (!obligation) return { refused: refusal('OBLIGATION_NOT_FOUND') };
  const name = wanted.outcome === 'SETTLED' ? expectedName(obligation) : undefined;
  const refused = refuseResolution(ledger, obligation, wanted) ?? refuseBooked(ledger, name, obligationId);
  if (refused) return { refused };
  const { obligation: resolved, event } = endObligation(obligation, wanted, ledger.now);
  return {
    entries: [resolutionEntry(obligation, wanted.outcome, wanted.destinationAccountId, ledger)],
    rows: [obligationRow(resolved), ...(name === undefined ? [] : [fundsReceiptRow(ledger, receiptFor(obligation, name))])],
    events: [event],
    ...answered(resolved, wanted.said),
  };
}

/**
 * Why an obligation does not end like that, in the order of precedence. Then PAYMENT_BOOKED_ALREADY, and the ledger: a
 * creditor that is closed, limits, and sums that are too large.
 */
function refuseResolution(ledger: Ledger, obligation: Obligation, wanted: Resolution): Refusal | undefined {
  const { destinationAccountId, outcome } = wanted;
  const account = destinationAccountId === null ? undefined : ledger.account(destinationAccountId);
  const leavesMoney = holdsMoney(obligation) && outcome !== 'SETTLED' && destinationAccountId === null;
  if (obligation.state === 'FINAL') return refusal('OBLIGATION_FINAL', { resolution_outcome: obligation.resolutionOutcome });
  if (isOfProduct(obligation)) return refusal('OBLIGATION_OF_PRODUCT', detailsOfProduct(obligation));
  if (!mayResolve(obligation, wanted)) return scopeRefusal(OPERATOR);
  if (leavesMoney) return refusal('OBLIGATION_HOLDS_MONEY', { exception_cents: Number(obligation.amount) });
  if (destinationAccountId === null) return undefined;
  if (!account || account.systemRole !== null) return noAccount(destinationAccountId);
  if (movesNothing(obligation, outcome) || account.type === 'EXTERNAL') return refusal('DISPOSITION_NOT_APPLICABLE');
  return refuseAccount(account, obligation.currency);
}

/** Without a disposition, others than operators resolve payments over MOCK and cancel those never sent. */
function mayResolve(obligation: Obligation, { outcome, destinationAccountId, mayDoAll }: Resolution): boolean {
  const isTheirs = obligation.rail === 'MOCK' || (outcome === 'CANCELED' && wasNeverSent(obligation));
  return mayDoAll || (isTheirs && destinationAccountId === null);
}

/** Its money came from outside and waits on the exception account: it cannot end and leave that to nobody. */
function holdsMoney(obligation: Obligation): boolean {
  return !isOutbound(obligation) && obligation.exceptedAt !== null;
}

/** Provably so: the dispatcher says in the journal that its rail may hear of it, before it calls. */
function wasNeverSent({ state, sentAt }: Obligation): boolean {
  return sentAt === null && (state === 'PENDING' || state === 'DISPATCH_FAILED');
}

/** An expected payment that does not come, and of which nothing came. */
function movesNothing(obligation: Obligation, outcome: ResolutionOutcome): boolean {
  return !isOutbound(obligation) && outcome !== 'SETTLED' && !holdsMoney(obligation);
}
