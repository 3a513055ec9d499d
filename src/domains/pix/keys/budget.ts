import type { PartyType, PixKeyType } from '../../../../generated/models.ts';
import { present } from '../../../platform/assert.ts';
import type { Context } from '../../../platform/context.ts';
import { ApiError } from '../../../platform/errors.ts';

/**
 * Size and refill of a payer's look-up budget, in tokens, as the directory counts them. Source: the DICT's policies of look-ups, by user:
 * the payer's type decides, not the holder of the key.
 */
const SIZES: Readonly<Record<PartyType, { readonly size: number; readonly perMinute: number; readonly givenBack: number }>> = {
  individual: { size: 100, perMinute: 2, givenBack: 1 },
  company: { size: 1_000, perMinute: 20, givenBack: 2 },
};

/** Cost in tokens of a key that exists; one that does not (MISS) costs much more, which tells scanners from payers. */
const HIT = 1;
export const MISS = 20;

/** Payer of a budget: an account, of its owner's type, or the client, which counts as a company. */
export interface Payer {
  readonly name: string;
  readonly type: PartyType;
}

/** The two budgets that each payer has. */
export type BudgetKind = 'PHONE_EMAIL' | 'OTHER';

export function budgetKind(keyType: PixKeyType): BudgetKind {
  return keyType === 'PHONE' || keyType === 'EMAIL' ? 'PHONE_EMAIL' : 'OTHER';
}

interface SpentRow {
  granted: boolean;
  tokens: string;
}

const SPEND = { name: 'spend-lookup', text: 'select * from razao.spend_lookup($1, $2, $3, $4, $5, $6, $7)' };
/** Minimum balance for a charge that comes after the fact: none. */
const ANYTHING = -1_000_000_000;

/**
 * Takes a look-up from the payer's budget, in Postgres, which all processes share. It costs as one of a key that exists;
 * `chargeMiss` takes the rest.
 * @throws ApiError RATE_LIMITED when nothing is left, with how long to wait.
 */
export async function spendLookup(ctx: Context, payer: Payer, kind: BudgetKind): Promise<void> {
  const { size, perMinute } = SIZES[payer.type];
  const { granted, tokens } = await spend(ctx, payer, kind, HIT, HIT);
  if (granted) return;
  const wait = Math.ceil(((HIT - Number(tokens)) / perMinute) * 60);
  throw new ApiError(
    'RATE_LIMITED', 'The budget of look-ups of this payer is used up.',
    { budget: size, remaining: Math.max(0, Math.floor(Number(tokens))), refill_per_minute: perMinute }, { 'Retry-After': String(wait) });
}

/** Takes what a key that does not exist costs beyond one that does. What is not there is owed, at most a whole budget. */
export async function chargeMiss(ctx: Context, payer: Payer, kind: BudgetKind): Promise<void> {
  await spend(ctx, payer, kind, MISS - HIT, ANYTHING);
}

/** Gives back a look-up that did not reach the directory. */
export async function undoLookup(ctx: Context, payer: Payer, kind: BudgetKind): Promise<void> {
  await spend(ctx, payer, kind, -HIT, ANYTHING);
}

/** Gives back what a payment earns who made it. */
export async function creditPayment(ctx: Context, payer: Payer, kind: BudgetKind): Promise<void> {
  await spend(ctx, payer, kind, -SIZES[payer.type].givenBack, ANYTHING);
}

async function spend({ tenant, db }: Context, payer: Payer, kind: BudgetKind, cost: number, least: number): Promise<SpentRow> {
  const { size, perMinute } = SIZES[payer.type];
  const [row] = await db.database.query<SpentRow>(SPEND, [tenant, payer.name, kind, size, perMinute, cost, least]);
  return present(row, 'what became of a budget');
}
