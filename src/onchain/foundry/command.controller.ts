import { Body, Controller, Get, Post, Query, Response, Route, SuccessResponse, Tags } from '@tsoa/runtime';
import type {
  CompileListResponse, CompileResponse, CompileState, CompileSubmitRequest, FoundryQuotaResponse, HTTPValidationError, PageCursor,
  PageLimit, ProductReference,
} from '../../../generated/models.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import type { Implements } from '../../platform/http/implements.ts';
import { compileResource, getCompile, getFoundryQuota, listCompiles } from './compiles/queries.ts';
import { submitCompile } from './compiles/submit-compile.ts';

@Route('v1/foundry')
@Tags('Foundry')
@Response<HTTPValidationError>(422, 'Request validation failed')
export class CommandFoundryController extends Controller implements Implements<
  'submitCompile' | 'listCompiles' | 'getCompile' | 'getFoundryQuota'
> {
  constructor(private readonly ctx: RequestContext) {
    super();
  }

  @Get('compiles')
  async listCompiles(
    @Query('product_id') productId?: ProductReference, @Query() state?: CompileState, @Query() limit?: PageLimit,
    @Query() cursor?: PageCursor,
  ): Promise<CompileListResponse> {
    return listCompiles(this.ctx, 'listCompiles', { productId, state }, { limit, cursor });
  }

  @Post('compiles')
  @SuccessResponse(201)
  async submitCompile(@Body() body: CompileSubmitRequest): Promise<CompileResponse> {
    return submitCompile(this.ctx, body);
  }

  @Get('compiles/{compile_id}')
  async getCompile(): Promise<CompileResponse> {
    return getCompile(this.ctx, this.ctx.resources.of(compileResource));
  }

  @Get('quota')
  async getFoundryQuota(): Promise<FoundryQuotaResponse> {
    return getFoundryQuota(this.ctx);
  }
}
