import type { EvidenceResponse } from '../../../generated/models.ts';
import type { Refusal } from '../../platform/errors.ts';
import type { EvidenceContext } from './context.ts';
import { decideEvidence, refuseFinal } from './decide-evidence.ts';
import type { Evidence } from './evidence.entity.ts';
import { newsOf } from './evidence.ts';
import { evidenceLoads, findCandidates } from './find-candidates.ts';
import { commandAbout, submit } from './post-evidence.ts';

/**
 * Tries evidence once more, as when it arrived.
 * @throws ApiError EVIDENCE_FINAL, OVERLOADED.
 */
export async function retryEvidence(ctx: EvidenceContext, evidence: Evidence): Promise<EvidenceResponse> {
  return retry(ctx, evidence, ctx.actor, (current) => {
    const refused = refuseFinal(current);
    return refused ? { refused } : 'TRY';
  });
}

/** Tries evidence again after something it waited for. A decision that was made meanwhile stays as it is. */
export async function retryWaiting(ctx: EvidenceContext, evidence: Evidence): Promise<void> {
  await retry(ctx, evidence, 'service', ({ waitsFor }) => (waitsFor === null ? undefined : 'TRY'));
}

/** Tries evidence again that could not be processed, once its time has come. */
export async function retryDue(ctx: EvidenceContext, evidence: Evidence): Promise<void> {
  await retry(ctx, evidence, 'service', ({ retryAt }) => (retryAt !== null && retryAt <= ctx.clock.now() ? 'TRY' : undefined));
}

/** @param guard whether evidence is still to be tried, on what the ledger has of it then; undefined leaves it as it is. */
async function retry(
  ctx: EvidenceContext, evidence: Evidence, actor: string, guard: (current: Evidence) => 'TRY' | { readonly refused: Refusal } | undefined,
): Promise<EvidenceResponse> {
  return submit(ctx, async () => {
    const candidates = await findCandidates(ctx, evidence, newsOf(evidence));
    const loads = evidenceLoads(ctx, evidence, candidates);
    const terms = { ctx, actor, isNew: false, obligationId: ctx.ids.next('obl') };
    return (block) => commandAbout(evidence, loads, terms, (input) => {
      const guarded = guard(input.evidence);
      return guarded === 'TRY' ? decideEvidence(input, candidates, block) : guarded;
    });
  });
}
