import type {
  EvidenceResponse, ResolveEvidenceByCredit, ResolveEvidenceByDismissal, ResolveEvidenceByMatch, ResolveEvidenceRequest,
} from '../../../generated/models.ts';
import { assert } from '../../platform/assert.ts';
import { refusal, type Refusal } from '../../platform/errors.ts';
import { isAccountId, noAccount } from '../accounts/index.ts';
import { followed, type AccountState, type Decision, type Ledger, type LedgerCommand, type Outcome } from '../journal/index.ts';
import { decideResolution, findObligation, isOutbound, moneyInBy, OBLIGATION, refuseAccount, type Obligation } from '../obligations/index.ts';
import { changed, moneyEntry, takeBack, type Change } from './change.ts';
import type { EvidenceContext } from './context.ts';
import { creditObligation } from './credit.ts';
import { misfit, paymentName, provenOutcome } from './evidence.ts';
import type { Evidence } from './evidence.entity.ts';
import { findOwner, targetLoads } from './find-targets.ts';
import { following, withFollowing } from './follow.ts';
import { moneyRows, takenFrom, takesByHand } from './comes-in-once.ts';
import { lookingUp, NeedsLookUp } from './look-up.ts';
import { presentEvidence } from './present.ts';
import { evidenceRow, SOURCE, sourceKey } from './record.ts';
import { refuseDecided, refuseFinal } from './retry-evidence.ts';
import { settle } from './weigh.ts';

/** What a decision by hand writes besides the evidence, and how it leaves that. */
type Effects = Omit<Outcome<unknown>, 'answer'> & Pick<Change, 'obligationId' | 'matchedBy' | 'holdsMoney'> & {
  /** The account that its money is booked on, now. */
  readonly accountId?: string | null;
  /** The obligation whose its money is. */
  readonly owner?: Obligation;
  /** Other evidence of the payment, whose money it takes. */
  readonly takes?: Evidence | undefined;
};
type Judge = (ledger: Ledger, evidence: Evidence) => Effects | { readonly refused: Refusal };

/**
 * Decides by hand about evidence that found no obligation: it belongs to one, its money goes to an account, or it needs
 * nothing more.
 * @throws ApiError OBLIGATION_NOT_FOUND, ACCOUNT_NOT_FOUND, EVIDENCE_FINAL, OBLIGATION_FINAL, EVIDENCE_DOES_NOT_FIT,
 *   PAYMENT_BOOKED_ALREADY, EVIDENCE_HOLDS_NO_MONEY, NO_ACCOUNT_SIDE, CURRENCY_MISMATCH, ACCOUNT_CLOSED, LIMIT_EXCEEDED.
 */
export async function resolveEvidence(ctx: EvidenceContext, evidence: Evidence, body: ResolveEvidenceRequest): Promise<EvidenceResponse> {
  switch (body.action) {
    case 'MATCH': return ctx.journal.submit(ctx, await match(ctx, evidence, body));
    case 'CREDIT': return lookingUp(async () => ctx.journal.submit(ctx, await credit(ctx, evidence, body)));
    case 'DISMISS': return ctx.journal.submit(ctx, dismiss(ctx, evidence, body));
  }
}

async function match(ctx: EvidenceContext, evidence: Evidence, body: ResolveEvidenceByMatch): Promise<LedgerCommand<EvidenceResponse>> {
  const found = await findObligation(ctx, body.obligation_id);
  const targets = { obligations: found ? [found] : [], accountId: null };
  return command(ctx, evidence, body, targetLoads(evidence, targets), (ledger, current) => {
    const obligation = found && ledger.row(OBLIGATION, found.obligationId);
    return obligation ? belongs(ledger, current, obligation, ctx.backdatingDays) : { refused: refusal('OBLIGATION_NOT_FOUND') };
  });
}

/** An open obligation ends by it, even one that nobody saw dispatched; to a final one it is attached. */
function belongs(ledger: Ledger, evidence: Evidence, obligation: Obligation, days: number): ReturnType<Judge> {
  const final = refuseDecided(evidence);
  if (final) return { refused: final };
  if (obligation.state === 'FINAL' && obligation.resolutionOutcome !== provenOutcome(evidence, obligation)) {
    return { refused: refusal('OBLIGATION_FINAL', { resolution_outcome: obligation.resolutionOutcome }) };
  }
  const other = misfit(evidence, obligation);
  if (other) return { refused: refusal('EVIDENCE_DOES_NOT_FIT', { ...other }, `The obligation has another ${other.field}.`) };
  const taking = isOutbound(obligation) || evidence.kind === 'FAILURE' ? {} : takesByHand(ledger, evidence, obligation);
  if ('refused' in taking) return taking;
  const sent = obligation.state === 'PENDING' ? { ...obligation, state: 'DISPATCHED' as const } : obligation;
  const settled = settle(ledger, evidence, sent, days);
  if (settled.kind === 'KEPT' && settled.objection !== 'ACCOUNT_CLOSED') return { refused: refusal('OBLIGATION_HOLDS_MONEY', { exception_cents: Number(obligation.amount) }) };
  if (settled.kind === 'KEPT') return { refused: refusal('ACCOUNT_CLOSED', { account_id: (evidence.kind === 'FAILURE' ? obligation.debtor : obligation.creditor).accountId }) };
  assert(settled.kind !== 'EARLY', 'what was dispatched is not early');
  const { entries, rows, events } = settled.kind === 'APPLIED' ? settled : { entries: [], rows: [], events: [] };
  return {
    entries: [...takeBack(ledger, evidence), ...entries], rows, events,
    obligationId: obligation.obligationId, matchedBy: 'OPERATOR', holdsMoney: false, owner: obligation, ...taking,
    accountId: settled.kind === 'APPLIED' ? obligation.creditor.accountId : null,
  };
}

async function credit(ctx: EvidenceContext, evidence: Evidence, body: ResolveEvidenceByCredit): Promise<LedgerCommand<EvidenceResponse>> {
  const { destination_account_id: accountId } = body;
  const owner = await findOwner(ctx, evidence);
  const loads = targetLoads(evidence, { obligations: [], accountId: isAccountId(accountId) ? accountId : null, owner });
  const obligationId = ctx.ids.next('obl');
  return command(ctx, evidence, body, loads, (ledger, current) => {
    const account = followed(ledger, accountId);
    if (!account || account.systemRole !== null) return { refused: noAccount(accountId) };
    const final = refuseDecided(current);
    if (final) return { refused: final };
    const owned = current.exceptionCents === 0n ? heldOwner(ledger, current) : undefined;
    if (owned) return creditHeld(ledger, owned, account.accountId, body.reason);
    const refused = refuseCredit(current, account);
    if (refused) return { refused };
    const { obligation, rows, events } = creditObligation(current, obligationId, account.accountId, ledger.now);
    const from = ledger.system('exception', current.currency).accountId;
    return {
      entries: [moneyEntry(current, { entryType: 'CORRECTION', obligationIds: [obligationId] }, from, account.accountId)], rows, events,
      obligationId, matchedBy: 'OPERATOR', holdsMoney: false, accountId: account.accountId, owner: obligation,
    };
  });
}

/** The expected payment whose own money it is that came with the evidence and waits. */
function heldOwner(ledger: Ledger, evidence: Evidence): Obligation | undefined {
  const known = moneyInBy(ledger, paymentName(evidence));
  if (!known || known.obligationId === null) return undefined;
  const owner = ledger.row(OBLIGATION, known.obligationId);
  if (!owner) throw new NeedsLookUp();
  return owner.state !== 'FINAL' && owner.exceptedAt !== null && !isOutbound(owner) ? owner : undefined;
}

/** The money is that of an obligation, which ends by it: settled, to that account. */
function creditHeld(ledger: Ledger, owner: Obligation, accountId: string, reason: string): ReturnType<Judge> {
  const decided = decideResolution(ledger, owner.obligationId, { outcome: 'SETTLED', reason, destinationAccountId: accountId, mayDoAll: true });
  if ('refused' in decided) return decided;
  const { entries, rows, events } = decided;
  return { entries, rows, events, obligationId: owner.obligationId, matchedBy: 'OPERATOR', holdsMoney: false, accountId, owner };
}

function refuseCredit(evidence: Evidence, account: AccountState): Refusal | undefined {
  if (evidence.exceptionCents === 0n) return refusal('EVIDENCE_HOLDS_NO_MONEY', { exception_cents: 0 });
  if (account.type === 'EXTERNAL') return refusal('NO_ACCOUNT_SIDE');
  return refuseAccount(account, evidence.currency);
}

function dismiss(ctx: EvidenceContext, evidence: Evidence, body: ResolveEvidenceByDismissal): LedgerCommand<EvidenceResponse> {
  const loads = { accounts: [], rows: [sourceKey(evidence)] };
  return command(ctx, evidence, body, loads, (_, current) => {
    const refused = refuseFinal(current);
    return refused ? { refused } : { entries: [], rows: [], events: [], holdsMoney: current.exceptionCents > 0n };
  });
}

function command(
  ctx: EvidenceContext, { ...said }: Evidence, body: ResolveEvidenceRequest, loads: LedgerCommand<unknown>['loads'], judge: Judge,
): LedgerCommand<EvidenceResponse> {
  return {
    loads: withFollowing(ctx, said, loads),
    decide: (ledger): Decision<EvidenceResponse> => {
      const evidence = ledger.row(SOURCE, sourceKey(said));
      assert(evidence, 'evidence is never deleted');
      const effects = judge(ledger, evidence);
      if ('refused' in effects) return effects;
      const { entries, rows, events, accountId = null, owner, takes, ...change } = effects;
      const now = ledger.now;
      const resolution = {
        action: body.action, destination_account_id: body.action === 'CREDIT' ? body.destination_account_id : null,
        reason: body.reason, resolved_by: ctx.actor, resolved_at: now.toISOString(),
      };
      const resolved = changed(evidence, { ...change, state: 'RESOLVED', reasonCode: null, resolution, isAttempt: false }, { actor: ctx.actor, now, isNew: false });
      const follows = following(ctx.followers, ledger, resolved.evidence, accountId);
      const taken = takenFrom(ledger, takes, { ...change, state: 'MATCHED', reasonCode: null }, ctx.actor);
      return {
        entries: [...taken.entries, ...entries],
        rows: [
          ...rows, evidenceRow(resolved.evidence, false), ...taken.rows, ...moneyRows(ledger, evidence, resolved.evidence, owner, false), ...follows.rows,
        ],
        events: [...events, ...resolved.events, ...taken.events, ...follows.events],
        answer: presentEvidence(resolved.evidence),
      };
    },
  };
}
