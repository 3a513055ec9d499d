import type { SquadDetailResponse } from '../../../../generated/models.ts';
import type { JournalContext } from '../../journal/index.ts';
import { requireAccess } from '../access.ts';
import { presentSquad } from '../squad/present.ts';
import { readDetail, readerOf } from '../squad/queries.ts';
import type { SquadRow } from '../squad.ts';

/**
 * A squad as one of its members sees it, in one snapshot. What is due by the clock is done first.
 * @throws ApiError ACCOUNT_NOT_FOUND, NOT_A_SQUAD_MEMBER.
 */
export async function getSquad(ctx: JournalContext, squad: SquadRow, callerId: string): Promise<SquadDetailResponse> {
  const accountId = await readerOf(ctx, squad, callerId);
  const detail = await readDetail(ctx, squad.sqdId, accountId);
  requireAccess('getSquad', detail.squad, accountId);
  return presentSquad(detail, accountId);
}
