import { Body, Controller, Delete, Path, Post, Put, Response, Route, SuccessResponse, Tags } from '@tsoa/runtime';
import type {
  HTTPValidationError, RejectSpendRequest, SetRulesRequest, SpendRequest, SpendRequestId, SpendResponse, SquadActorRequest, SquadId,
  SquadRulesResponse, SquadSpendRequestOut,
} from '../../../../generated/models.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import type { Implements } from '../../../platform/http/implements.ts';
import type { JournalContext } from '../../journal/index.ts';
import type { ObligationsContext } from '../../obligations/index.ts';
import { squadResource } from '../queries.ts';
import type { SpendRequest as Asked, SquadRow } from '../squad.ts';
import { approveSpendRequest } from './approve-spend-request.ts';
import { spendRequestResource } from './queries.ts';
import { rejectSpendRequest } from './reject-spend-request.ts';
import { deleteSpendApprovalRules, setSpendApprovalRules } from './set-spend-approval-rules.ts';
import { spendFromSquad } from './spend-from-squad.ts';

@Route('v1/squads/{sqd_id}')
@Tags('Squads')
@Response<HTTPValidationError>(422, 'Request validation failed')
export class CommandSpendsController extends Controller
  implements Implements<'setSpendApprovalRules' | 'deleteSpendApprovalRules' | 'spendFromSquad' | 'approveSpendRequest' | 'rejectSpendRequest'> {
  constructor(private readonly ctx: RequestContext & JournalContext & ObligationsContext) {
    super();
  }

  @Put('rules')
  async setSpendApprovalRules(@Path('sqd_id') _sqdId: SquadId, @Body() body: SetRulesRequest): Promise<SquadRulesResponse> {
    return setSpendApprovalRules(this.ctx, this.#squad, body);
  }

  @Delete('rules')
  async deleteSpendApprovalRules(@Path('sqd_id') _sqdId: SquadId, @Body() body: SquadActorRequest): Promise<SquadRulesResponse> {
    return deleteSpendApprovalRules(this.ctx, this.#squad, body);
  }

  @Post('spends')
  @SuccessResponse(201)
  async spendFromSquad(@Path('sqd_id') _sqdId: SquadId, @Body() body: SpendRequest): Promise<SpendResponse> {
    return spendFromSquad(this.ctx, this.#squad, body);
  }

  @Post('spend-requests/{spr_id}/approve')
  @SuccessResponse(200)
  async approveSpendRequest(
    @Path('sqd_id') _sqdId: SquadId, @Path('spr_id') _sprId: SpendRequestId, @Body() body: SquadActorRequest,
  ): Promise<SquadSpendRequestOut> {
    return approveSpendRequest(this.ctx, this.#squad, this.#request, body);
  }

  @Post('spend-requests/{spr_id}/reject')
  @SuccessResponse(200)
  async rejectSpendRequest(
    @Path('sqd_id') _sqdId: SquadId, @Path('spr_id') _sprId: SpendRequestId, @Body() body: RejectSpendRequest,
  ): Promise<SquadSpendRequestOut> {
    return rejectSpendRequest(this.ctx, this.#squad, this.#request, body);
  }

  get #squad(): SquadRow {
    return this.ctx.resources.of(squadResource);
  }

  get #request(): Asked {
    return this.ctx.resources.of(spendRequestResource);
  }
}
