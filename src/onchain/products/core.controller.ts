import { Controller, Get, Query, Response, Route, Tags } from '@tsoa/runtime';
import type {
  AccountReference, HTTPValidationError, InstanceStateFilter, PageCursor, PageLimit, ProductInstanceListResponse, ProductInstanceResponse,
  ProductInstanceStatus, ProductLifecycle, ProductListResponse, ProductReference, ProductResponse,
} from '../../../generated/models.ts';
import type { Implements } from '../../platform/http/implements.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import { accountResource } from '../../domains/accounts/index.ts';
import type { ProductsContext } from './context.ts';
import type { InstancesContext } from './instances/context.ts';
import { getProductInstance, instanceResource, listAccountProductInstances, listProductInstances } from './instances/queries.ts';
import { getProduct, listProducts } from './binding/queries.ts';
import { productResource } from './find-product.ts';

@Route('v1')
@Tags('Products')
@Response<HTTPValidationError>(422, 'Request validation failed')
export class CoreProductsController extends Controller implements Implements<
  'listProducts' | 'getProduct' | 'listProductInstances' | 'getProductInstance' | 'listAccountProductInstances'
> {
  constructor(private readonly ctx: RequestContext & ProductsContext & InstancesContext) {
    super();
  }

  @Get('products')
  async listProducts(
    @Query() lifecycle?: ProductLifecycle, @Query() limit?: PageLimit, @Query() cursor?: PageCursor,
  ): Promise<ProductListResponse> {
    return listProducts(this.ctx, lifecycle, { limit, cursor });
  }

  @Get('products/{product_id}')
  async getProduct(): Promise<ProductResponse> {
    return getProduct(this.ctx, this.ctx.resources.of(productResource));
  }

  @Get('products/{product_id}/instances')
  async listProductInstances(
    @Query() account_id?: AccountReference, @Query() status?: ProductInstanceStatus, @Query() state?: InstanceStateFilter,
    @Query() limit?: PageLimit, @Query() cursor?: PageCursor,
  ): Promise<ProductInstanceListResponse> {
    const { product: { productId } } = this.ctx.resources.of(productResource);
    return listProductInstances(this.ctx, productId, { account_id, status, state }, { limit, cursor });
  }

  @Get('products/{product_id}/instances/{instance_id}')
  async getProductInstance(): Promise<ProductInstanceResponse> {
    return getProductInstance(this.ctx, this.ctx.resources.of(instanceResource));
  }

  @Get('accounts/{account_id}/product-instances')
  async listAccountProductInstances(
    @Query() product_id?: ProductReference, @Query() status?: ProductInstanceStatus, @Query() limit?: PageLimit,
    @Query() cursor?: PageCursor,
  ): Promise<ProductInstanceListResponse> {
    return listAccountProductInstances(this.ctx, this.ctx.resources.of(accountResource), { product_id, status }, { limit, cursor });
  }
}
