import type { ObligationResponse, ResolveObligationRequest } from '../../../generated/models.ts';
import { refusal, scopeRefusal, type Refusal } from '../../platform/errors.ts';
import { followed, type Decision, type JournalContext, type Ledger, type LedgerCommand } from '../journal/index.ts';
import { expectedName, moneyInKey, moneyInRow, moneyOf, refuseBooked } from './money-in.ts';
import { isOutbound, OBLIGATION, refuseAccount, resolutionEntry, type Obligation, type ResolutionOutcome } from './obligation.ts';
import { answered } from './present.ts';
import { endObligation, obligationRow } from './record.ts';

/** How an obligation is to end, and who says so. */
export interface Resolution {
  readonly outcome: ResolutionOutcome;
  readonly reason: string | null;
  readonly destinationAccountId: string | null;
  /** True for an operator. Others may resolve payments over MOCK and cancel those never sent, without a disposition. */
  readonly mayDoAll: boolean;
}

const OPERATOR = 'service/operator';

/**
 * Resolves an open obligation by hand: settles it, or gives the money back.
 * @throws ApiError OBLIGATION_FINAL, INSUFFICIENT_SCOPE, OBLIGATION_HOLDS_MONEY, PAYMENT_BOOKED_ALREADY,
 *   DISPOSITION_NOT_APPLICABLE, ACCOUNT_NOT_FOUND, ACCOUNT_OF_SQUAD, ACCOUNT_CLOSED, CURRENCY_MISMATCH, LIMIT_EXCEEDED.
 */
export async function resolveObligation(
  ctx: JournalContext & { readonly scopes: ReadonlySet<string> }, obligation: Obligation, body: ResolveObligationRequest,
): Promise<ObligationResponse> {
  return ctx.journal.submit(ctx, resolution(obligation, {
    outcome: body.outcome,
    reason: body.reason ?? null,
    destinationAccountId: body.disposition?.destination_account_id ?? null,
    mayDoAll: ctx.scopes.has(OPERATOR),
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
      rows: name === undefined ? [obligationId] : [obligationId, moneyInKey(name)],
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
  const refused = refuseResolution(obligation, wanted) ?? refuseDestination(ledger, obligation, wanted) ?? refuseBooked(ledger, name, obligationId);
  if (refused) return { refused };
  const { obligation: resolved, event } = endObligation(obligation, wanted, ledger.now);
  return {
    entries: [resolutionEntry(obligation, wanted.outcome, wanted.destinationAccountId, ledger)],
    rows: [obligationRow(resolved), ...(name === undefined ? [] : [moneyInRow(ledger, moneyOf(obligation, name))])],
    events: [event],
    ...answered(resolved),
  };
}

function refuseResolution(obligation: Obligation, wanted: Resolution): Refusal | undefined {
  if (obligation.state === 'FINAL') {
    return refusal('OBLIGATION_FINAL', { resolution_outcome: obligation.resolutionOutcome });
  }
  const mayCancel = wanted.outcome === 'CANCELED' && wasNeverSent(obligation);
  const mayResolve = (obligation.rail === 'MOCK' || mayCancel) && wanted.destinationAccountId === null;
  if (!wanted.mayDoAll && !mayResolve) {
    return scopeRefusal(OPERATOR);
  }
  if (holdsMoney(obligation) && wanted.outcome !== 'SETTLED' && wanted.destinationAccountId === null) {
    return refusal('OBLIGATION_HOLDS_MONEY', { exception_cents: Number(obligation.amount) });
  }
  return undefined;
}

/** Its money came from outside and waits on the exception account: it cannot end and leave that to nobody. */
function holdsMoney(obligation: Obligation): boolean {
  return !isOutbound(obligation) && obligation.exceptedAt !== null;
}

/** Provably so: the dispatcher says in the journal that its rail may hear of it, before it calls. */
function wasNeverSent({ state, sentAt }: Obligation): boolean {
  return sentAt === null && (state === 'PENDING' || state === 'DISPATCH_FAILED');
}

function refuseDestination(ledger: Ledger, obligation: Obligation, wanted: Resolution): Refusal | undefined {
  if (wanted.destinationAccountId === null) return undefined;
  const account = ledger.account(wanted.destinationAccountId);
  if (!account || account.systemRole !== null) return refusal('ACCOUNT_NOT_FOUND');
  const nothingMoves = !isOutbound(obligation) && wanted.outcome !== 'SETTLED' && !holdsMoney(obligation);
  if (nothingMoves || account.type === 'EXTERNAL') return refusal('DISPOSITION_NOT_APPLICABLE');
  return refuseAccount(account, obligation.currency);
}
