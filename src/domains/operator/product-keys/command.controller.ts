import { Body, Controller, Get, Path, Post, Query, Response, Route, SuccessResponse, Tags } from '@tsoa/runtime';
import type {
  EnrollProductKeyRequest, HTTPValidationError, PageCursor, PageLimit, ProductKeyAuthor, ProductKeyListResponse, ProductKeyResponse, ProductKeyStatus, TenantId,
} from '../../../../generated/models.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import type { Implements } from '../../../platform/http/implements.ts';
import { operatorEnrollProductKey, operatorListProductKeys } from '../../foundry/index.ts';

@Route('v1/operator/tenants/{tenant}/product-keys')
@Tags('Operator')
@Response<HTTPValidationError>(422, 'Request validation failed')
export class CommandOperatorProductKeysController extends Controller implements Implements<'operatorListProductKeys' | 'operatorEnrollProductKey'> {
  constructor(private readonly ctx: RequestContext) {
    super();
  }

  @Get()
  async operatorListProductKeys(
    @Path('tenant') _tenant: TenantId, @Query() author?: ProductKeyAuthor, @Query() status?: ProductKeyStatus, @Query() limit?: PageLimit,
    @Query() cursor?: PageCursor,
  ): Promise<ProductKeyListResponse> {
    return operatorListProductKeys(this.ctx, { author, status }, { limit, cursor });
  }

  @Post()
  @SuccessResponse(201)
  async operatorEnrollProductKey(@Path('tenant') _tenant: TenantId, @Body() body: EnrollProductKeyRequest): Promise<ProductKeyResponse> {
    return operatorEnrollProductKey(this.ctx, body);
  }
}
