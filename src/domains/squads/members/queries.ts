import type { Context } from '../../../platform/context.ts';
import type { PostgresRow } from '../../../platform/db/row.ts';
import type { ResourceKind } from '../../../platform/http/resources.ts';
import type { Invitation, Member } from '../squad.ts';
import { invitationCodec, memberCodec } from './member.entity.ts';

const FIND_MEMBER = { name: 'find-squad-member', text: 'select * from razao.read_squad_members($1, array[$2], array[$3])' };
const FIND_INVITATION = { name: 'find-squad-invitation', text: 'select * from razao.read_squad_invitations($1, array[$2], array[$3])' };

type Path = Readonly<Record<string, unknown>>;

async function findMember({ db, tenant }: Context, accountId: string, { sqd_id }: Path = {}): Promise<Member | undefined> {
  const [row] = await db.database.query<PostgresRow>(FIND_MEMBER, [tenant, sqd_id, accountId]);
  return row && memberCodec.read(row);
}

async function findInvitation({ db, tenant }: Context, accountId: string, { sqd_id }: Path = {}): Promise<Invitation | undefined> {
  const [row] = await db.database.query<PostgresRow>(FIND_INVITATION, [tenant, sqd_id, accountId]);
  return row && invitationCodec.read(row);
}

/** How the gateway loads the member that a path names: also one who has left. */
export const memberResource: ResourceKind<Member> = { missing: 'SQUAD_MEMBER_NOT_FOUND', find: findMember };

/** How the gateway loads the invitation that a path names, whatever became of it. */
export const invitationResource: ResourceKind<Invitation> = { missing: 'SQUAD_INVITATION_NOT_FOUND', find: findInvitation };
