import { Controller, Get, Query, Response, Route, Tags } from '@tsoa/runtime';
import type {
  HTTPValidationError, PageCursor, PageLimit, ProviderReference, RailFamily, ReconciliationBreakKind, ReconciliationBreakListResponse,
  ReconciliationBreakState, ReconciliationRunListResponse, ReconciliationRunReference, ReconciliationRunResponse, ReconciliationRunState,
} from '../../../generated/models.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import type { Implements } from '../../platform/http/implements.ts';
import { getReconciliationRun, listReconciliationBreaks, listReconciliationRuns, runResource } from './queries.ts';

@Route('v1/reconciliation')
@Tags('Reconciliation')
@Response<HTTPValidationError>(422, 'Request validation failed')
export class CoreReconciliationController extends Controller
  implements Implements<'listReconciliationRuns' | 'getReconciliationRun' | 'listReconciliationBreaks'> {
  constructor(private readonly ctx: RequestContext) {
    super();
  }

  @Get('runs')
  async listReconciliationRuns(
    @Query() provider_id?: ProviderReference,
    @Query() rail?: RailFamily,
    @Query() state?: ReconciliationRunState,
    @Query() limit?: PageLimit,
    @Query() cursor?: PageCursor,
  ): Promise<ReconciliationRunListResponse> {
    return listReconciliationRuns(this.ctx, { provider_id, rail, state }, { limit, cursor });
  }

  @Get('runs/{run_id}')
  async getReconciliationRun(): Promise<ReconciliationRunResponse> {
    return getReconciliationRun(this.ctx.resources.of(runResource));
  }

  @Get('breaks')
  async listReconciliationBreaks(
    @Query() run_id?: ReconciliationRunReference,
    @Query() provider_id?: ProviderReference,
    @Query() rail?: RailFamily,
    @Query() kind?: ReconciliationBreakKind,
    @Query() state?: ReconciliationBreakState,
    @Query() limit?: PageLimit,
    @Query() cursor?: PageCursor,
  ): Promise<ReconciliationBreakListResponse> {
    return listReconciliationBreaks(this.ctx, { run_id, provider_id, rail, kind, state }, { limit, cursor });
  }
}
