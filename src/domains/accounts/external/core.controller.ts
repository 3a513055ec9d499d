import { Body, Controller, Get, Post, Query, Response, Route, SuccessResponse, Tags } from '@tsoa/runtime';
import type {
  AccountStatus, Currency, ExternalAccountCreateRequest, ExternalAccountListResponse, ExternalAccountResponse, HTTPValidationError,
  PageCursor, PageLimit, PartyReference,
} from '../../../../generated/models.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import type { Implements } from '../../../platform/http/implements.ts';
import { createExternalAccount } from './create-external-account.ts';
import { listExternalAccounts } from './list-external-accounts.ts';

@Route('v1/external-accounts')
@Tags('External Accounts')
@Response<HTTPValidationError>(422, 'Request validation failed')
export class CoreExternalAccountsController extends Controller
  implements Implements<'createExternalAccount' | 'listExternalAccounts'> {
  constructor(private readonly ctx: RequestContext) {
    super();
  }

  @Get()
  async listExternalAccounts(
    @Query() owner_party_id?: PartyReference,
    @Query() status?: AccountStatus,
    @Query() currency?: Currency,
    @Query() limit?: PageLimit,
    @Query() cursor?: PageCursor,
  ): Promise<ExternalAccountListResponse> {
    return listExternalAccounts(this.ctx, { owner_party_id, status, currency }, { limit, cursor });
  }

  @Post()
  @SuccessResponse(201)
  async createExternalAccount(@Body() body: ExternalAccountCreateRequest): Promise<ExternalAccountResponse> {
    return createExternalAccount(this.ctx, body);
  }
}
