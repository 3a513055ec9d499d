import type { Context } from '../../platform/context.ts';
import { findExternalId, openExternalId } from '../accounts/index.ts';
import type { DerivedRows } from '../journal/index.ts';
import { obligationCodec } from './obligation.entity.ts';
import { isOfProduct, isOutbound, type Obligation } from './obligation.ts';
import type { PayeeFound } from './payee.ts';
import { twinId, type RepeatGuard } from './rules/repeats.ts';

/** Whom a payment is for: an account of the tenant, or what an outside party is reached by. */
export type PaidParty = { readonly accountId: string } | { readonly externalId: string };

/**
 * All names that a payee is known by: payments to any of them are payments to one person. Names say nothing about the person; those of
 * personal data are keyed digests.
 */
export type PayeeNames = (ctx: Pick<Context, 'tenant' | 'db' | 'vault'>, party: PaidParty) => Promise<readonly string[]>;

type Finder = Pick<Context, 'tenant' | 'db' | 'vault'> & { readonly payeeNames?: PayeeNames };

const READ = { name: 'read-payment-rules', text: 'select rule from razao.read_payment_rules($1, $2)' };
const RULE = 'repeats';

/** What a payment out is compared by; undefined for one that no rule compares: on NATIVE, of a product, or without a rule of the tenant. */
export async function findRepeatGuard(
  ctx: Finder, found: PayeeFound, said: Pick<RepeatGuard, 'isAsked' | 'confirms'>,
): Promise<RepeatGuard | undefined> {
  const { draft: { rail, debtor: { accountId }, amount, currency } } = found;
  if (rail === 'NATIVE' || isOfProduct(found.draft) || !isOutbound(found.draft) || accountId === null) return undefined;
  if (!await hasRule(ctx)) return undefined;
  const names = await namesOf(ctx, await partyOf(ctx, found));
  return { ...said, twins: [...new Set(names.map((name) => twinId(accountId, amount, currency, name)))] };
}

async function hasRule({ db, tenant }: Finder): Promise<boolean> {
  const found = await db.lookUp('payment-rules', RULE, async (query, rules) => new Map(
    (await query<{ rule: string }>(READ, [tenant, rules])).map(({ rule }) => [rule, true]),
  ));
  return found === true;
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
