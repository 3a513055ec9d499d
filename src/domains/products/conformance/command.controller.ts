import { Body, Controller, Get, Path, Post, Response, Route, SuccessResponse, Tags } from '@tsoa/runtime';
import type {
  ConformanceRunId, ConformanceRunOpenRequest, ConformanceRunResponse, ConformanceStepIndex, ConformanceStepRequest, HTTPValidationError, ProductId,
} from '../../../../generated/models.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import type { Implements } from '../../../platform/http/implements.ts';
import type { InstancesContext } from '../instances/context.ts';
import { productResource } from '../queries.ts';
import { openConformanceRun } from './open-conformance-run.ts';
import { getConformanceRun, runResource } from './queries.ts';
import { runConformanceStep } from './run-conformance-step.ts';

@Route('v1/products/{product_id}/conformance')
@Tags('Products')
@Response<HTTPValidationError>(422, 'Request validation failed')
export class CommandConformanceController extends Controller implements Implements<'openConformanceRun' | 'getConformanceRun' | 'runConformanceStep'> {
  constructor(private readonly ctx: RequestContext & InstancesContext) {
    super();
  }

  @Post()
  @SuccessResponse(201)
  async openConformanceRun(@Path('product_id') productId: ProductId, @Body() body: ConformanceRunOpenRequest): Promise<ConformanceRunResponse> {
    return openConformanceRun(this.ctx, productId, body);
  }

  @Get('{run_id}')
  async getConformanceRun(@Path('product_id') _productId: ProductId, @Path('run_id') _runId: ConformanceRunId): Promise<ConformanceRunResponse> {
    return getConformanceRun(this.ctx, this.ctx.resources.of(runResource));
  }

  @Post('{run_id}/steps/{index}')
  async runConformanceStep(
    @Path('product_id') _productId: ProductId, @Path('run_id') _runId: ConformanceRunId, @Path() index: ConformanceStepIndex, @Body() _body: ConformanceStepRequest,
  ): Promise<ConformanceRunResponse> {
    return runConformanceStep(this.ctx, this.ctx.resources.of(productResource), this.ctx.resources.of(runResource), index);
  }
}
