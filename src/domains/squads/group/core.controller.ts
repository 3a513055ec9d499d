import { Controller, Get, Path, Query, Response, Route, Tags } from '@tsoa/runtime';
import type {
  AccountId, AccountReference, AccountSquadListResponse, HTTPValidationError, PageCursor, PageLimit, SquadDetailResponse, SquadId,
  SquadListResponse, SquadState,
} from '../../../../generated/models.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import type { Implements } from '../../../platform/http/implements.ts';
import { accountResource } from '../../accounts/index.ts';
import type { JournalContext } from '../../journal/index.ts';
import { squadResource } from '../queries.ts';
import { getSquad } from './get-squad.ts';
import { listAccountSquads, listSquads } from './queries.ts';

@Route('v1')
@Tags('Squads')
@Response<HTTPValidationError>(422, 'Request validation failed')
export class CoreGroupController extends Controller implements Implements<'listSquads' | 'getSquad' | 'listAccountSquads'> {
  constructor(private readonly ctx: RequestContext & JournalContext) {
    super();
  }

  @Get('squads')
  async listSquads(@Query() state?: SquadState, @Query() limit?: PageLimit, @Query() cursor?: PageCursor): Promise<SquadListResponse> {
    return listSquads(this.ctx, state, { limit, cursor });
  }

  @Get('squads/{sqd_id}')
  async getSquad(@Path('sqd_id') _sqdId: SquadId, @Query() caller_account_id: AccountReference): Promise<SquadDetailResponse> {
    return getSquad(this.ctx, this.ctx.resources.of(squadResource), caller_account_id);
  }

  @Get('accounts/{acc_id}/squads')
  async listAccountSquads(
    @Path('acc_id') _accountId: AccountId, @Query() state?: SquadState, @Query() limit?: PageLimit, @Query() cursor?: PageCursor,
  ): Promise<AccountSquadListResponse> {
    return listAccountSquads(this.ctx, this.ctx.resources.of(accountResource), state, { limit, cursor });
  }
}
