import { Body, Controller, Delete, Patch, Path, Post, Response, Route, SuccessResponse, Tags } from '@tsoa/runtime';
import type {
  AccountId, ChangeMemberQuotaRequest, ChangeMemberRoleRequest, HTTPValidationError, InvitationAnswerRequest, InviteRequest, SquadActorRequest,
  SquadId, SquadInvitationListResponse, SquadInvitationOut, SquadMemberListResponse, SquadMemberOut,
} from '../../../../generated/models.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import type { Implements } from '../../../platform/http/implements.ts';
import type { JournalContext } from '../../journal/index.ts';
import { squadResource } from '../queries.ts';
import type { Member, SquadRow } from '../squad.ts';
import { acceptSquadInvitation, declineSquadInvitation } from './accept-squad-invitation.ts';
import { changeMemberQuota } from './change-member-quota.ts';
import { changeMemberRole } from './change-member-role.ts';
import { inviteToSquad } from './invite-to-squad.ts';
import { invitationResource, memberResource } from './queries.ts';
import { removeSquadMember } from './remove-squad-member.ts';
import { revokeSquadInvitation } from './revoke-squad-invitation.ts';

@Route('v1/squads/{sqd_id}')
@Tags('Squads')
@Response<HTTPValidationError>(422, 'Request validation failed')
export class CommandMembersController extends Controller
  implements Implements<
    'inviteToSquad' | 'acceptSquadInvitation' | 'declineSquadInvitation' | 'revokeSquadInvitation' | 'removeSquadMember' | 'changeMemberQuota'
    | 'changeMemberRole'
  > {
  constructor(private readonly ctx: RequestContext & JournalContext) {
    super();
  }

  @Post('invitations')
  @SuccessResponse(201)
  async inviteToSquad(@Path('sqd_id') _sqdId: SquadId, @Body() body: InviteRequest): Promise<SquadInvitationListResponse> {
    return inviteToSquad(this.ctx, this.#squad, body);
  }

  @Post('invitations/accept')
  @SuccessResponse(200)
  async acceptSquadInvitation(@Path('sqd_id') _sqdId: SquadId, @Body() body: InvitationAnswerRequest): Promise<SquadMemberOut> {
    return acceptSquadInvitation(this.ctx, this.#squad, body);
  }

  @Post('invitations/decline')
  @SuccessResponse(200)
  async declineSquadInvitation(@Path('sqd_id') _sqdId: SquadId, @Body() body: InvitationAnswerRequest): Promise<SquadInvitationOut> {
    return declineSquadInvitation(this.ctx, this.#squad, body);
  }

  @Delete('invitations/{invitee_account_id}')
  async revokeSquadInvitation(
    @Path('sqd_id') _sqdId: SquadId, @Path('invitee_account_id') _invitee: AccountId, @Body() body: SquadActorRequest,
  ): Promise<SquadInvitationOut> {
    return revokeSquadInvitation(this.ctx, this.#squad, this.ctx.resources.of(invitationResource), body);
  }

  @Delete('members/{member_account_id}')
  async removeSquadMember(
    @Path('sqd_id') _sqdId: SquadId, @Path('member_account_id') _member: AccountId, @Body() body: SquadActorRequest,
  ): Promise<SquadMemberListResponse> {
    return removeSquadMember(this.ctx, this.#squad, this.#member, body);
  }

  @Patch('members/{member_account_id}/quota')
  async changeMemberQuota(
    @Path('sqd_id') _sqdId: SquadId, @Path('member_account_id') _member: AccountId, @Body() body: ChangeMemberQuotaRequest,
  ): Promise<SquadMemberOut> {
    return changeMemberQuota(this.ctx, this.#squad, this.#member, body);
  }

  @Patch('members/{member_account_id}/role')
  async changeMemberRole(
    @Path('sqd_id') _sqdId: SquadId, @Path('member_account_id') _member: AccountId, @Body() body: ChangeMemberRoleRequest,
  ): Promise<SquadMemberOut> {
    return changeMemberRole(this.ctx, this.#squad, this.#member, body);
  }

  get #squad(): SquadRow {
    return this.ctx.resources.of(squadResource);
  }

  get #member(): Member {
    return this.ctx.resources.of(memberResource);
  }
}
