import { isCurrency } from '../../platform/currencies.ts';
import { fail, refusalError } from '../../platform/errors.ts';
import { ensureSystemAccounts, refuseRailCurrency, sealExternalId } from '../accounts/index.ts';
import type { Ledger, Loads } from '../journal/index.ts';
import { moneyInBy } from '../obligations/index.ts';
import { attempt, type Attempted, type AttemptObstacle } from './attempt.ts';
import type { EvidenceContext } from './context.ts';
import { paymentName, type EvidenceDraft, type News } from './evidence.ts';
import type { Evidence } from './evidence.entity.ts';
import { candidatesOf, findTargets, isInUse, orGuest, targetLoads } from './find-targets.ts';
import { withFollowing } from './follow.ts';
import type { Candidates } from './judge.ts';
import { REPORT, evidenceKeys, EXPECTING, expectingKey, KEY_HOLDER, SOURCE } from './record.ts';
import { NeedsLookUp } from './look-up.ts';

export const NOTHING = { entries: [], rows: [], events: [] };

/** A draft on its way to the ledger, which makes new evidence of it or finds what it repeats. */
export interface Arrival {
  readonly evidenceId: string;
  readonly loads: Loads;
  decide(ledger: Ledger, obstacle: AttemptObstacle | undefined): Attempted;
}

/**
 * Looks for what the draft may belong to, and makes a guest where it is nobody's.
 * @throws ApiError RAIL_NOT_BOUND, INVALID_CURRENCY.
 */
export async function arrive(ctx: EvidenceContext, draft: EvidenceDraft, news: News, payloadHash: string | null): Promise<Arrival> {
  const [found] = await Promise.all([findTargets(ctx, draft, news), prepare(ctx, draft)]);
  const targets = await orGuest(ctx, draft, news, found);
  const loads = withFollowing(ctx, draft, targetLoads(draft, targets));
  return arrival(ctx, draft, payloadHash, loads, () => candidatesOf(targets));
}

/**
 * The common credit, for a key of an account and expected by no obligation: it goes to the ledger without a look-up, for its
 * batch reads all that it takes. Where the key is nobody's, an obligation may expect it, or it came in before, the decision
 * throws NeedsLookUp, and the credit arrives once more, by `arrive` (decision 10).
 * @throws ApiError RAIL_NOT_BOUND, INVALID_CURRENCY.
 */
export async function arriveByKey(ctx: EvidenceContext, draft: EvidenceDraft, payloadHash: string, pixKey: string): Promise<Arrival> {
  await prepare(ctx, draft);
  const [holder, expecting] = [ctx.keyHolderId(ctx, pixKey), expectingKey(draft)];
  const loads = withFollowing(ctx, draft, targetLoads(draft, { obligations: [], accountId: null, isPlain: true }));
  const accountsOf: Loads['accountsOf'] = (rows) => (rows.has(holder) ? [rows.get(holder) as string] : []);
  return arrival(ctx, draft, payloadHash, { ...loads, rows: [...loads.rows ?? [], holder, expecting], accountsOf }, (ledger) => {
    const accountId = ledger.row(KEY_HOLDER, holder);
    if (accountId === undefined || ledger.row(EXPECTING, expecting) !== undefined || moneyInBy(ledger, paymentName(draft))) throw new NeedsLookUp();
    return { ledBy: 'MATCH_KEYS', obligationIds: [], accountId, originalId: null };
  });
}

async function prepare(ctx: EvidenceContext, { rail, providerId, currency }: EvidenceDraft): Promise<void> {
  if (!(await ctx.rails.isServedBy(ctx.tenant, rail, providerId))) fail('RAIL_NOT_BOUND', { rail });
  if (!isCurrency(currency)) fail('INVALID_CURRENCY', { currency });
  const refused = refuseRailCurrency(rail, currency);
  if (refused) throw refusalError(refused);
  await prepareCurrency(ctx, currency);
}

function arrival(
  ctx: EvidenceContext, draft: EvidenceDraft, payloadHash: string | null, loads: Loads, candidatesIn: (ledger: Ledger) => Candidates,
): Arrival {
  const arrived = newEvidence(ctx, draft, payloadHash);
  const { actor, backdatingDays, followers, announceReturn } = ctx;
  const given = { actor, isNew: true, obligationId: ctx.ids.next('obl'), backdatingDays, followers, announceReturn };
  return {
    evidenceId: arrived.evidenceId,
    loads,
    decide: (ledger, obstacle) => {
      const known = knownAs(ledger, draft);
      if (known) return { evidence: known, moved: NOTHING };
      return attempt(ledger, { ...arrived, createdAt: ledger.now, updatedAt: ledger.now }, { ...given, candidates: candidatesIn(ledger), obstacle });
    },
  };
}

function knownAs(ledger: Ledger, draft: EvidenceDraft): Evidence | undefined {
  const [source, report] = evidenceKeys(draft);
  return ledger.row(SOURCE, source) ?? (report === undefined ? undefined : ledger.row(REPORT, report));
}

/** Evidence before its first attempt: no version, no state that anybody has seen. */
function newEvidence(ctx: EvidenceContext, draft: EvidenceDraft, payloadHash: string | null): Evidence {
  const { payload: _, payer = null, failure = null, receiver: _guest, ...said } = draft;
  const now = ctx.clock.now();
  return {
    ...said, payer: payer && sealExternalId(ctx, payer), failure, evidenceId: ctx.ids.next('evd'), txId: ctx.ids.next('txn'),
    payloadHash, state: 'FAILED', reasonCode: 'PROCESSING_ERROR', obligationId: null, matchedBy: null, matchedAt: null, waitsFor: null,
    resolution: null, exceptionCents: 0n, attempts: 0, history: [], version: 0n, retryAt: null,
    createdAt: now, createdBy: ctx.actor, updatedAt: now,
  };
}

/** Money of a currency that the tenant never had needs the ledger's own accounts. They are nobody's answer. */
async function prepareCurrency(ctx: EvidenceContext, currency: string): Promise<void> {
  if (await isInUse(ctx, currency)) return;
  await ctx.db.database.forTenant(ctx.tenant).write((unit) => ensureSystemAccounts(unit, ctx, currency));
}
