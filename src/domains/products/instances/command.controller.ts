import { Body, Controller, Path, Post, Response, Route, SuccessResponse, Tags } from '@tsoa/runtime';
import type {
  ActionSegment, CloseInstanceRequest, CreateInstanceRequest, DriveActionRequest, HTTPValidationError, ProductId, ProductInstanceId, ProductInstanceResponse,
} from '../../../../generated/models.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import type { Implements } from '../../../platform/http/implements.ts';
import { productResource } from '../queries.ts';
import { closeProductInstance } from './close-product-instance.ts';
import type { InstancesContext } from './context.ts';
import { createProductInstance } from './create-product-instance.ts';
import { driveProductAction } from './drive-product-action.ts';
import { instanceResource } from './queries.ts';

@Route('v1/products/{product_id}/instances')
@Tags('Products')
@Response<HTTPValidationError>(422, 'Request validation failed')
export class CommandInstancesController extends Controller implements Implements<'createProductInstance' | 'driveProductAction' | 'closeProductInstance'> {
  constructor(private readonly ctx: RequestContext & InstancesContext) {
    super();
  }

  @Post()
  @SuccessResponse(201)
  async createProductInstance(@Path('product_id') _productId: ProductId, @Body() body: CreateInstanceRequest): Promise<ProductInstanceResponse> {
    return createProductInstance(this.ctx, this.ctx.resources.of(productResource), body);
  }

  @Post('{instance_id}/actions/{action}')
  async driveProductAction(
    @Path('product_id') _productId: ProductId, @Path('instance_id') _instanceId: ProductInstanceId, @Path() action: ActionSegment, @Body() body: DriveActionRequest,
  ): Promise<ProductInstanceResponse> {
    return driveProductAction(this.ctx, this.ctx.resources.of(instanceResource), action, body);
  }

  @Post('{instance_id}/close')
  async closeProductInstance(
    @Path('product_id') _productId: ProductId, @Path('instance_id') _instanceId: ProductInstanceId, @Body() body: CloseInstanceRequest,
  ): Promise<ProductInstanceResponse> {
    return closeProductInstance(this.ctx, this.ctx.resources.of(instanceResource), body);
  }
}
