import { Body, Controller, Get, Path, Post, Query, Response, Route, SuccessResponse, Tags } from '@tsoa/runtime';
import type {
  BindRailRequest, HTTPValidationError, PageCursor, PageLimit, ProviderReference, Rail, RailBindingListResponse, RailBindingResponse, TenantId,
} from '../../../../generated/models.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import type { Implements } from '../../../platform/http/implements.ts';
import { operatorBindRail, type BindingsContext } from './operator-bind-rail.ts';
import { operatorListRailBindings } from './queries.ts';

@Route('v1/operator/tenants/{tenant}/rail-bindings')
@Tags('Operator')
@Response<HTTPValidationError>(422, 'Request validation failed')
export class CommandRailBindingsController extends Controller implements Implements<'operatorListRailBindings' | 'operatorBindRail'> {
  constructor(private readonly ctx: RequestContext & BindingsContext) {
    super();
  }

  @Get()
  async operatorListRailBindings(
    @Path('tenant') _tenant: TenantId, @Query() rail?: Rail, @Query() provider_id?: ProviderReference,
    @Query() limit?: PageLimit, @Query() cursor?: PageCursor,
  ): Promise<RailBindingListResponse> {
    return operatorListRailBindings(this.ctx, { rail, provider_id }, { limit, cursor });
  }

  @Post()
  @SuccessResponse(201)
  async operatorBindRail(@Path('tenant') _tenant: TenantId, @Body() body: BindRailRequest): Promise<RailBindingResponse> {
    return operatorBindRail(this.ctx, body);
  }
}
