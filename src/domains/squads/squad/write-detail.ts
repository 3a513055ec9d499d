import type { SquadDetailResponse } from '../../../../generated/models.ts';
import type { Loads } from '../../journal/index.ts';
import type { SquadDraft } from '../draft.ts';
import { presentSquad } from './present.ts';
import { VIEW, viewId, type Squad, type SquadView } from '../squad.ts';

const NOTHING: SquadView = { postings: [], expenses: [], consents: [] };

/** Rows to load for a write that answers with the whole squad. */
export function viewLoads({ sqdId }: Pick<Squad, 'sqdId'>, actor: string): Pick<Loads, 'rows'> {
  return { rows: [viewId(sqdId, actor)] };
}

/** The whole squad as the write leaves it, for a write that loads `viewLoads`, moves no money, and changes nothing that comes back. */
export function detailAnswer(draft: SquadDraft, actor: string): SquadDetailResponse {
  const { squad, balance } = draft;
  const view = squad.state === 'CLOSED' ? NOTHING : draft.ledger.row(VIEW, viewId(squad.sqdId, actor)) ?? NOTHING;
  return presentSquad({ squad, view, balance }, actor);
}
