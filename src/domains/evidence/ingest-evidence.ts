import type { EvidenceResponse } from '../../../generated/models.ts';
import { canonicalJson, sha256 } from '../../platform/canonical.ts';
import { fail } from '../../platform/errors.ts';
import { ensureSystemAccounts, isCurrency } from '../accounts/index.ts';
import type { Ledger } from '../journal/index.ts';
import { attempt, submitAttempt } from './attempt.ts';
import type { EvidenceContext } from './context.ts';
import { claimOf, type Evidence, type EvidenceDraft } from './evidence.ts';
import { candidatesOf, findTargets, isInUse, orGuest, targetLoads } from './find-targets.ts';
import { withFollowing } from './follow.ts';
import { presentEvidence } from './present.ts';
import { arrivalRows, claimKey, sourceKey, type SealedPayload } from './record.ts';

/**
 * Takes what a provider said and applies it: evidence, what it moves and the obligation it settles are one command. What
 * was said before, by its source or by the rail's name of the payment, answers as it stands and moves nothing.
 * @throws ApiError RAIL_NOT_BOUND, INVALID_CURRENCY, OVERLOADED.
 */
export async function ingestEvidence(ctx: EvidenceContext, draft: EvidenceDraft): Promise<EvidenceResponse> {
  const { rail, providerId, currency } = draft;
  const [isServed, found] = await Promise.all([ctx.rails.isServedBy(ctx.tenant, rail, providerId), findTargets(ctx, draft)]);
  if (!isServed) fail('RAIL_NOT_BOUND', { rail });
  if (!isCurrency(currency)) fail('INVALID_CURRENCY', { currency });
  await prepareCurrency(ctx, currency);
  const targets = await orGuest(ctx, draft, found);
  const arrived = newEvidence(ctx, draft);
  const sealed = draft.isDelivered ? null : sealPayload(ctx, arrived.evidenceId, draft.payload);
  const given = {
    candidates: candidatesOf(targets), actor: ctx.actor, isNew: true, obligationId: ctx.ids.next('obl'),
    ...ctx.evidence,
  };
  return submitAttempt(ctx, (obstacle) => ({
    loads: withFollowing(ctx, draft, targetLoads(draft, targets)),
    decide: (ledger) => {
      const known = knownAs(ledger, draft);
      if (known) return { entries: [], rows: [], events: [], answer: presentEvidence(known) };
      const evidence = { ...arrived, createdAt: ledger.now, updatedAt: ledger.now };
      const outcome = attempt(ledger, evidence, { ...given, obstacle });
      return { ...outcome, rows: [...outcome.rows, ...arrivalRows(evidence, sealed)] };
    },
  }));
}

/** The same evidence as it stands now: a claim leads to it as it was when it arrived. */
function knownAs(ledger: Ledger, draft: EvidenceDraft): Evidence | undefined {
  const claim = claimOf(draft);
  const found = ledger.row<Evidence>(sourceKey(draft)) ?? (claim === null ? undefined : ledger.row<Evidence>(claimKey(claim)));
  return found && (ledger.row<Evidence>(sourceKey(found)) ?? found);
}

/** Evidence before its first attempt: no version, no state that anybody has seen. */
function newEvidence(ctx: EvidenceContext, draft: EvidenceDraft): Evidence {
  const { payload, isDelivered: _kept, payer = null, failure = null, receiver: _, ...said } = draft;
  const now = ctx.clock.now();
  return {
    ...said, payer, failure, evidenceId: ctx.ids.next('evd'), txId: ctx.ids.next('txn'),
    payloadHash: payload === null ? null : sha256(canonicalJson(payload)),
    state: 'FAILED', reasonCode: 'PROCESSING_ERROR', obligationId: null, matchedBy: null, matchedAt: null, waitsFor: null,
    resolution: null, exceptionCents: 0n, attempts: 0, history: [], version: 0n,
    createdAt: now, createdBy: ctx.actor, updatedAt: now,
  };
}

function sealPayload(ctx: EvidenceContext, evidenceId: string, payload: object | null): SealedPayload | null {
  if (payload === null) return null;
  const text = Buffer.from(canonicalJson(payload));
  return { payload: ctx.vault.seal(text, `${ctx.tenant}/${evidenceId}`), kekId: ctx.vault.kekId };
}

/** Money of a currency that the tenant never had needs the ledger's own accounts. They are nobody's answer. */
async function prepareCurrency(ctx: EvidenceContext, currency: string): Promise<void> {
  if (await isInUse(ctx, currency)) return;
  await ctx.db.database.forTenant(ctx.tenant).write((unit) => ensureSystemAccounts(unit, ctx, currency));
}
