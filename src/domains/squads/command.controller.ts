import { Body, Controller, Delete, Patch, Path, Post, Put, Response, Route, SuccessResponse, Tags } from '@tsoa/runtime';
import type {
  ChangeMemberQuotaRequest, ChangeMemberRoleRequest, CloseRequest, ConfirmVariableRequest, ConsentRequest, ConsentResponse,
  ConsentRevokeRequest, ConsentRevokeResponse, ContributionRequest, ContributionResponse, CreateRecurringExpenseRequest, CreateSquadRequest,
  HTTPValidationError, InvitationAnswerRequest, InviteRequest, RecurringExpenseResponse, RejectSpendRequest, ResplitRequest, SetGoalRequest,
  SetRecurrenceRequest, SetRulesRequest, SettleRequest, SettleResponse, SpendRequest, SpendResponse, SquadActorRequest, SquadDetailResponse,
  SquadEntrySeq, SquadGoalResponse, SquadInvitationListResponse, SquadInvitationOut, SquadMemberListResponse, SquadMemberOut,
  SquadRecurrenceResponse, SquadRulesResponse, SquadSimplifyResponse, SquadSpendRequestOut, UpdateRecurringExpenseRequest,
  UpdateSquadRequest,
} from '../../../generated/models.ts';
import type { Implements } from '../../platform/http/implements.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import type { JournalContext } from '../journal/index.ts';
import type { ObligationsContext } from '../obligations/index.ts';
import { grantAutoCollectConsent } from './consents/grant-auto-collect-consent.ts';
import { consentResource } from './consents/queries.ts';
import { revokeAutoCollectConsent } from './consents/revoke-auto-collect-consent.ts';
import { contributeToSquad } from './expenses/contribute-to-squad.ts';
import { resplitExpense } from './expenses/resplit-expense.ts';
import { voidContribution } from './expenses/void-contribution.ts';
import { closeSquad } from './group/close-squad.ts';
import { createSquad } from './group/create-squad.ts';
import { freezeSquad, unfreezeSquad } from './group/freeze-squad.ts';
import { deleteSquadGoal, setSquadGoal } from './group/set-squad-goal.ts';
import { updateSquad } from './group/update-squad.ts';
import { acceptSquadInvitation, declineSquadInvitation } from './members/accept-squad-invitation.ts';
import { changeMemberQuota } from './members/change-member-quota.ts';
import { changeMemberRole } from './members/change-member-role.ts';
import { inviteToSquad } from './members/invite-to-squad.ts';
import { invitationResource, memberResource } from './members/queries.ts';
import { removeSquadMember } from './members/remove-squad-member.ts';
import { revokeSquadInvitation } from './members/revoke-squad-invitation.ts';
import { squadResource } from './squad/queries.ts';
import { confirmRecurringExpense } from './recurrence/confirm-recurring-expense.ts';
import { createRecurringExpense } from './recurrence/create-recurring-expense.ts';
import { deleteRecurringExpense } from './recurrence/delete-recurring-expense.ts';
import { recurringExpenseResource } from './recurrence/queries.ts';
import { setSquadRecurrence } from './recurrence/set-squad-recurrence.ts';
import { updateRecurringExpense } from './recurrence/update-recurring-expense.ts';
import { settleSquadDebts } from './settlement/settle-squad-debts.ts';
import { simplifySquadDebts } from './settlement/simplify-squad-debts.ts';
import { approveSpendRequest } from './spends/approve-spend-request.ts';
import { spendRequestResource } from './spends/queries.ts';
import { rejectSpendRequest } from './spends/reject-spend-request.ts';
import { deleteSpendApprovalRules, setSpendApprovalRules } from './spends/set-spend-approval-rules.ts';
import { spendFromSquad } from './spends/spend-from-squad.ts';
import type { Member, RecurringExpense, SpendRequest as Asked, SquadRow } from './squad.ts';

@Route('v1/squads')
@Tags('Squads')
@Response<HTTPValidationError>(422, 'Request validation failed')
export class CommandSquadsController extends Controller implements Implements<
  'grantAutoCollectConsent' | 'revokeAutoCollectConsent' | 'contributeToSquad' | 'voidContribution' | 'resplitExpense' | 'createSquad' |
  'updateSquad' | 'closeSquad' | 'freezeSquad' | 'unfreezeSquad' | 'setSquadGoal' | 'deleteSquadGoal' | 'inviteToSquad' |
  'acceptSquadInvitation' | 'declineSquadInvitation' | 'revokeSquadInvitation' | 'removeSquadMember' | 'changeMemberQuota' |
  'changeMemberRole' | 'setSquadRecurrence' | 'createRecurringExpense' | 'updateRecurringExpense' | 'deleteRecurringExpense' |
  'confirmRecurringExpense' | 'settleSquadDebts' | 'simplifySquadDebts' | 'setSpendApprovalRules' | 'deleteSpendApprovalRules' |
  'spendFromSquad' | 'approveSpendRequest' | 'rejectSpendRequest'
> {
  constructor(private readonly ctx: RequestContext & JournalContext & ObligationsContext) {
    super();
  }

  @Put('{sqd_id}/auto-collect/consent')
  @SuccessResponse(200)
  async grantAutoCollectConsent(@Body() body: ConsentRequest): Promise<ConsentResponse> {
    return grantAutoCollectConsent(this.ctx, this.#squad, body);
  }

  @Delete('{sqd_id}/auto-collect/consent/{consent_id}')
  async revokeAutoCollectConsent(@Body() body: ConsentRevokeRequest): Promise<ConsentRevokeResponse> {
    return revokeAutoCollectConsent(this.ctx, this.#squad, this.ctx.resources.of(consentResource), body);
  }

  @Post('{sqd_id}/contributions')
  @SuccessResponse(201)
  async contributeToSquad(@Body() body: ContributionRequest): Promise<ContributionResponse> {
    return contributeToSquad(this.ctx, this.#squad, body);
  }

  @Delete('{sqd_id}/contributions/{entry_seq}')
  async voidContribution(@Path('entry_seq') entrySeq: SquadEntrySeq, @Body() body: SquadActorRequest): Promise<ContributionResponse> {
    return voidContribution(this.ctx, this.#squad, entrySeq, body);
  }

  @Patch('{sqd_id}/entries/{entry_seq}/split')
  async resplitExpense(@Path('entry_seq') entrySeq: SquadEntrySeq, @Body() body: ResplitRequest): Promise<ContributionResponse> {
    return resplitExpense(this.ctx, this.#squad, entrySeq, body);
  }

  @Post()
  @SuccessResponse(201)
  async createSquad(@Body() body: CreateSquadRequest): Promise<SquadDetailResponse> {
    return createSquad(this.ctx, body);
  }

  @Patch('{sqd_id}')
  async updateSquad(@Body() body: UpdateSquadRequest): Promise<SquadDetailResponse> {
    return updateSquad(this.ctx, this.#squad, body);
  }

  @Post('{sqd_id}/close')
  @SuccessResponse(200)
  async closeSquad(@Body() body: CloseRequest): Promise<SquadDetailResponse> {
    return closeSquad(this.ctx, this.#squad, body);
  }

  @Post('{sqd_id}/freeze')
  @SuccessResponse(200)
  async freezeSquad(@Body() body: SquadActorRequest): Promise<SquadDetailResponse> {
    return freezeSquad(this.ctx, this.#squad, body);
  }

  @Post('{sqd_id}/unfreeze')
  @SuccessResponse(200)
  async unfreezeSquad(@Body() body: SquadActorRequest): Promise<SquadDetailResponse> {
    return unfreezeSquad(this.ctx, this.#squad, body);
  }

  @Put('{sqd_id}/goal')
  async setSquadGoal(@Body() body: SetGoalRequest): Promise<SquadGoalResponse> {
    return setSquadGoal(this.ctx, this.#squad, body);
  }

  @Delete('{sqd_id}/goal')
  async deleteSquadGoal(@Body() body: SquadActorRequest): Promise<SquadGoalResponse> {
    return deleteSquadGoal(this.ctx, this.#squad, body);
  }

  @Post('{sqd_id}/invitations')
  @SuccessResponse(201)
  async inviteToSquad(@Body() body: InviteRequest): Promise<SquadInvitationListResponse> {
    return inviteToSquad(this.ctx, this.#squad, body);
  }

  @Post('{sqd_id}/invitations/accept')
  @SuccessResponse(200)
  async acceptSquadInvitation(@Body() body: InvitationAnswerRequest): Promise<SquadMemberOut> {
    return acceptSquadInvitation(this.ctx, this.#squad, body);
  }

  @Post('{sqd_id}/invitations/decline')
  @SuccessResponse(200)
  async declineSquadInvitation(@Body() body: InvitationAnswerRequest): Promise<SquadInvitationOut> {
    return declineSquadInvitation(this.ctx, this.#squad, body);
  }

  @Delete('{sqd_id}/invitations/{invitee_account_id}')
  async revokeSquadInvitation(@Body() body: SquadActorRequest): Promise<SquadInvitationOut> {
    return revokeSquadInvitation(this.ctx, this.#squad, this.ctx.resources.of(invitationResource), body);
  }

  @Delete('{sqd_id}/members/{member_account_id}')
  async removeSquadMember(@Body() body: SquadActorRequest): Promise<SquadMemberListResponse> {
    return removeSquadMember(this.ctx, this.#squad, this.#member, body);
  }

  @Patch('{sqd_id}/members/{member_account_id}/quota')
  async changeMemberQuota(@Body() body: ChangeMemberQuotaRequest): Promise<SquadMemberOut> {
    return changeMemberQuota(this.ctx, this.#squad, this.#member, body);
  }

  @Patch('{sqd_id}/members/{member_account_id}/role')
  async changeMemberRole(@Body() body: ChangeMemberRoleRequest): Promise<SquadMemberOut> {
    return changeMemberRole(this.ctx, this.#squad, this.#member, body);
  }

  @Put('{sqd_id}/recurrence')
  async setSquadRecurrence(@Body() body: SetRecurrenceRequest): Promise<SquadRecurrenceResponse> {
    return setSquadRecurrence(this.ctx, this.#squad, body);
  }

  @Post('{sqd_id}/recurring-expenses')
  @SuccessResponse(201)
  async createRecurringExpense(@Body() body: CreateRecurringExpenseRequest): Promise<RecurringExpenseResponse> {
    return createRecurringExpense(this.ctx, this.#squad, body);
  }

  @Patch('{sqd_id}/recurring-expenses/{rex_id}')
  async updateRecurringExpense(@Body() body: UpdateRecurringExpenseRequest): Promise<RecurringExpenseResponse> {
    return updateRecurringExpense(this.ctx, this.#squad, this.#expense, body);
  }

  @Delete('{sqd_id}/recurring-expenses/{rex_id}')
  async deleteRecurringExpense(@Body() body: SquadActorRequest): Promise<RecurringExpenseResponse> {
    return deleteRecurringExpense(this.ctx, this.#squad, this.#expense, body);
  }

  @Post('{sqd_id}/recurring-expenses/{rex_id}/confirm')
  @SuccessResponse(200)
  async confirmRecurringExpense(@Body() body: ConfirmVariableRequest): Promise<ContributionResponse> {
    return confirmRecurringExpense(this.ctx, this.#squad, this.#expense, body);
  }

  @Post('{sqd_id}/settle')
  @SuccessResponse(200)
  async settleSquadDebts(@Body() body: SettleRequest): Promise<SettleResponse> {
    return settleSquadDebts(this.ctx, this.#squad, body);
  }

  @Post('{sqd_id}/simplify-debts')
  @SuccessResponse(200)
  async simplifySquadDebts(@Body() body: SquadActorRequest): Promise<SquadSimplifyResponse> {
    return simplifySquadDebts(this.ctx, this.#squad, body);
  }

  @Put('{sqd_id}/rules')
  async setSpendApprovalRules(@Body() body: SetRulesRequest): Promise<SquadRulesResponse> {
    return setSpendApprovalRules(this.ctx, this.#squad, body);
  }

  @Delete('{sqd_id}/rules')
  async deleteSpendApprovalRules(@Body() body: SquadActorRequest): Promise<SquadRulesResponse> {
    return deleteSpendApprovalRules(this.ctx, this.#squad, body);
  }

  @Post('{sqd_id}/spends')
  @SuccessResponse(201)
  async spendFromSquad(@Body() body: SpendRequest): Promise<SpendResponse> {
    return spendFromSquad(this.ctx, this.#squad, body);
  }

  @Post('{sqd_id}/spend-requests/{spr_id}/approve')
  @SuccessResponse(200)
  async approveSpendRequest(@Body() body: SquadActorRequest): Promise<SquadSpendRequestOut> {
    return approveSpendRequest(this.ctx, this.#squad, this.#request, body);
  }

  @Post('{sqd_id}/spend-requests/{spr_id}/reject')
  @SuccessResponse(200)
  async rejectSpendRequest(@Body() body: RejectSpendRequest): Promise<SquadSpendRequestOut> {
    return rejectSpendRequest(this.ctx, this.#squad, this.#request, body);
  }

  get #squad(): SquadRow {
    return this.ctx.resources.of(squadResource);
  }

  get #member(): Member {
    return this.ctx.resources.of(memberResource);
  }

  get #expense(): RecurringExpense {
    return this.ctx.resources.of(recurringExpenseResource);
  }

  get #request(): Asked {
    return this.ctx.resources.of(spendRequestResource);
  }
}
