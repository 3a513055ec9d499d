import type { ContributionRequest, ContributionResponse } from '../../../../generated/models.ts';
import { fail } from '../../../platform/errors.ts';
import type { JournalContext } from '../../journal/index.ts';
import type { SquadRow } from '../squad.ts';
import { fundSquad } from './fund-squad.ts';
import { shareExpense } from './share-expense.ts';

const KINDS = ['FUNDED', 'ACCOUNTING'];

/**
 * A member puts something in: money into the squad account, or an expense that several share.
 * @throws ApiError INVALID_KIND, and what `fundSquad` or `shareExpense` refuses.
 */
export async function contributeToSquad(ctx: JournalContext, squad: SquadRow, body: ContributionRequest): Promise<ContributionResponse> {
  switch (body.kind) {
    case 'FUNDED': return fundSquad(ctx, squad, body);
    case 'ACCOUNTING': return shareExpense(ctx, squad, body);
    default: return failKind(body.kind);
  }
}

/** @throws ApiError INVALID_KIND. */
export function requireKind(kind: string): void {
  if (!KINDS.includes(kind)) failKind(kind);
}

function failKind(kind: string): never {
  return fail('INVALID_KIND', { kind, allowed: KINDS }, `${kind} is not a kind of contribution.`);
}
