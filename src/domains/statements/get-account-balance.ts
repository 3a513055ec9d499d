import type {
  AccountBalanceResponse, AccountType, AssetEntry, BankingCoordinates, CommittedProductSummary, CommittedSquadSummary, ObligationState,
} from '../../../generated/models.ts';
import { present } from '../../platform/assert.ts';
import { exponentOf, unitOf } from '../../platform/currencies.ts';
import type { Context } from '../../platform/context.ts';
import type { ResourceKind } from '../../platform/http/resources.ts';
import { fromCents } from '../../platform/money.ts';
import { isAccountId, requireAccount } from '../accounts/index.ts';
import { expireBeforeRead } from '../holds/index.ts';
import { available, balanceOf, type Balance, type BalanceColumns, type JournalContext } from '../journal/index.ts';
import { obligationsByAsset } from './balance-obligations.ts';
import { externalBalances } from './external-balance.ts';
import type { Included } from './include.ts';

interface BalanceRow extends BalanceColumns {
  asked_id: string;
  account_id: string;
  type: AccountType;
  display_name: string | null;
  seq_no: string;
  commit_no: string;
  banking: BankingCoordinates | null;
  asset: string | null;
  /** The earliest end of an active hold or block. */
  deadline: string | Date | null;
  /** Columns that functions `read_committed_<what>` add, for CUSTOMER accounts. */
  committed_to_products?: CommittedProductSummary[] | null;
  committed_to_squads?: CommittedSquadSummary[] | null;
}

const READ = { name: 'read-balances', text: 'select * from razao.read_balances_and_committed($1, $2)' };

/** An account with its balances, all of it from one snapshot of the books: a row for each asset, at least one. */
export type AccountBalances = readonly [BalanceRow, ...BalanceRow[]];

/** Loads the account of a balance together with the balance, in one round trip. */
export const balanceResource: ResourceKind<AccountBalances> = {
  missing: 'ACCOUNT_NOT_FOUND',
  find: async ({ tenant, db }: JournalContext, id) => {
    if (!isAccountId(id)) return undefined;
    const rows = await db.lookUp('balances', id, async (query, ids) =>
      Map.groupBy(await query<BalanceRow>(READ, [tenant, ids]), (row) => row.asked_id));
    const [first, ...others] = rows ?? [];
    return first && [first, ...others];
  },
};

/** Parameters of a balance. */
export interface BalanceQuery {
  /** Only this asset. */
  readonly asset?: string | undefined;
  /** Additional parts of the answer. */
  readonly includes?: ReadonlySet<Included>;
  readonly obligations_state?: ObligationState | undefined;
}

/** Returns the live balance of an account; for a promoted one that of the account it became. Due holds are expired first. */
export async function getAccountBalance(ctx: JournalContext, found: AccountBalances, query: BalanceQuery): Promise<AccountBalanceResponse> {
  const withObligations = query.includes?.has('obligations') ?? false;
  const rows = await withoutDueHolds(ctx, found);
  const [{ account_id, type, display_name, seq_no, commit_no, banking, committed_to_products, committed_to_squads }] = rows;
  const all = type === 'EXTERNAL' ? await externalBalances(ctx, account_id) : rows.flatMap(assetBalance);
  const assets = all.filter(([symbol]) => query.asset === undefined || symbol === query.asset).map(presentAsset);
  const obligations = withObligations ? await obligationsByAsset(ctx, account_id, query.obligations_state) : undefined;
  return {
    account_id,
    type,
    ...(display_name !== null && { display_name }),
    unit: unitOf(await currenciesOf(ctx, account_id, assets)),
    as_of: ctx.clock.now().toISOString(),
    assets: obligations ? assets.map((entry) => ({ ...entry, obligations: obligations.get(entry.symbol) ?? [] })) : assets,
    consistency: { ledger_version: Number(seq_no), snapshot_id: commit_no },
    ...(banking !== null && { banking_coordinates: banking }),
    committed_to_products: committed_to_products ?? [],
    committed_to_squads: committed_to_squads ?? [],
  };
}

async function withoutDueHolds(ctx: JournalContext, rows: AccountBalances): Promise<AccountBalances> {
  const [{ account_id, deadline }] = rows;
  if (deadline === null || new Date(deadline) > ctx.clock.now()) return rows;
  await expireBeforeRead(ctx, [account_id]);
  return present(await balanceResource.find(ctx, account_id), 'the balance of an account');
}

function assetBalance(row: BalanceRow): [string, Balance][] {
  return row.asset === null ? [] : [[row.asset, balanceOf(row)]];
}

/** Returns the currencies of a balance; for an empty one the account's. */
export async function currenciesOf(
  ctx: Pick<Context, 'tenant' | 'db'>, accountId: string, assets: readonly AssetEntry[],
): Promise<string[]> {
  if (assets.length > 0) return assets.map(({ symbol }) => symbol);
  return [(await requireAccount(ctx, accountId)).currency];
}

/** A balance in the contract's form. */
export function presentAsset([symbol, balance]: [string, Balance]): AssetEntry {
  return {
    symbol,
    currency_exponent: exponentOf(symbol),
    balances: {
      posted: fromCents(balance.posted), outgoing: fromCents(balance.outgoing), incoming: fromCents(balance.incoming),
      held: fromCents(balance.held), blocked: fromCents(balance.blocked), available: fromCents(available(balance)),
    },
  };
}
