import type { GlMemberType, TrialBalanceResponse, TrialBalanceRow } from '../../../generated/models.ts';
import { accountingDay, parseInstant } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { presentCurrency } from '../../platform/currencies.ts';
import { invalid } from '../../platform/errors.ts';
import { fromCents } from '../../platform/money.ts';
import type { GlAccount } from './chart.ts';
import { readTenantChart } from './queries.ts';

interface SumRow {
  head: string;
  member_type: GlMemberType | null;
  asset: string;
  debits: string;
  credits: string;
}

const READ = { name: 'read-trial-balance', text: 'select * from razao.read_trial_balance($1, $2, $3)' };

/**
 * Returns the total debits and credits of every account of the chart up to the end of a day.
 * @throws RequestInvalid for a day that no calendar has.
 */
export async function getTrialBalance(
  ctx: Context, { as_of_day = accountingDay(ctx.clock.now()), currency }: { as_of_day?: string | undefined; currency?: string | undefined },
): Promise<TrialBalanceResponse> {
  if (!parseInstant(`${as_of_day}T00:00:00Z`)) invalid(['query', 'as_of_day'], 'no such day', 'date_parsing', as_of_day);
  const [chart, sums] = [await readTenantChart(ctx), await ctx.db.database.query<SumRow>(READ, [ctx.tenant, as_of_day, currency ?? null])];
  const rows = chart.flatMap((account) => rowsOf(account, sums.filter(
    ({ member_type }) => member_type !== null && account.gathers.includes(member_type),
  )));
  const totals = [...Map.groupBy(rows, (row) => row.currency)].sort(([a], [b]) => (a < b ? -1 : 1)).map(([code, of]) => {
    const [debits, credits] = [sumOf(of, 'debits_cents'), sumOf(of, 'credits_cents')];
    return {
      ...presentCurrency(code), debits_cents: debits, credits_cents: credits, balanced: debits === credits,
    };
  });
  return { as_of_day, ledger_version: Number(sums[0]?.head ?? 0), rows, totals, balanced: totals.every(({ balanced }) => balanced) };
}

function rowsOf(account: GlAccount, sums: readonly SumRow[]): TrialBalanceRow[] {
  return [...Map.groupBy(sums, ({ asset }) => asset)].sort(([a], [b]) => (a < b ? -1 : 1)).map(([currency, of]) => {
    const debits = of.reduce((sum, it) => sum + BigInt(it.debits), 0n);
    const credits = of.reduce((sum, it) => sum + BigInt(it.credits), 0n);
    return {
      gl_account_id: account.glAccountId, code: account.code, name: account.name, type: account.type,
      normal_side: account.normalSide, ...presentCurrency(currency), debits_cents: fromCents(debits), credits_cents: fromCents(credits),
      balance_cents: fromCents(account.normalSide === 'DEBIT' ? debits - credits : credits - debits),
    };
  });
}

function sumOf(rows: readonly TrialBalanceRow[], field: 'debits_cents' | 'credits_cents'): number {
  return fromCents(rows.reduce((sum, row) => sum + BigInt(row[field]), 0n));
}
