import { Body, Controller, Path, Post, Response, Route, SuccessResponse, Tags } from '@tsoa/runtime';
import type { CreateProviderAccountRequest, HTTPValidationError, ProviderAccountResponse, TenantId } from '../../../../generated/models.ts';
import type { RequestContext } from '../../../platform/context.ts';
import type { Implements } from '../../../platform/http/implements.ts';
import { operatorCreateProviderAccount, type ProviderAccountsContext } from './create-provider-account.ts';

@Route('v1/operator/tenants/{tenant}/provider-accounts')
@Tags('Operator')
@Response<HTTPValidationError>(422, 'Request validation failed')
export class CommandProviderAccountsController extends Controller implements Implements<'operatorCreateProviderAccount'> {
  constructor(private readonly ctx: RequestContext & ProviderAccountsContext) {
    super();
  }

  @Post()
  @SuccessResponse(201)
  async operatorCreateProviderAccount(
    @Path('tenant') _tenant: TenantId, @Body() body: CreateProviderAccountRequest,
  ): Promise<ProviderAccountResponse> {
    return operatorCreateProviderAccount(this.ctx, body);
  }
}
