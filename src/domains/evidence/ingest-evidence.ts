import type { EvidenceResponse } from '../../../generated/models.ts';
import { canonicalJson, sha256 } from '../../platform/canonical.ts';
import { serverMemory } from '../../platform/db/server-memory.ts';
import { fail, refusalError } from '../../platform/errors.ts';
import type { DeliveryRow } from '../../platform/receiver/delivery-row.ts';
import { RetryDecision } from '../../platform/retry-decision.ts';
import { ensureSystemAccounts, refuseRailCurrency, requireCurrency, sealExternalId } from '../accounts/index.ts';
import { readAccounts, type Ledger, type LedgerCommand, type Loads } from '../journal/index.ts';
import { fundsReceiptOf, keepCounterparty, keepDescription } from '../obligations/index.ts';
import type { EvidenceContext } from './context.ts';
import { decideEvidence, type PostingRefusal } from './decide-evidence.ts';
import type { Evidence } from './evidence.entity.ts';
import { newsOf, paymentName, type EvidenceDraft, type News } from './evidence.ts';
import { evidenceLoads, findCandidates, NO_CANDIDATES, orGuest, type Candidates } from './find-candidates.ts';
import { NOTHING, post, submit, type Posted } from './post-evidence.ts';
import { presentEvidence } from './present.ts';
import {
  evidenceKeys, EXPECTING, expectingKey, KEY_HOLDER, KNOWN_DELIVERY, payloadRow, REPORT, SOURCE, type SealedPayload,
} from './record.ts';

/**
 * Takes a report of a provider and applies it: evidence, its movement and the obligation it settles are one command. A
 * repetition, by its source or by the rail's name of the payment, answers as the first one stands and moves nothing.
 * @throws ApiError RAIL_NOT_BOUND, INVALID_CURRENCY, OVERLOADED.
 */
export async function ingestEvidence(ctx: EvidenceContext, draft: EvidenceDraft): Promise<EvidenceResponse> {
  const text = draft.payload === null ? null : canonicalJson(draft.payload);
  const news = newsOf(draft);
  return submit(ctx, async () => {
    const plan = await intake(ctx, draft, news, text === null ? null : sha256(text));
    const sealed = text === null ? null : sealPayload(ctx, plan.evidenceId, text);
    return (refusal) => ({
      loads: plan.loads,
      decide: (ledger) => {
        const { evidence, moved } = plan.decide(ledger, refusal);
        const isNew = evidence.evidenceId === plan.evidenceId;
        const rows = isNew && sealed ? [...moved.rows, payloadRow(evidence.evidenceId, sealed)] : moved.rows;
        return { ...moved, rows, answer: presentEvidence(evidence, isNew ? { description: draft.description } : {}) };
      },
    });
  });
}

/**
 * Books the evidence of a provider's delivery, and records the delivery in the same command.
 * @returns true when the delivery is recorded as taken; false when its record says that it failed.
 */
export async function ingestDelivery(ctx: EvidenceContext, draft: EvidenceDraft, delivery: DeliveryRow): Promise<boolean> {
  const { digest } = delivery.value;
  const news = newsOf(draft);
  return submit(ctx, async (before) => {
    const isByKey = news.is === 'CREDIT_TO_KEY' && before === 0;
    const plan = isByKey ? await intakeByKey(ctx, draft, digest, news.pixKey) : await intake(ctx, draft, news, digest);
    return (refusal): LedgerCommand<boolean> => ({
      loads: { ...plan.loads, rows: [...plan.loads.rows ?? [], delivery.id] },
      recordedByItsRows: true,
      decide: (ledger) => {
        const known = ledger.row(KNOWN_DELIVERY, delivery.id);
        if (known?.isTaken) return { ...NOTHING, answer: true };
        const { moved } = plan.decide(ledger, refusal);
        return known ? { ...moved, answer: false } : { ...moved, rows: [...moved.rows, delivery], answer: true };
      },
    });
  });
}

/** The context that a payload is sealed under, so that no row can pass as another's. */
export function payloadContext(tenant: string, evidenceId: string): string {
  return `${tenant}/${evidenceId}`;
}

function sealPayload(ctx: EvidenceContext, evidenceId: string, payload: string): SealedPayload {
  return { payload: ctx.vault.seal(Buffer.from(payload), payloadContext(ctx.tenant, evidenceId)), kekId: ctx.vault.kekId };
}

/** A draft on its way to the ledger, which makes new evidence of it or finds the evidence that it repeats. */
interface IntakePlan {
  readonly evidenceId: string;
  readonly loads: Loads;
  decide(ledger: Ledger, refusal: PostingRefusal | undefined): Posted;
}

/**
 * Looks for the candidates of the draft, and makes a guest where it is nobody's.
 * @throws ApiError RAIL_NOT_BOUND, INVALID_CURRENCY.
 */
async function intake(ctx: EvidenceContext, draft: EvidenceDraft, news: News, payloadHash: string | null): Promise<IntakePlan> {
  const [found] = await Promise.all([findCandidates(ctx, draft, news), prepare(ctx, draft)]);
  const candidates = await orGuest(ctx, draft, news, found);
  return planOf(ctx, draft, payloadHash, evidenceLoads(ctx, draft, candidates), () => candidates);
}

/**
 * The common credit, for a key of an account and expected by no obligation: it goes to the ledger without a look-up, for its
 * batch reads all that it takes. Where the key is nobody's, an obligation may expect it, or it came in before, the decision
 * throws RetryDecision, and the credit is taken in once more, by `intake` (decision 10).
 * @throws ApiError RAIL_NOT_BOUND, INVALID_CURRENCY.
 */
async function intakeByKey(ctx: EvidenceContext, draft: EvidenceDraft, payloadHash: string, pixKey: string): Promise<IntakePlan> {
  await prepare(ctx, draft);
  const [holder, expecting] = [ctx.keyHolderId(ctx, pixKey), expectingKey(draft)];
  const { rows = [], ...loads } = evidenceLoads(ctx, draft, NO_CANDIDATES, true);
  const accountsOf: Loads['accountsOf'] = (found) => (found.has(holder) ? [found.get(holder) as string] : []);
  return planOf(ctx, draft, payloadHash, { ...loads, rows: [...rows, holder, expecting], accountsOf }, (ledger) => {
    const accountId = ledger.row(KEY_HOLDER, holder);
    const isPlain = ledger.row(EXPECTING, expecting) === undefined && !fundsReceiptOf(ledger, paymentName(draft));
    if (accountId === undefined || !isPlain) throw new RetryDecision('LOOKUP_NEEDED');
    return { ...NO_CANDIDATES, accountId };
  });
}

/** The tenants and currencies known to be in use: they stay so. */
const inUse = serverMemory(() => new Set<string>());

/** Checks the rail and the currency, and opens the ledger's own accounts of a currency that the tenant has not used before. */
async function prepare(ctx: EvidenceContext, { rail, providerId, currency }: EvidenceDraft): Promise<void> {
  const { tenant, db } = ctx;
  if (!(await ctx.rails.isServedBy(tenant, rail, providerId))) fail('RAIL_NOT_BOUND', { rail });
  requireCurrency(currency);
  const refused = refuseRailCurrency(rail, currency);
  if (refused) throw refusalError(refused);
  const [known, name] = [inUse(db.database), `${tenant} ${currency}`];
  if (known.has(name)) return;
  const isInUse = await db.lookUp('currencies-in-use', currency, async (query, currencies) => {
    const accounts = await readAccounts(query, tenant, [], currencies.map((it) => ['exception', it] as const));
    return new Map(accounts.map((account) => [account.currency, true]));
  });
  if (isInUse) known.add(name);
  else await db.database.forTenant(tenant).write((unit) => ensureSystemAccounts(unit, ctx, currency));
}

/** Returns the plan of new evidence. Its state here, FAILED, is replaced by the decision before anybody can read it. */
function planOf(
  ctx: EvidenceContext, draft: EvidenceDraft, payloadHash: string | null, loads: Loads, candidatesIn: (ledger: Ledger) => Candidates,
): IntakePlan {
  const { payload: _, payer = null, failure = null, receiver: _guest, counterparty, description, ...said } = draft;
  const arrived = {
    ...said, payer: payer && sealExternalId(ctx, payer), failure,
    counterparty: counterparty ? keepCounterparty(ctx, counterparty) : null,
    description: description === undefined ? null : keepDescription(ctx, description),
    evidenceId: ctx.ids.next('evd'), txId: ctx.ids.next('txn'),
    payloadHash, state: 'FAILED', reasonCode: 'PROCESSING_ERROR', obligationId: null, matchedBy: null, matchedAt: null, waitsFor: null,
    resolution: null, exceptionCents: 0n, attempts: 0, history: [], version: 0n, retryAt: null, createdBy: ctx.actor,
  } as const;
  const terms = { ctx, actor: ctx.actor, isNew: true, obligationId: ctx.ids.next('obl') };
  const [source, report] = evidenceKeys(draft);
  return {
    evidenceId: arrived.evidenceId,
    loads,
    decide: (ledger, refusal) => {
      const known = ledger.row(SOURCE, source) ?? (report === undefined ? undefined : ledger.row(REPORT, report));
      if (known) return { evidence: known, moved: NOTHING };
      const evidence: Evidence = { ...arrived, createdAt: ledger.now, updatedAt: ledger.now };
      const input = { ledger, evidence, backdatingDays: ctx.backdatingDays };
      return post(input, decideEvidence(input, candidatesIn(ledger), refusal), terms);
    },
  };
}
