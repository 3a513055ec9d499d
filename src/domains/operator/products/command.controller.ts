import { Body, Controller, Get, Patch, Path, Post, Query, Response, Route, SuccessResponse, Tags } from '@tsoa/runtime';
import type {
  BindArtifactRequest, CertificationEvidence, CertificationResponse, HTTPValidationError, PageCursor, PageLimit, ProductId, ProductLifecycle, ProductListResponse,
  ProductResponse, SetLifecycleRequest, TenantId,
} from '../../../../generated/models.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import type { Implements } from '../../../platform/http/implements.ts';
import { operatorSetProductLifecycle, productResource, type ProductsContext } from '../../products/index.ts';
import { operatorBindProduct } from './operator-bind-product.ts';
import { operatorCertifyProduct } from './operator-certify-product.ts';
import { operatorGetCertification, operatorGetProduct, operatorListProducts } from './queries.ts';

@Route('v1/operator/tenants/{tenant}/products')
@Tags('Operator')
@Response<HTTPValidationError>(422, 'Request validation failed')
export class CommandOperatorProductsController extends Controller implements Implements<
  'operatorListProducts' | 'operatorGetProduct' | 'operatorBindProduct' | 'operatorSetProductLifecycle' | 'operatorGetCertification' | 'operatorCertifyProduct'
> {
  constructor(private readonly ctx: RequestContext & ProductsContext) {
    super();
  }

  @Get()
  async operatorListProducts(
    @Path('tenant') _tenant: TenantId, @Query() lifecycle?: ProductLifecycle, @Query() limit?: PageLimit, @Query() cursor?: PageCursor,
  ): Promise<ProductListResponse> {
    return operatorListProducts(this.ctx, lifecycle, { limit, cursor });
  }

  @Get('{product_id}')
  async operatorGetProduct(@Path('tenant') _tenant: TenantId, @Path('product_id') _productId: ProductId): Promise<ProductResponse> {
    return operatorGetProduct(this.ctx, this.ctx.resources.of(productResource));
  }

  @Post('{product_id}')
  @SuccessResponse(201)
  async operatorBindProduct(
    @Path('tenant') _tenant: TenantId, @Path('product_id') productId: ProductId, @Body() body: BindArtifactRequest,
  ): Promise<ProductResponse> {
    return operatorBindProduct(this.ctx, productId, body);
  }

  @Patch('{product_id}')
  async operatorSetProductLifecycle(
    @Path('tenant') _tenant: TenantId, @Path('product_id') productId: ProductId, @Body() body: SetLifecycleRequest,
  ): Promise<ProductResponse> {
    return operatorSetProductLifecycle(this.ctx, productId, body);
  }

  @Get('{product_id}/certification')
  async operatorGetCertification(@Path('tenant') _tenant: TenantId, @Path('product_id') _productId: ProductId): Promise<CertificationResponse> {
    return operatorGetCertification(this.ctx, this.ctx.resources.of(productResource));
  }

  @Post('{product_id}/certification')
  @SuccessResponse(201)
  async operatorCertifyProduct(
    @Path('tenant') _tenant: TenantId, @Path('product_id') productId: ProductId, @Body() body: CertificationEvidence,
  ): Promise<CertificationResponse> {
    return operatorCertifyProduct(this.ctx, productId, body);
  }
}
