import type { PaymentRules } from '../../../generated/models.ts';
import type { Context } from '../../platform/context.ts';
import { findExternalId, openExternalId } from '../accounts/index.ts';
import type { DerivedRows } from '../journal/index.ts';
import { obligationCodec } from './obligation.entity.ts';
import { isOfProduct, isOutbound, type Obligation } from './obligation.ts';
import type { PayeeFound } from './payee.ts';
import type { AnalysisCause, AnalysisLaw } from './rules/analysis.ts';
import { twinId, type RepeatGuard } from './rules/repeats.ts';

/** Whom a payment is for: an account of the tenant, or what an outside party is reached by. */
export type PaidParty = { readonly accountId: string } | { readonly externalId: string };

/**
 * All names that a payee is known by: payments to any of them are payments to one person. Names say nothing about the person; those of
 * personal data are keyed digests.
 */
export type PayeeNames = (ctx: Pick<Context, 'tenant' | 'db' | 'vault'>, party: PaidParty) => Promise<readonly string[]>;

type Finder = Pick<Context, 'tenant' | 'db' | 'vault'> & { readonly payeeNames?: PayeeNames };

const READ = { name: 'read-payment-rules', text: 'select rule, settings from razao.read_payment_rules($1, $2)' };
const FLAGGED = { name: 'has-open-flag', text: 'select razao.has_open_flag($1, $2) as flagged' };

/** What a payment out is compared by; undefined for one that no rule compares: on NATIVE, of a product, or without a rule of the tenant. */
async function findRepeatGuard(
  ctx: Finder, found: PayeeFound, said: Pick<RepeatGuard, 'isAsked' | 'confirms'>,
): Promise<RepeatGuard | undefined> {
  const { draft: { rail, debtor: { accountId }, amount, currency } } = found;
  if (rail === 'NATIVE' || isOfProduct(found.draft) || !isOutbound(found.draft) || accountId === null) return undefined;
  if (!await findRule(ctx, 'repeats')) return undefined;
  const names = await namesOf(ctx, await partyOf(ctx, found));
  return { ...said, twins: [...new Set(names.map((name) => twinId(accountId, amount, currency, name)))] };
}

/** A rule of the tenant as it is now; requests at the same time share the look-up. */
async function findRule<R extends keyof PaymentRules>({ db, tenant }: Finder, rule: R): Promise<PaymentRules[R]> {
  return db.lookUp('payment-rules', rule, async (query, rules) => new Map(
    (await query<{ rule: R; settings: NonNullable<PaymentRules[R]> }>(READ, [tenant, rules])).map((row) => [row.rule, row.settings]),
  ));
}

/** Why a payment over PIX is analysed before it is sent, by the tenant's rule; undefined where it goes at once. */
async function findAnalysis(
  ctx: Finder & { readonly analysisLaw?: AnalysisLaw }, found: PayeeFound,
): Promise<AnalysisCause | undefined> {
  const { draft: { rail, debtor: { accountId }, amount } } = found;
  if (rail !== 'PIX' || !ctx.analysisLaw || accountId === null || !isOutbound(found.draft)) return undefined;
  const rule = await findRule(ctx, 'analysis');
  if (!rule) return undefined;
  const held = { onEnd: rule.on_end, law: ctx.analysisLaw };
  if (rule.from_cents !== undefined && amount >= BigInt(rule.from_cents)) return { ...held, cause: 'AMOUNT' };
  if (!rule.flagged) return undefined;
  const [row] = await ctx.db.database.query<{ flagged: boolean }>(FLAGGED, [ctx.tenant, accountId]);
  return row?.flagged ? { ...held, cause: 'FLAG' } : undefined;
}

/** What a request says to the rules that its payment is under. */
export interface SaidToRules extends Pick<RepeatGuard, 'isAsked' | 'confirms'> {
  readonly withdrawalFlag?: string | undefined;
}

/** A payment with all that the tenant's rules say to it. */
export async function underRules(
  ctx: Finder & { readonly analysisLaw?: AnalysisLaw }, found: PayeeFound, { withdrawalFlag, ...said }: SaidToRules,
): Promise<PayeeFound> {
  if (found.draft.rail === 'NATIVE') return found;
  const [repeat, analysis] = await Promise.all([findRepeatGuard(ctx, found, said), findAnalysis(ctx, found)]);
  const isPermitted = withdrawalFlag !== undefined && found.draft.rail === 'PIX' && isOutbound(found.draft);
  return { ...found, ...(repeat && { repeat }), ...(analysis && { analysis }), ...(isPermitted && { withdrawalFlag }) };
}

async function partyOf(ctx: Finder, { draft: { creditor }, payee }: PayeeFound): Promise<PaidParty> {
  if (payee) return { accountId: payee.accountId };
  if (creditor.externalId !== null) return { externalId: openExternalId(ctx, creditor.externalId) };
  const accountId = creditor.accountId ?? '';
  const externalId = await findExternalId(ctx, accountId);
  return externalId === undefined ? { accountId } : { externalId };
}

async function namesOf(ctx: Finder, party: PaidParty): Promise<readonly string[]> {
  if (ctx.payeeNames) return ctx.payeeNames(ctx, party);
  return ['accountId' in party ? `account ${party.accountId}` : ctx.vault.mac('payee', party.externalId).toString('hex')];
}

/** A payment that fails is no longer one that another can repeat. */
export const twinDerived: DerivedRows = {
  concerns: ({ codec, isNew, value }) => codec === obligationCodec && !isNew && isOver(value as Obligation),
  follows: () => true,
};

function isOver({ state, resolutionOutcome, debtor }: Obligation): boolean {
  return state === 'FINAL' && resolutionOutcome !== 'SETTLED' && debtor.kind === 'account';
}
