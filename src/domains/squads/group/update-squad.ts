import type { SquadDetailResponse, UpdateSquadRequest } from '../../../../generated/models.ts';
import { isDeepStrictEqual } from 'node:util';
import type { JournalContext } from '../../journal/index.ts';
import { actorOf } from '../access.ts';
import type { SquadRow } from '../squad.ts';
import { detailAnswer, viewLoads } from '../squad/write-detail.ts';
import { writeSquad } from '../squad/write-squad.ts';
import { readLocation } from './create-squad.ts';

type Settings = Partial<Pick<SquadRow, 'name' | 'description' | 'emoji' | 'imageUrl' | 'location'>>;

/** The fields by the names that the contract gives them. */
const FIELDS = { name: 'name', description: 'description', emoji: 'emoji', image_url: 'imageUrl', location: 'location' } as const;

/**
 * Changes how a squad presents itself: what is given, null to remove it. A value that is set already is not a change.
 * @throws ApiError ACCOUNT_NOT_FOUND, NOT_A_SQUAD_MEMBER, INSUFFICIENT_ROLE, SQUAD_CLOSED.
 */
export async function updateSquad(ctx: JournalContext, squad: SquadRow, body: UpdateSquadRequest): Promise<SquadDetailResponse> {
  const wanted = readSettings(body);
  const { accountId: actor } = await actorOf(ctx, body.actor_account_id);
  return writeSquad<SquadDetailResponse>(ctx, squad, () => ({
    operation: 'updateSquad', actor, loads: viewLoads(squad, actor),
    step(draft) {
      const changed = Object.entries(FIELDS).filter(([, field]) => field in wanted && !isDeepStrictEqual(
        wanted[field], draft.squad[field],
      ));
      if (changed.length > 0) {
        draft.set(wanted);
        draft.announce('squad.updated', { actor_account_id: actor, changed: changed.map(([name]) => name) });
      }
      return { answer: detailAnswer(draft, actor) };
    },
  }));
}

function readSettings({ name, description, emoji, image_url, location }: UpdateSquadRequest): Settings {
  return {
    ...(name !== undefined && { name }), ...(description !== undefined && { description }), ...(emoji !== undefined && { emoji }),
    ...(image_url !== undefined && { imageUrl: image_url }), ...(location !== undefined && { location: readLocation(location) }),
  };
}
