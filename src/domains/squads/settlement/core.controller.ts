import { Controller, Get, Path, Query, Response, Route, Tags } from '@tsoa/runtime';
import type {
  AccountId, AccountReference, HTTPValidationError, SettlementPlanResponse, SquadId, SquadSimplifyPreviewResponse,
} from '../../../../generated/models.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import type { Implements } from '../../../platform/http/implements.ts';
import { accountResource } from '../../accounts/index.ts';
import type { JournalContext } from '../../journal/index.ts';
import { squadResource } from '../queries.ts';
import { getSettlementPlan } from './get-settlement-plan.ts';
import { previewSimplifyDebts } from './preview-simplify-debts.ts';

@Route('v1')
@Tags('Squads')
@Response<HTTPValidationError>(422, 'Request validation failed')
export class CoreSettlementController extends Controller implements Implements<'getSettlementPlan' | 'previewSimplifyDebts'> {
  constructor(private readonly ctx: RequestContext & JournalContext) {
    super();
  }

  @Get('accounts/{acc_id}/squads/{sqd_id}/settlement-plan')
  async getSettlementPlan(@Path('acc_id') _accountId: AccountId, @Path('sqd_id') _sqdId: SquadId): Promise<SettlementPlanResponse> {
    return getSettlementPlan(this.ctx, this.ctx.resources.of(accountResource), this.ctx.resources.of(squadResource));
  }

  @Get('squads/{sqd_id}/simplify-preview')
  async previewSimplifyDebts(
    @Path('sqd_id') _sqdId: SquadId, @Query() caller_account_id: AccountReference,
  ): Promise<SquadSimplifyPreviewResponse> {
    return previewSimplifyDebts(this.ctx, this.ctx.resources.of(squadResource), caller_account_id);
  }
}
