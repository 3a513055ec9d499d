import { Body, Controller, Path, Post, Response, Route, SuccessResponse, Tags } from '@tsoa/runtime';
import type {
  HTTPValidationError, ReconciliationBreakId, ReconciliationBreakResponse, ReconciliationRunResponse, ResolveBreakRequest,
  StartReconciliationRunRequest,
} from '../../../generated/models.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import type { Implements } from '../../platform/http/implements.ts';
import type { ReconciliationContext } from './ports.ts';
import { resolveReconciliationBreak } from './resolve-reconciliation-break.ts';
import { startReconciliationRun } from './start-reconciliation-run.ts';

@Route('v1/reconciliation')
@Tags('Reconciliation')
@Response<HTTPValidationError>(422, 'Request validation failed')
export class CommandReconciliationController extends Controller
  implements Implements<'startReconciliationRun' | 'resolveReconciliationBreak'> {
  constructor(private readonly ctx: RequestContext & ReconciliationContext) {
    super();
  }

  @Post('runs')
  @SuccessResponse(201)
  async startReconciliationRun(@Body() body: StartReconciliationRunRequest): Promise<ReconciliationRunResponse> {
    return startReconciliationRun(this.ctx, body);
  }

  @Post('breaks/{break_id}/resolve')
  async resolveReconciliationBreak(
    @Path('break_id') breakId: ReconciliationBreakId, @Body() body: ResolveBreakRequest,
  ): Promise<ReconciliationBreakResponse> {
    return resolveReconciliationBreak(this.ctx, breakId, body);
  }
}
