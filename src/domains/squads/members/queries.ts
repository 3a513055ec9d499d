import type {
  AccountInvitationListResponse, AccountInvitationOut, SquadInvitationListResponse, SquadMemberListResponse,
} from '../../../../generated/models.ts';
import { instantText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { PostgresRow } from '../../../platform/db/row.ts';
import type { ResourceKind } from '../../../platform/http/resources.ts';
import { joinedAccounts, type Account } from '../../accounts/index.ts';
import type { JournalContext } from '../../journal/index.ts';
import { requireAccess } from '../access.ts';
import { presentInvited, presentMembers } from '../squad/present.ts';
import { findWholeSquad, readDetail, readerOf, readListed } from '../squad/queries.ts';
import type { Invitation, Member, Squad, SquadRow } from '../squad.ts';
import { presentInvitation } from './invitations.ts';
import { invitationCodec, memberCodec } from '../member.entity.ts';

const FIND_MEMBER = {
  name: 'find-squad-member', text: `select ${memberCodec.columns.join(', ')} from razao.read_squad_members($1, array[$2], array[$3])`,
};
const FIND_INVITATION = {
  name: 'find-squad-invitation',
  text: `select ${invitationCodec.columns.join(', ')} from razao.read_squad_invitations($1, array[$2], array[$3])`,
};

type Path = Readonly<Record<string, unknown>>;

async function findMember({ db, tenant }: Context, accountId: string, { sqd_id }: Path = {}): Promise<Member | undefined> {
  const [row] = await db.database.query<PostgresRow>(FIND_MEMBER, [tenant, sqd_id, accountId]);
  return row && memberCodec.read(row);
}

async function findInvitation({ db, tenant }: Context, accountId: string, { sqd_id }: Path = {}): Promise<Invitation | undefined> {
  const [row] = await db.database.query<PostgresRow>(FIND_INVITATION, [tenant, sqd_id, accountId]);
  return row && invitationCodec.read(row);
}

/** Loads the member in a path for the gateway: also one who has left. */
export const memberResource: ResourceKind<Member> = { missing: 'SQUAD_MEMBER_NOT_FOUND', find: findMember };

/** Loads the invitation in a path for the gateway, in any state. */
export const invitationResource: ResourceKind<Invitation> = { missing: 'SQUAD_INVITATION_NOT_FOUND', find: findInvitation };

/**
 * The active members, in the order of joining.
 * @throws ApiError ACCOUNT_NOT_FOUND, NOT_A_SQUAD_MEMBER.
 */
export async function listSquadMembers(ctx: JournalContext, given: SquadRow, callerId: string): Promise<SquadMemberListResponse> {
  const reader = await readerOf(ctx, given, callerId);
  const { squad, view } = await readDetail(ctx, given.sqdId, reader);
  requireAccess('listSquadMembers', squad, reader);
  return { members: presentMembers(squad, reader, view.consents) };
}

/**
 * The invitations that are pending, newest first.
 * @throws ApiError ACCOUNT_NOT_FOUND, NOT_A_SQUAD_MEMBER.
 */
export async function listSquadInvitations(ctx: JournalContext, given: SquadRow, callerId: string): Promise<SquadInvitationListResponse> {
  const { invitations } = await readListed('listSquadInvitations', ctx, given, callerId);
  return { invitations: invitations.toReversed().map(presentInvitation) };
}

/** The invitations that an account has not answered, newest first, each with as much of the squad as it needs to decide. */
export async function listAccountInvitations(ctx: Context, { accountId }: Account): Promise<AccountInvitationListResponse> {
  const rows = await ctx.db.read(async (em) => em.execute<PostgresRow[]>(
    `select i.* from razao.squad_invitations i where i.tenant_id = ? and i.account_id in (?) and i.state = 'PENDING'
     order by i.created_at desc, i.sqd_id desc`, [ctx.tenant, await joinedAccounts(em, ctx.tenant, accountId)]));
  const invitations = rows.map(invitationCodec.read);
  const squads = await Promise.all(invitations.map(({ sqdId }) => findWholeSquad(ctx, sqdId)));
  return { invitations: invitations.flatMap((invitation, index) => presentOwn(invitation, squads[index])) };
}

function presentOwn({ accountId, state, inviterAccountId, createdAt }: Invitation, squad: Squad | undefined): AccountInvitationOut[] {
  if (!squad) return [];
  return [{
    sqd_id: squad.sqdId, name: squad.name, emoji: squad.emoji, description: squad.description, state, inviter_account_id: inviterAccountId,
    invited_at: instantText(createdAt), members: [...presentMembers(squad, accountId, []), ...squad.invitations.map(presentInvited)],
  }];
}
