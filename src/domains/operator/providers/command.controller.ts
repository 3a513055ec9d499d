import { Body, Controller, Get, Path, Post, Query, Response, Route, SuccessResponse, Tags } from '@tsoa/runtime';
import type {
  CreateProviderAccountRequest, HTTPValidationError, PageCursor, PageLimit, ProviderAccountListResponse, ProviderAccountResponse, ProviderAccountType,
  ProviderId, ProviderTransferRequest, ProviderTransferResponse, TenantId,
} from '../../../../generated/models.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import type { Implements } from '../../../platform/http/implements.ts';
import { providerResource } from '../../providers/index.ts';
import { operatorCreateProviderAccount } from './operator-create-provider-account.ts';
import type { ProviderAccountsContext } from './context.ts';
import { operatorListProviderAccounts } from './queries.ts';
import { operatorTransferProviderFunds, type ProviderTransfersContext } from './operator-transfer-provider-funds.ts';

@Route('v1/operator/tenants/{tenant}/provider-accounts')
@Tags('Operator')
@Response<HTTPValidationError>(422, 'Request validation failed')
export class CommandProviderAccountsController extends Controller implements Implements<
  'operatorListProviderAccounts' | 'operatorCreateProviderAccount' | 'operatorTransferProviderFunds'
> {
  constructor(private readonly ctx: RequestContext & ProviderAccountsContext & ProviderTransfersContext) {
    super();
  }

  @Get()
  async operatorListProviderAccounts(
    @Path('tenant') _tenant: TenantId, @Query() type?: ProviderAccountType, @Query() limit?: PageLimit, @Query() cursor?: PageCursor,
  ): Promise<ProviderAccountListResponse> {
    return operatorListProviderAccounts(this.ctx, { type }, { limit, cursor });
  }

  @Post()
  @SuccessResponse(201)
  async operatorCreateProviderAccount(
    @Path('tenant') _tenant: TenantId, @Body() body: CreateProviderAccountRequest,
  ): Promise<ProviderAccountResponse> {
    return operatorCreateProviderAccount(this.ctx, body);
  }

  @Post('{provider_id}/transfers')
  @SuccessResponse(201)
  async operatorTransferProviderFunds(
    @Path('tenant') _tenant: TenantId, @Path('provider_id') _providerId: ProviderId, @Body() body: ProviderTransferRequest,
  ): Promise<ProviderTransferResponse> {
    return operatorTransferProviderFunds(this.ctx, this.ctx.resources.of(providerResource), body);
  }
}
