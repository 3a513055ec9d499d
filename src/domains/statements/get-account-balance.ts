import type { AccountBalanceResponse, AccountType, AssetEntry } from '../../../generated/models.ts';
import type { Context } from '../../platform/context.ts';
import { fail } from '../../platform/errors.ts';
import { fromCents } from '../../platform/money.ts';
import type { Account } from '../accounts/index.ts';
import { available, type Balance } from '../journal/index.ts';
import { externalBalances } from './external-balance.ts';

interface BalanceRow {
  account_id: string;
  display_name: string | null;
  seq_no: string;
  commit_no: string;
  asset: string | null;
  posted: string;
  outgoing: string;
  incoming: string;
  held: string;
  blocked: string;
}

const READ = { name: 'read-balances', text: 'select * from razao.read_balances($1, $2)' };

/**
 * The live balance of an account, all of it from one snapshot of the books.
 * @param asset only this asset, where given.
 * @throws ApiError ACCOUNT_NOT_FOUND.
 */
export async function getAccountBalance(ctx: Context, account: Account, asset: string | undefined): Promise<AccountBalanceResponse> {
  const { tenant } = ctx;
  const rows = await ctx.db.lookUp('balances', account.accountId, async (query, ids) =>
    Map.groupBy(await query<BalanceRow>(READ, [tenant, ids]), (row) => row.account_id));
  const [first] = rows ?? [];
  if (!rows || !first) return fail('ACCOUNT_NOT_FOUND');
  const balances = account.type === 'EXTERNAL' ? await externalBalances(ctx, account.accountId) : rows.flatMap(balanceOf);
  return {
    account_id: account.accountId,
    type: account.type as AccountType,
    ...(first.display_name !== null && { display_name: first.display_name }),
    unit: 'cents',
    as_of: ctx.clock.now().toISOString(),
    assets: balances.filter(([symbol]) => asset === undefined || symbol === asset).map(presentAsset),
    consistency: { ledger_version: Number(first.seq_no), snapshot_id: first.commit_no },
    committed_to_products: [],
    committed_to_squads: [],
  };
}

function balanceOf(row: BalanceRow): [string, Balance][] {
  return row.asset === null ? [] : [[row.asset, {
    posted: BigInt(row.posted), outgoing: BigInt(row.outgoing), incoming: BigInt(row.incoming),
    held: BigInt(row.held), blocked: BigInt(row.blocked),
  }]];
}

function presentAsset([symbol, balance]: [string, Balance]): AssetEntry {
  return {
    symbol,
    balances: {
      posted: fromCents(balance.posted), outgoing: fromCents(balance.outgoing), incoming: fromCents(balance.incoming),
      held: fromCents(balance.held), blocked: fromCents(balance.blocked), available: fromCents(available(balance)),
    },
  };
}
