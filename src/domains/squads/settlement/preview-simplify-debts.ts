import type { SquadSimplifyPreviewResponse } from '../../../../generated/models.ts';
import type { JournalContext } from '../../journal/index.ts';
import { requireAccess } from '../access.ts';
import { readerOf } from '../squad/queries.ts';
import { simplify } from '../rules/simplify.ts';
import type { SquadRow } from '../squad.ts';
import { accountsOf, presentDebts } from './present.ts';
import { readDebts } from './queries.ts';

/**
 * Shows the effect of simplifying, in one snapshot. Changes nothing.
 * @throws ApiError ACCOUNT_NOT_FOUND, NOT_A_SQUAD_MEMBER, INSUFFICIENT_ROLE, SQUAD_CLOSED.
 */
export async function previewSimplifyDebts(ctx: JournalContext, squad: SquadRow, callerId: string): Promise<SquadSimplifyPreviewResponse> {
  const accountId = await readerOf(ctx, squad, callerId);
  const read = await readDebts(ctx, squad.sqdId);
  requireAccess('previewSimplifyDebts', read.squad, accountId);
  const found = simplify(accountsOf(read.squad), read.debts);
  return { sqd_id: squad.sqdId, ...presentDebts(read.squad, found), would_reduce: found.wouldReduce };
}
