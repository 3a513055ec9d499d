import type { EvidenceResponse } from '../../../generated/models.ts';
import { assert } from '../../platform/assert.ts';
import { refusal, type Refusal } from '../../platform/errors.ts';
import type { LedgerCommand } from '../journal/index.ts';
import { attempt, submitAttempt, type AttemptObstacle } from './attempt.ts';
import type { EvidenceContext } from './context.ts';
import { isFinal, newsOf } from './evidence.ts';
import type { Evidence } from './evidence.entity.ts';
import { candidatesOf, findTargets, targetLoads } from './find-targets.ts';
import { withFollowing } from './follow.ts';
import { lookingUp } from './look-up.ts';
import { presentEvidence } from './present.ts';
import { SOURCE, sourceKey } from './record.ts';

/**
 * Tries evidence once more, as when it arrived.
 * @throws ApiError EVIDENCE_FINAL, OVERLOADED.
 */
export async function retryEvidence(ctx: EvidenceContext, evidence: Evidence): Promise<EvidenceResponse> {
  return lookingUp(async () => submitAttempt(ctx, await retry(ctx, evidence, ctx.actor, refuseFinal)));
}

/** Tries evidence again after something it waited for. What has been decided meanwhile stays as it is. */
export async function retryWaiting(ctx: EvidenceContext, evidence: Evidence): Promise<void> {
  await retryIf(ctx, evidence, ({ waitsFor }) => waitsFor !== null);
}

/** Tries evidence again that could not be processed, once its time has come. */
export async function retryDue(ctx: EvidenceContext, evidence: Evidence): Promise<void> {
  await retryIf(ctx, evidence, ({ retryAt }) => retryAt !== null && retryAt <= ctx.clock.now());
}

async function retryIf(ctx: EvidenceContext, evidence: Evidence, isWanted: (evidence: Evidence) => boolean): Promise<void> {
  await lookingUp(async () => submitAttempt(ctx, await retry(ctx, evidence, 'service', (it) => (isWanted(it) ? undefined : 'nothing'))));
}

type Guard = (evidence: Evidence) => Refusal | 'nothing' | undefined;

async function retry(ctx: EvidenceContext, { ...said }: Evidence, actor: string, guard: Guard) {
  const targets = await findTargets(ctx, said, newsOf(said));
  const { backdatingDays, followers, announceReturn } = ctx;
  const given = {
    candidates: candidatesOf(targets), actor, isNew: false, obligationId: ctx.ids.next('obl'), backdatingDays, followers, announceReturn,
  };
  return (obstacle: AttemptObstacle | undefined): LedgerCommand<EvidenceResponse> => ({
    loads: withFollowing(ctx, said, targetLoads(said, targets)),
    decide: (ledger) => {
      const evidence = ledger.row(SOURCE, sourceKey(said));
      assert(evidence, 'evidence is never deleted');
      const stopped = guard(evidence);
      if (stopped === 'nothing') return { entries: [], rows: [], events: [], answer: presentEvidence(evidence) };
      if (stopped) return { refused: stopped };
      const { evidence: after, moved } = attempt(ledger, evidence, { ...given, obstacle });
      return { ...moved, answer: presentEvidence(after) };
    },
  });
}

/** What is applied or decided is not touched again. */
export function refuseFinal(evidence: Evidence): Refusal | undefined {
  return isFinal(evidence) ? finalRefusal(evidence) : undefined;
}

/** The same for decisions by hand, but that money which was left where it is can be taken from there. */
export function refuseDecided(evidence: Evidence): Refusal | undefined {
  return evidence.state === 'RESOLVED' && evidence.exceptionCents > 0n ? undefined : refuseFinal(evidence);
}

export function finalRefusal({ evidenceId, state, obligationId }: Evidence): Refusal {
  const details = { evidence_id: evidenceId, state, ...(obligationId !== null && { obligation_id: obligationId }) };
  return refusal('EVIDENCE_FINAL', details, `The evidence is ${state.toLowerCase()}.`);
}
