import { Controller, Get, Path, Query, Response, Route, Tags } from '@tsoa/runtime';
import type {
  AccountReference, HTTPValidationError, PageCursor, PageLimit, SquadEntryKind, SquadEntryState, SquadId, SquadPeriod, SquadTransactionListResponse,
} from '../../../../generated/models.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import type { Implements } from '../../../platform/http/implements.ts';
import type { JournalContext } from '../../journal/index.ts';
import { squadResource } from '../queries.ts';
import { listSquadTransactions } from './list-squad-transactions.ts';

@Route('v1/squads/{sqd_id}')
@Tags('Squads')
@Response<HTTPValidationError>(422, 'Request validation failed')
export class CoreFeedController extends Controller implements Implements<'listSquadTransactions'> {
  constructor(private readonly ctx: RequestContext & JournalContext) {
    super();
  }

  @Get('transactions')
  async listSquadTransactions(
    @Path('sqd_id') _sqdId: SquadId, @Query() caller_account_id: AccountReference, @Query() kind?: SquadEntryKind, @Query() state?: SquadEntryState,
    @Query() period?: SquadPeriod, @Query() limit?: PageLimit, @Query() cursor?: PageCursor,
  ): Promise<SquadTransactionListResponse> {
    const squad = this.ctx.resources.of(squadResource);
    return listSquadTransactions(this.ctx, squad, caller_account_id, { kind, state, period }, { limit, cursor });
  }
}
