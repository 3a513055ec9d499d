import type { AccountBalanceResponse, ReconstructedPosition } from '../../../generated/models.ts';
import { parseInstant } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { unitOf } from '../../platform/currencies.ts';
import { invalid } from '../../platform/errors.ts';
import { fromCents } from '../../platform/money.ts';
import { findJoinedAccounts } from '../accounts/index.ts';
import { balancesAt, resolveAsOf, positionsAt, type AsOf, type Position } from '../journal/index.ts';
import { currenciesOf, presentAsset, type AccountBalances } from './get-account-balance.ts';

/** A point in time as a caller names it: by an instant, or by an entry. */
export interface CutQuery {
  as_of?: string | undefined;
  as_of_seq?: number | undefined;
}

/** Reads a cut. @throws RequestInvalid for an invalid instant. */
export function readAsOf({ as_of, as_of_seq }: CutQuery): { instant: Date } | { seqNo: number } | undefined {
  if (as_of_seq !== undefined) return { seqNo: as_of_seq };
  if (as_of === undefined) return undefined;
  return { instant: parseInstant(as_of) ?? invalid(['query', 'as_of'], 'no such day', 'datetime_parsing', as_of) };
}

/**
 * Returns the balance of an account at a cut.
 * @param withPositions also its parts: holds, blocks and open obligations.
 * @throws ApiError CUT_BEYOND_HEAD.
 */
export async function getBalanceAsOf(
  ctx: Context, rows: AccountBalances, wanted: { instant: Date } | { seqNo: number }, asset: string | undefined, withPositions: boolean,
): Promise<AccountBalanceResponse> {
  const [{ account_id, type, display_name }] = rows;
  const cut = await resolveAsOf(ctx, wanted);
  const accountIds = await findJoinedAccounts(ctx, account_id);
  const { balances, entriesRead } = await balancesAt(ctx, accountIds, cut);
  const positions = withPositions ? await Promise.all(accountIds.map((id) => positionsAt(ctx, id, cut))) : [];
  const isWanted = (symbol: string) => asset === undefined || symbol === asset;
  const assets = [...balances].filter(([symbol]) => isWanted(symbol)).map(presentAsset);
  return {
    account_id,
    type,
    ...(display_name !== null && { display_name }),
    unit: unitOf(await currenciesOf(ctx, account_id, assets)),
    as_of: instantOf(cut, wanted).toISOString(),
    assets,
    consistency: { ledger_version: Number(cut.seqNo), snapshot_id: `seq_${cut.seqNo}` },
    committed_to_products: [],
    committed_to_squads: [],
    ...(withPositions && { positions: positions.flatMap((it) => it.positions).filter((it) => isWanted(it.asset)).map(presentPosition) }),
    reconstruction: {
      as_of_seq: Number(cut.seqNo),
      entries_replayed: new Set([entriesRead, ...positions.map((it) => it.entriesRead)].flatMap((seqs) => [...seqs])).size,
      journal_head_seq: Number(cut.head),
      basis: 'commit_time',
    },
  };
}

/** Returns the time of the last entry included; before the first, the requested instant. */
function instantOf(cut: AsOf, wanted: { instant: Date } | { seqNo: number }): Date {
  return cut.committedAt ?? ('instant' in wanted ? wanted.instant : new Date(0));
}

const STATES = { held: 'ACTIVE', blocked: 'ACTIVE', outgoing: 'PENDING', incoming: 'PENDING' } as const;

function presentPosition({ positionId, kind, asset, value }: Position): ReconstructedPosition {
  return { position_id: positionId, value: fromCents(value), asset, state: STATES[kind] };
}
