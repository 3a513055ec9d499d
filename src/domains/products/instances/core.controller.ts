import { Controller, Get, Path, Query, Response, Route, Tags } from '@tsoa/runtime';
import type {
  AccountId, AccountReference, HTTPValidationError, InstanceStateFilter, PageCursor, PageLimit, ProductId, ProductInstanceId, ProductInstanceListResponse,
  ProductInstanceResponse, ProductInstanceStatus, ProductReference,
} from '../../../../generated/models.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import type { Implements } from '../../../platform/http/implements.ts';
import { accountResource } from '../../accounts/index.ts';
import { productResource } from '../queries.ts';
import type { InstancesContext } from './context.ts';
import { getProductInstance, instanceResource, listAccountProductInstances, listProductInstances } from './queries.ts';

@Route('v1/products/{product_id}/instances')
@Tags('Products')
@Response<HTTPValidationError>(422, 'Request validation failed')
export class CoreInstancesController extends Controller implements Implements<'listProductInstances' | 'getProductInstance'> {
  constructor(private readonly ctx: RequestContext & InstancesContext) {
    super();
  }

  @Get()
  async listProductInstances(
    @Path('product_id') _productId: ProductId, @Query() account_id?: AccountReference, @Query() status?: ProductInstanceStatus,
    @Query() state?: InstanceStateFilter, @Query() limit?: PageLimit, @Query() cursor?: PageCursor,
  ): Promise<ProductInstanceListResponse> {
    const { product: { productId } } = this.ctx.resources.of(productResource);
    return listProductInstances(this.ctx, productId, { account_id, status, state }, { limit, cursor });
  }

  @Get('{instance_id}')
  async getProductInstance(@Path('product_id') _productId: ProductId, @Path('instance_id') _instanceId: ProductInstanceId): Promise<ProductInstanceResponse> {
    return getProductInstance(this.ctx, this.ctx.resources.of(instanceResource));
  }
}

@Route('v1/accounts/{account_id}/product-instances')
@Tags('Products')
@Response<HTTPValidationError>(422, 'Request validation failed')
export class CoreAccountInstancesController extends Controller implements Implements<'listAccountProductInstances'> {
  constructor(private readonly ctx: RequestContext & InstancesContext) {
    super();
  }

  @Get()
  async listAccountProductInstances(
    @Path('account_id') _accountId: AccountId, @Query() product_id?: ProductReference, @Query() status?: ProductInstanceStatus,
    @Query() limit?: PageLimit, @Query() cursor?: PageCursor,
  ): Promise<ProductInstanceListResponse> {
    return listAccountProductInstances(this.ctx, this.ctx.resources.of(accountResource), { product_id, status }, { limit, cursor });
  }
}
