import { Controller, Get, Path, Query, Response, Route, Tags } from '@tsoa/runtime';
import type {
  AccountId, AccountInvitationListResponse, AccountReference, HTTPValidationError, SquadId, SquadInvitationListResponse, SquadMemberListResponse,
} from '../../../../generated/models.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import type { Implements } from '../../../platform/http/implements.ts';
import { accountResource } from '../../accounts/index.ts';
import type { JournalContext } from '../../journal/index.ts';
import { squadResource } from '../queries.ts';
import { listAccountInvitations, listSquadInvitations, listSquadMembers } from './queries.ts';

@Route('v1')
@Tags('Squads')
@Response<HTTPValidationError>(422, 'Request validation failed')
export class CoreMembersController extends Controller
  implements Implements<'listSquadMembers' | 'listSquadInvitations' | 'listAccountInvitations'> {
  constructor(private readonly ctx: RequestContext & JournalContext) {
    super();
  }

  @Get('squads/{sqd_id}/members')
  async listSquadMembers(@Path('sqd_id') _sqdId: SquadId, @Query() caller_account_id: AccountReference): Promise<SquadMemberListResponse> {
    return listSquadMembers(this.ctx, this.ctx.resources.of(squadResource), caller_account_id);
  }

  @Get('squads/{sqd_id}/invitations')
  async listSquadInvitations(
    @Path('sqd_id') _sqdId: SquadId, @Query() caller_account_id: AccountReference,
  ): Promise<SquadInvitationListResponse> {
    return listSquadInvitations(this.ctx, this.ctx.resources.of(squadResource), caller_account_id);
  }

  @Get('accounts/{acc_id}/invitations')
  async listAccountInvitations(@Path('acc_id') _accountId: AccountId): Promise<AccountInvitationListResponse> {
    return listAccountInvitations(this.ctx, this.ctx.resources.of(accountResource));
  }
}
