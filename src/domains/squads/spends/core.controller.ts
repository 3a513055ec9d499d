import { Controller, Get, Path, Query, Response, Route, Tags } from '@tsoa/runtime';
import type {
  AccountReference, HTTPValidationError, PageCursor, PageLimit, SpendRequestListResponse, SpendRequestState, SquadId,
} from '../../../../generated/models.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import type { Implements } from '../../../platform/http/implements.ts';
import type { JournalContext } from '../../journal/index.ts';
import { squadResource } from '../queries.ts';
import { listSpendRequests } from './queries.ts';

@Route('v1/squads/{sqd_id}')
@Tags('Squads')
@Response<HTTPValidationError>(422, 'Request validation failed')
export class CoreSpendsController extends Controller implements Implements<'listSpendRequests'> {
  constructor(private readonly ctx: RequestContext & JournalContext) {
    super();
  }

  @Get('spend-requests')
  async listSpendRequests(
    @Path('sqd_id') _sqdId: SquadId, @Query() caller_account_id: AccountReference, @Query() state?: SpendRequestState,
    @Query() limit?: PageLimit, @Query() cursor?: PageCursor,
  ): Promise<SpendRequestListResponse> {
    return listSpendRequests(this.ctx, this.ctx.resources.of(squadResource), caller_account_id, state, { limit, cursor });
  }
}
