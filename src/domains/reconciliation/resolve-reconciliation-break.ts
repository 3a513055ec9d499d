import type {
  ReconciliationBreakAdjustment, ReconciliationBreakResponse, ReconciliationCorrection, ReconciliationResolution, ResolveBreakRequest,
} from '../../../generated/models.ts';
import { present } from '../../platform/assert.ts';
import { dayEnd } from '../../platform/clock.ts';
import { lockHead } from '../../platform/db/lock-row.ts';
import { fail, refusal, type Refusal } from '../../platform/errors.ts';
import { failScopes } from '../../platform/gateway/gateway.ts';
import { fromCents } from '../../platform/money.ts';
import { noAccount } from '../accounts/index.ts';
import { followed, type AccountState, type Decision, type EntryDraft, type Ledger, type RowWrite } from '../journal/index.ts';
import {
  fundsReceiptOf, fundsReceiptKey, fundsReceiptRow, namedByProvider, namedByRail, obligationFinalAtOnce, refuseAccount,
  refuseBooked, type Side,
} from '../obligations/index.ts';
import { isEndToEndId } from '../rails/index.ts';
import { BreakEntity } from './break.entity.ts';
import { BREAK, breakEvent, breakRow, presentBreak, type Break } from './break.ts';
import { BALANCE_KEY, CORRECTION, CORRECTS_KEY, PROVIDER_KEY } from './ledger-side.ts';
import type { ReconciliationContext } from './ports.ts';

const OPERATOR = 'service/operator';
const DAY_MS = 86_400_000;

/**
 * Resolves a break: by a reason, or by an entry that corrects the ledger.
 * @throws ApiError INSUFFICIENT_SCOPE, RECONCILIATION_BREAK_RESOLVED, ACCOUNT_NOT_FOUND, ACCOUNT_CLOSED, CURRENCY_MISMATCH,
 * ACCOUNT_OF_SQUAD, PAYMENT_BOOKED_ALREADY, and the refusals of the journal's gates and funds.
 */
export async function resolveReconciliationBreak(
  ctx: ReconciliationContext & { readonly scopes: ReadonlySet<string> }, breakId: string, body: ResolveBreakRequest,
): Promise<ReconciliationBreakResponse> {
  if (body.resolution === 'EXPLAINED') return explain(ctx, breakId, body.reason);
  if (!ctx.scopes.has(OPERATOR)) failScopes([OPERATOR]);
  const found = await ctx.db.read((em) => em.findOneOrFail(BreakEntity, { tenantId: ctx.tenant, breakId }));
  const names = { obligationId: ctx.ids.next('obl'), txId: ctx.ids.next('txn') };
  return ctx.journal.submit<ReconciliationBreakResponse>(ctx, {
    loads: { accounts: [body.account_id], systems: [['faucet', found.currency]], rows: [breakId, ...namesOf(found).map(fundsReceiptKey)] },
    decide: (ledger) => decideCorrection(ledger, breakId, { ...names, body, actor: ctx.actor, backdatingDays: ctx.backdatingDays }),
  });
}

function explain(ctx: ReconciliationContext, breakId: string, reason: string): Promise<ReconciliationBreakResponse> {
  return ctx.db.write(async ({ em, announce, touch }) => {
    await lockHead(em, ctx.tenant);
    const row = await em.findOneOrFail(BreakEntity, { tenantId: ctx.tenant, breakId });
    if (row.resolutionKind === 'EXPLAINED') return presentBreak(row);
    if (row.state === 'RESOLVED') fail('RECONCILIATION_BREAK_RESOLVED', { resolution: row.resolutionKind });
    const now = ctx.clock.now();
    const resolution: ReconciliationResolution = {
      kind: 'EXPLAINED', reason, correction: null, superseded_by_run_id: null, resolved_at: now.toISOString(), resolved_by: ctx.actor,
    };
    Object.assign(row, { state: 'RESOLVED', resolutionKind: 'EXPLAINED', resolution, version: row.version + 1n, updatedAt: now });
    touch(breakId);
    announce(breakEvent(row));
    return presentBreak(row);
  });
}

interface CorrectionDraft {
  readonly obligationId: string;
  readonly txId: string;
  readonly body: ReconciliationBreakAdjustment;
  readonly actor: string;
  readonly backdatingDays: number;
}

interface Correction extends CorrectionDraft {
  /** The account that the request means, promotions followed. */
  readonly accountId: string;
}

/** Moves the difference between the outside and the account, and resolves the break by it. Pure. */
export function decideCorrection(ledger: Ledger, breakId: string, given: CorrectionDraft): Decision<ReconciliationBreakResponse> {
  const found = ledger.row(BREAK, breakId);
  if (!found) return { refused: refusal('RECONCILIATION_BREAK_NOT_FOUND') };
  const account = followed(ledger, given.body.account_id);
  const refused = refuseCorrection(ledger, found, account, given.body.account_id);
  if (refused) return { refused };
  const wanted = { ...given, accountId: present(account, 'the account of a correction').accountId };
  const { rows, events } = obligationFinalAtOnce(correctionPayment(found, wanted), ledger.now);
  const resolved = resolvedBreak(found, wanted, ledger);
  return {
    entries: [correctionEntry(found, wanted, ledger)],
    rows: [...rows, breakRow(resolved), ...receiptRows(ledger, found, wanted.obligationId)],
    events: [...events, breakEvent(resolved)],
    answer: presentBreak(resolved),
  };
}

/**
 * Refuses to correct a break by that account; the checks are in order of precedence. Afterwards the ledger applies its own checks of a
 * debit.
 */
function refuseCorrection(ledger: Ledger, found: Break, account: AccountState | undefined, named: string): Refusal | undefined {
  if (found.state === 'RESOLVED') return refusal('RECONCILIATION_BREAK_RESOLVED', { resolution: found.resolutionKind });
  if (!account || account.systemRole !== null || account.type === 'EXTERNAL') return noAccount(named);
  return refuseAccount(account, found.currency) ?? refuseLate(ledger, found);
}

/**
 * Names under which others may tell of a movement of the statement, the rail's or the provider's: of incoming money, and of a return that a
 * provider made by itself. Empty for other outgoing money.
 */
function namesOf({ kind, rail, providerId, name, provider }: Break): string[] {
  const isTold = provider?.direction === 'CREDIT' || (rail === 'PIX' && isEndToEndId(name, 'D'));
  if (kind === 'BALANCE_MISMATCH' || !isTold) return [];
  return [namedByRail(rail, name), namedByProvider(rail, providerId, name)];
}

/** A movement that the ledger did not know when it was compared may have been booked since: then the break no longer exists. */
function refuseLate(ledger: Ledger, found: Break): Refusal | undefined {
  if (found.kind !== 'MISSING_IN_LEDGER') return undefined;
  return namesOf(found).map((name) => refuseBooked(ledger, name, null)).find((refused) => refused !== undefined);
}

/** The correction takes the names of its movement, as evidence would: later evidence of it finds it booked. */
function receiptRows(ledger: Ledger, found: Break, obligationId: string): RowWrite[] {
  const { currency, provider } = found;
  const amount = BigInt(provider?.amount_cents ?? 0);
  return namesOf(found).map((name) => fundsReceiptRow(ledger, {
    obligationId, kind: null, ...fundsReceiptOf(ledger, name), name, amount, currency,
  }));
}

/** Obligation of the correction. It has the movement's name, so that the next run matches both. */
function correctionPayment(found: Break, { obligationId, txId, accountId, actor }: Correction) {
  const inside: Side = { kind: 'account', accountId, externalId: null };
  const outside: Side = { kind: 'external', accountId: null, externalId: found.providerId };
  const isIn = found.difference > 0n;
  return {
    obligationId, txId, rail: found.rail, amount: isIn ? found.difference : -found.difference, currency: found.currency,
    debtor: isIn ? outside : inside, creditor: isIn ? inside : outside, createdBy: actor,
    matchKeys: {
      [PROVIDER_KEY]: found.providerId,
      [found.kind === 'BALANCE_MISMATCH' ? BALANCE_KEY : CORRECTS_KEY]: found.kind === 'BALANCE_MISMATCH' ? found.breakId : found.name,
    },
  };
}

function correctionEntry(found: Break, { obligationId, txId, accountId, backdatingDays }: Correction, ledger: Ledger): EntryDraft {
  const faucet = ledger.system('faucet', found.currency).accountId;
  const effectiveAt = effectOf(found, ledger.now, backdatingDays);
  return {
    entryType: CORRECTION, txId, obligationIds: [obligationId], correlation: { reconciliation_break_id: found.breakId },
    ...(effectiveAt && { effectiveAt }),
    postings: [
      { accountId, asset: found.currency, amount: found.difference },
      { accountId: faucet, asset: found.currency, amount: -found.difference },
    ],
  };
}

/** Time at which the correction counts: the movement's, unless that is longer ago than corrections may be backdated. */
function effectOf({ provider, ledger, accountingDay }: Break, now: Date, backdatingDays: number): Date | undefined {
  const at = new Date(provider?.occurred_at ?? ledger?.effective_at ?? dayEnd(accountingDay));
  return at < now && now.getTime() - at.getTime() <= backdatingDays * DAY_MS ? at : undefined;
}

function correctionOf(found: Break, { obligationId, txId, accountId }: Correction): ReconciliationCorrection {
  return {
    obligation_id: obligationId, tx_id: txId, account_id: accountId,
    direction: found.difference > 0n ? 'CREDIT' : 'DEBIT', amount_cents: fromCents(
      found.difference < 0n ? -found.difference : found.difference,
    ),
  };
}

function resolvedBreak(found: Break, wanted: Correction, ledger: Ledger): Break {
  return {
    ...found, state: 'RESOLVED', resolutionKind: 'CORRECTED', version: found.version + 1n, updatedAt: ledger.now,
    resolution: {
      kind: 'CORRECTED', reason: wanted.body.reason, correction: correctionOf(found, wanted), superseded_by_run_id: null,
      resolved_at: ledger.now.toISOString(), resolved_by: wanted.actor,
    },
  };
}
