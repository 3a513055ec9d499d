import type { EvidenceResponse, ResolveEvidenceRequest } from '../../../generated/models.ts';
import { isAccountId } from '../accounts/index.ts';
import { findObligation } from '../obligations/index.ts';
import type { EvidenceContext } from './context.ts';
import { decideByHand } from './decide-evidence.ts';
import type { Evidence } from './evidence.entity.ts';
import { evidenceLoads, findOwner, NO_CANDIDATES, type Candidates } from './find-candidates.ts';
import { commandAbout, submit } from './post-evidence.ts';

/**
 * Decides by hand about evidence that found no obligation: it belongs to one, its money goes to an account, or it needs
 * nothing more.
 * @throws ApiError OBLIGATION_NOT_FOUND, ACCOUNT_NOT_FOUND, EVIDENCE_FINAL, OBLIGATION_FINAL, EVIDENCE_DOES_NOT_FIT,
 *   PAYMENT_BOOKED_ALREADY, EVIDENCE_HOLDS_NO_MONEY, NO_ACCOUNT_SIDE, CURRENCY_MISMATCH, ACCOUNT_CLOSED, LIMIT_EXCEEDED.
 */
export async function resolveEvidence(ctx: EvidenceContext, evidence: Evidence, body: ResolveEvidenceRequest): Promise<EvidenceResponse> {
  const { action, reason } = body;
  const destination_account_id = action === 'CREDIT' ? body.destination_account_id : null;
  const resolution = { action, destination_account_id, reason, resolved_by: ctx.actor };
  return submit(ctx, async () => {
    const candidates = await candidatesOf(ctx, evidence, body);
    const { systems, ...loads } = evidenceLoads(ctx, evidence, candidates);
    const terms = { ctx, actor: ctx.actor, isNew: false, obligationId: ctx.ids.next('obl'), resolution };
    const moves = action === 'DISMISS' ? loads : { ...loads, systems };
    return () => commandAbout(evidence, moves, terms, (input) => decideByHand(input, candidates, body));
  }, true);
}

/** The obligation or the account that the operator names. */
async function candidatesOf(ctx: EvidenceContext, evidence: Evidence, body: ResolveEvidenceRequest): Promise<Candidates> {
  switch (body.action) {
    case 'MATCH': {
      const found = await findObligation(ctx, body.obligation_id);
      return { ...NO_CANDIDATES, obligations: found ? [found] : [] };
    }
    case 'CREDIT': {
      const { destination_account_id: accountId } = body;
      return { ...NO_CANDIDATES, accountId: isAccountId(accountId) ? accountId : null, owner: await findOwner(ctx, evidence) };
    }
    case 'DISMISS': return NO_CANDIDATES;
  }
}
