import type { EvidenceResponse } from '../../../generated/models.ts';
import { canonicalJson, sha256 } from '../../platform/canonical.ts';
import type { DeliveryRow } from '../../platform/receiver/delivery-row.ts';
import type { LedgerCommand } from '../journal/index.ts';
import { arrive, arriveByKey, NOTHING, type Arrival } from './arrival.ts';
import { submitAttempt } from './attempt.ts';
import type { EvidenceContext } from './context.ts';
import { newsOf, type EvidenceDraft } from './evidence.ts';
import { presentEvidence } from './present.ts';
import { lookingUp } from './look-up.ts';
import { KNOWN_DELIVERY, payloadRow, type SealedPayload } from './record.ts';

/**
 * Takes what a provider said and applies it: evidence, what it moves and the obligation it settles are one command. What
 * was said before, by its source or by the rail's name of the payment, answers as it stands and moves nothing.
 * @throws ApiError RAIL_NOT_BOUND, INVALID_CURRENCY, OVERLOADED.
 */
export async function ingestEvidence(ctx: EvidenceContext, draft: EvidenceDraft): Promise<EvidenceResponse> {
  const { payload } = draft;
  const text = payload === null ? null : canonicalJson(payload);
  const news = newsOf(draft);
  return lookingUp(async () => {
    const arrival = await arrive(ctx, draft, news, text === null ? null : sha256(text));
    const sealed = text === null ? null : sealPayload(ctx, arrival.evidenceId, text);
    return submitAttempt(ctx, (obstacle) => ({
      loads: arrival.loads,
      decide: (ledger) => {
        const { evidence, moved } = arrival.decide(ledger, obstacle);
        const isNew = evidence.evidenceId === arrival.evidenceId;
        const rows = isNew && sealed ? [...moved.rows, payloadRow(evidence.evidenceId, sealed)] : moved.rows;
        return { ...moved, rows, answer: presentEvidence(evidence) };
      },
    }));
  });
}

/**
 * The same for what came as a delivery of a provider, which is recorded in the same command and keeps what was sent.
 * @returns whether the delivery is on record as taken; false where it failed before, and is still recorded as such.
 */
export async function ingestDelivery(ctx: EvidenceContext, draft: EvidenceDraft, delivery: DeliveryRow): Promise<boolean> {
  const ingest = (arrival: Arrival) => submitAttempt(ctx, (obstacle): LedgerCommand<boolean> => ({
    loads: { ...arrival.loads, rows: [...arrival.loads.rows ?? [], delivery.id] },
    recordedByItsRows: true,
    decide: (ledger) => {
      const known = ledger.row(KNOWN_DELIVERY, delivery.id);
      if (known?.isTaken) return { ...NOTHING, answer: true };
      const { moved } = arrival.decide(ledger, obstacle);
      return known ? { ...moved, answer: false } : { ...moved, rows: [...moved.rows, delivery], answer: true };
    },
  }));
  const { digest } = delivery.value;
  const news = newsOf(draft);
  return lookingUp(async (looks) => ingest(news.is === 'CREDIT_TO_KEY' && looks === 0
    ? await arriveByKey(ctx, draft, digest, news.pixKey)
    : await arrive(ctx, draft, news, digest)));
}

/** What a payload is sealed under, so that no row can pass as another's. */
export function payloadContext(tenant: string, evidenceId: string): string {
  return `${tenant}/${evidenceId}`;
}

function sealPayload(ctx: EvidenceContext, evidenceId: string, payload: string): SealedPayload {
  return { payload: ctx.vault.seal(Buffer.from(payload), payloadContext(ctx.tenant, evidenceId)), kekId: ctx.vault.kekId };
}
