import { Controller, Get, Path, Query, Response, Route, Tags } from '@tsoa/runtime';
import type {
  HTTPValidationError, PageCursor, PageLimit, ProductId, ProductLifecycle, ProductListResponse, ProductResponse,
} from '../../../generated/models.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import type { Implements } from '../../platform/http/implements.ts';
import type { ProductsContext } from './context.ts';
import { getProduct, listProducts, productResource } from './queries.ts';

@Route('v1/products')
@Tags('Products')
@Response<HTTPValidationError>(422, 'Request validation failed')
export class CoreProductsController extends Controller implements Implements<'listProducts' | 'getProduct'> {
  constructor(private readonly ctx: RequestContext & ProductsContext) {
    super();
  }

  @Get()
  async listProducts(@Query() lifecycle?: ProductLifecycle, @Query() limit?: PageLimit, @Query() cursor?: PageCursor): Promise<ProductListResponse> {
    return listProducts(this.ctx, lifecycle, { limit, cursor });
  }

  @Get('{product_id}')
  async getProduct(@Path('product_id') _productId: ProductId): Promise<ProductResponse> {
    return getProduct(this.ctx, this.ctx.resources.of(productResource));
  }
}
