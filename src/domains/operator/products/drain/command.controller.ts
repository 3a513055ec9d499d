import { Body, Controller, Get, Path, Post, Query, Response, Route, Tags } from '@tsoa/runtime';
import type { DrainPlanResponse, DrainRequest, DrainResponse, HTTPValidationError, PageCursor, PageLimit, ProductId, TenantId } from '../../../../../generated/models.ts';
import type { RequestContext } from '../../../../platform/http/request-context.ts';
import type { Implements } from '../../../../platform/http/implements.ts';
import { operatorDrainProduct, operatorPlanDrain, productResource, type InstancesContext } from '../../../products/index.ts';

@Route('v1/operator/tenants/{tenant}/products/{product_id}/drain')
@Tags('Operator')
@Response<HTTPValidationError>(422, 'Request validation failed')
export class CommandOperatorDrainController extends Controller implements Implements<'operatorPlanDrain' | 'operatorDrainProduct'> {
  constructor(private readonly ctx: RequestContext & InstancesContext) {
    super();
  }

  @Get()
  async operatorPlanDrain(
    @Path('tenant') _tenant: TenantId, @Path('product_id') _productId: ProductId, @Query() limit?: PageLimit, @Query() cursor?: PageCursor,
  ): Promise<DrainPlanResponse> {
    return operatorPlanDrain(this.ctx, this.ctx.resources.of(productResource), { limit, cursor });
  }

  @Post()
  async operatorDrainProduct(@Path('tenant') _tenant: TenantId, @Path('product_id') _productId: ProductId, @Body() body: DrainRequest): Promise<DrainResponse> {
    return operatorDrainProduct(this.ctx, this.ctx.resources.of(productResource), body);
  }
}
