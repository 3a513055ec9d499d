import { Controller, Get, Query, Response, Route, Tags } from '@tsoa/runtime';
import type {
  AccountInvitationListResponse, AccountReference, AccountSquadListResponse, HTTPValidationError, PageCursor, PageLimit,
  SettlementPlanResponse, SpendRequestListResponse, SpendRequestState, SquadDetailResponse, SquadEntryKind, SquadEntryState,
  SquadInvitationListResponse, SquadListResponse, SquadMemberListResponse, SquadPeriod, SquadSimplifyPreviewResponse, SquadState,
  SquadTransactionListResponse,
} from '../../../generated/models.ts';
import type { Implements } from '../../platform/http/implements.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import { accountResource } from '../accounts/index.ts';
import type { JournalContext } from '../journal/index.ts';
import { listSquadTransactions } from './feed/list-squad-transactions.ts';
import { getSquad } from './group/get-squad.ts';
import { listAccountSquads, listSquads } from './group/queries.ts';
import { listAccountInvitations, listSquadInvitations, listSquadMembers } from './members/queries.ts';
import { squadResource } from './squad/queries.ts';
import { getSettlementPlan } from './settlement/get-settlement-plan.ts';
import { previewSimplifyDebts } from './settlement/preview-simplify-debts.ts';
import { listSpendRequests } from './spends/queries.ts';

@Route('v1')
@Tags('Squads')
@Response<HTTPValidationError>(422, 'Request validation failed')
export class CoreSquadsController extends Controller implements Implements<
  'listSquadTransactions' | 'listSquads' | 'getSquad' | 'listAccountSquads' | 'listSquadMembers' | 'listSquadInvitations' |
  'listAccountInvitations' | 'getSettlementPlan' | 'previewSimplifyDebts' | 'listSpendRequests'
> {
  constructor(private readonly ctx: RequestContext & JournalContext) {
    super();
  }

  @Get('squads/{sqd_id}/transactions')
  async listSquadTransactions(
    @Query() caller_account_id: AccountReference, @Query() kind?: SquadEntryKind, @Query() state?: SquadEntryState,
    @Query() period?: SquadPeriod, @Query() limit?: PageLimit, @Query() cursor?: PageCursor,
  ): Promise<SquadTransactionListResponse> {
    const squad = this.ctx.resources.of(squadResource);
    return listSquadTransactions(this.ctx, squad, caller_account_id, { kind, state, period }, { limit, cursor });
  }

  @Get('squads')
  async listSquads(@Query() state?: SquadState, @Query() limit?: PageLimit, @Query() cursor?: PageCursor): Promise<SquadListResponse> {
    return listSquads(this.ctx, state, { limit, cursor });
  }

  @Get('squads/{sqd_id}')
  async getSquad(@Query() caller_account_id: AccountReference): Promise<SquadDetailResponse> {
    return getSquad(this.ctx, this.ctx.resources.of(squadResource), caller_account_id);
  }

  @Get('accounts/{acc_id}/squads')
  async listAccountSquads(
    @Query() state?: SquadState, @Query() limit?: PageLimit, @Query() cursor?: PageCursor,
  ): Promise<AccountSquadListResponse> {
    return listAccountSquads(this.ctx, this.ctx.resources.of(accountResource), state, { limit, cursor });
  }

  @Get('squads/{sqd_id}/members')
  async listSquadMembers(@Query() caller_account_id: AccountReference): Promise<SquadMemberListResponse> {
    return listSquadMembers(this.ctx, this.ctx.resources.of(squadResource), caller_account_id);
  }

  @Get('squads/{sqd_id}/invitations')
  async listSquadInvitations(@Query() caller_account_id: AccountReference): Promise<SquadInvitationListResponse> {
    return listSquadInvitations(this.ctx, this.ctx.resources.of(squadResource), caller_account_id);
  }

  @Get('accounts/{acc_id}/invitations')
  async listAccountInvitations(): Promise<AccountInvitationListResponse> {
    return listAccountInvitations(this.ctx, this.ctx.resources.of(accountResource));
  }

  @Get('accounts/{acc_id}/squads/{sqd_id}/settlement-plan')
  async getSettlementPlan(): Promise<SettlementPlanResponse> {
    return getSettlementPlan(this.ctx, this.ctx.resources.of(accountResource), this.ctx.resources.of(squadResource));
  }

  @Get('squads/{sqd_id}/simplify-preview')
  async previewSimplifyDebts(@Query() caller_account_id: AccountReference): Promise<SquadSimplifyPreviewResponse> {
    return previewSimplifyDebts(this.ctx, this.ctx.resources.of(squadResource), caller_account_id);
  }

  @Get('squads/{sqd_id}/spend-requests')
  async listSpendRequests(
    @Query() caller_account_id: AccountReference, @Query() state?: SpendRequestState, @Query() limit?: PageLimit,
    @Query() cursor?: PageCursor,
  ): Promise<SpendRequestListResponse> {
    return listSpendRequests(this.ctx, this.ctx.resources.of(squadResource), caller_account_id, state, { limit, cursor });
  }
}
