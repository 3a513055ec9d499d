import { Controller, Get, Path, Query, Response, Route, Tags } from '@tsoa/runtime';
import type {
  AccountId, AccountStatus, Currency, GuestAccountListResponse, GuestAccountResponse, HTTPValidationError, PageCursor, PageLimit,
  PartyReference,
} from '../../../../generated/models.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import type { Implements } from '../../../platform/http/implements.ts';
import { getGuestAccount, guestAccountResource, listGuestAccounts } from './queries.ts';

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
  async getGuestAccount(@Path('account_id') _accountId: AccountId): Promise<GuestAccountResponse> {
    return getGuestAccount(this.ctx, this.ctx.resources.of(guestAccountResource));
  }
}
