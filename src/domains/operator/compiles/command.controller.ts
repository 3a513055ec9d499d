import { Body, Controller, Get, Path, Post, Query, Response, Route, SuccessResponse, Tags } from '@tsoa/runtime';
import type {
  CompileId, CompileListResponse, CompileResponse, CompileSourceResponse, CompileState, CompileSubmitRequest, HTTPValidationError, PageCursor, PageLimit,
  ProductReference, TenantId,
} from '../../../../generated/models.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import type { Implements } from '../../../platform/http/implements.ts';
import { compileResource, operatorGetCompileSource } from '../../foundry/index.ts';
import { operatorSubmitCompile } from './operator-submit-compile.ts';
import { operatorGetCompile, operatorListCompiles } from './queries.ts';

@Route('v1/operator/tenants/{tenant}/foundry/compiles')
@Tags('Operator')
@Response<HTTPValidationError>(422, 'Request validation failed')
export class CommandOperatorCompilesController extends Controller implements Implements<
  'operatorListCompiles' | 'operatorSubmitCompile' | 'operatorGetCompile' | 'operatorGetCompileSource'
> {
  constructor(private readonly ctx: RequestContext) {
    super();
  }

  @Get()
  async operatorListCompiles(
    @Path('tenant') _tenant: TenantId, @Query('product_id') productId?: ProductReference, @Query() state?: CompileState, @Query() limit?: PageLimit,
    @Query() cursor?: PageCursor,
  ): Promise<CompileListResponse> {
    return operatorListCompiles(this.ctx, { productId, state }, { limit, cursor });
  }

  @Post()
  @SuccessResponse(201)
  async operatorSubmitCompile(@Path('tenant') _tenant: TenantId, @Body() body: CompileSubmitRequest): Promise<CompileResponse> {
    return operatorSubmitCompile(this.ctx, body);
  }

  @Get('{compile_id}')
  async operatorGetCompile(@Path('tenant') _tenant: TenantId, @Path('compile_id') _compileId: CompileId): Promise<CompileResponse> {
    return operatorGetCompile(this.ctx, this.ctx.resources.of(compileResource));
  }

  @Get('{compile_id}/source')
  async operatorGetCompileSource(@Path('tenant') _tenant: TenantId, @Path('compile_id') _compileId: CompileId): Promise<CompileSourceResponse> {
    return operatorGetCompileSource(this.ctx, this.ctx.resources.of(compileResource));
  }
}
