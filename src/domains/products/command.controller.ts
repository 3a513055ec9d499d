import { Body, Controller, Get, Path, Post, Query, Response, Route, SuccessResponse, Tags } from '@tsoa/runtime';
import type {
  BindTemplateRequest, HTTPValidationError, PageCursor, PageLimit, ProductId, ProductResponse, ScenarioListResponse,
} from '../../../generated/models.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import type { Implements } from '../../platform/http/implements.ts';
import { bindProductTemplate } from './bind-product-template.ts';
import type { ProductsContext } from './context.ts';
import { listProductScenarios, productResource } from './queries.ts';

@Route('v1/products/{product_id}')
@Tags('Products')
@Response<HTTPValidationError>(422, 'Request validation failed')
export class CommandProductsController extends Controller implements Implements<'bindProductTemplate' | 'listProductScenarios'> {
  constructor(private readonly ctx: RequestContext & ProductsContext) {
    super();
  }

  @Post()
  @SuccessResponse(201)
  async bindProductTemplate(@Path('product_id') productId: ProductId, @Body() body: BindTemplateRequest): Promise<ProductResponse> {
    return bindProductTemplate(this.ctx, productId, body);
  }

  @Get('scenarios')
  async listProductScenarios(
    @Path('product_id') _productId: ProductId, @Query() limit?: PageLimit, @Query() cursor?: PageCursor,
  ): Promise<ScenarioListResponse> {
    return listProductScenarios(this.ctx, this.ctx.resources.of(productResource), { limit, cursor });
  }
}
