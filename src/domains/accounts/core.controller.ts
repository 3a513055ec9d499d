import { Body, Controller, Get, Path, Post, Query, Response, Route, SuccessResponse, Tags } from '@tsoa/runtime';
import type {
  AccountCreateRequest, AccountId, AccountResponse, AccountSearchResponseOut, AccountStatus, AccountType, AccountWithPaymentMethodsResponse,
  Currency, ExternalAccountCreateRequest, ExternalAccountListResponse, ExternalAccountResponse, GuestAccountListResponse,
  GuestAccountResponse, HTTPValidationError, PageCursor, PageLimit, PartyReference, PaymentMethodRequest, PaymentMethodResponse, SearchText,
} from '../../../generated/models.ts';
import type { Implements } from '../../platform/http/implements.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import { createAccount } from './create-account.ts';
import { createExternalAccount } from './external/create-external-account.ts';
import { listExternalAccounts } from './external/list-external-accounts.ts';
import { accountResource } from './find-account.ts';
import { getAccount } from './payment-methods/get-account.ts';
import { getGuestAccount, guestAccountResource, listGuestAccounts } from './guests/queries.ts';
import { bindPaymentMethod } from './payment-methods/bind-payment-method.ts';
import { searchAccounts } from './search-accounts.ts';

@Route('v1/accounts')
@Tags('Accounts')
@Response<HTTPValidationError>(422, 'Request validation failed')
export class CoreAccountsController extends Controller implements Implements<
  'bindPaymentMethod' | 'createAccount' | 'getAccount' | 'searchAccounts'
> {
  constructor(private readonly ctx: RequestContext) {
    super();
  }

  @Get()
  async searchAccounts(
    @Query() query?: SearchText,
    @Query() type?: AccountType,
    @Query() status?: AccountStatus,
    @Query() currency?: Currency,
    @Query() owner_party_id?: PartyReference,
    @Query() is_frozen?: boolean,
    @Query() limit?: PageLimit,
    @Query() cursor?: PageCursor,
  ): Promise<AccountSearchResponseOut> {
    return searchAccounts(this.ctx, { query, type, status, currency, owner_party_id, is_frozen }, { limit, cursor });
  }

  @Post()
  @SuccessResponse(201)
  async createAccount(@Body() body: AccountCreateRequest): Promise<AccountResponse> {
    return createAccount(this.ctx, body, this.ctx.scopes);
  }

  @Get('{account_id}')
  async getAccount(): Promise<AccountWithPaymentMethodsResponse> {
    return getAccount(this.ctx, this.ctx.resources.of(accountResource));
  }

  @Post('{account_id}/payment-methods')
  @SuccessResponse(201)
  async bindPaymentMethod(
    @Path('account_id') accountId: AccountId, @Body() body: PaymentMethodRequest,
  ): Promise<PaymentMethodResponse> {
    return bindPaymentMethod(this.ctx, accountId, body);
  }
}

@Route('v1/external-accounts')
@Tags('External Accounts')
@Response<HTTPValidationError>(422, 'Request validation failed')
export class CoreExternalAccountsController extends Controller implements Implements<'createExternalAccount' | 'listExternalAccounts'> {
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

@Route('v1/guest-accounts')
@Tags('Guest Accounts')
@Response<HTTPValidationError>(422, 'Request validation failed')
export class CoreGuestAccountsController extends Controller implements Implements<'getGuestAccount' | 'listGuestAccounts'> {
  constructor(private readonly ctx: RequestContext) {
    super();
  }

  @Get()
  async listGuestAccounts(
    @Query() owner_party_id?: PartyReference,
    @Query() status?: AccountStatus,
    @Query() currency?: Currency,
    @Query() limit?: PageLimit,
    @Query() cursor?: PageCursor,
  ): Promise<GuestAccountListResponse> {
    return listGuestAccounts(this.ctx, { owner_party_id, status, currency }, { limit, cursor });
  }

  @Get('{account_id}')
  async getGuestAccount(): Promise<GuestAccountResponse> {
    return getGuestAccount(this.ctx, this.ctx.resources.of(guestAccountResource));
  }
}
