import { Body, Controller, Path, Post, Response, Route, SuccessResponse, Tags } from '@tsoa/runtime';
import type { AccountActionRequest, AccountId, AccountResponse, HTTPValidationError } from '../../../generated/models.ts';
import type { Implements } from '../../platform/http/implements.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import { freezeAccount, unfreezeAccount } from './freeze-account.ts';

@Route('v1/accounts')
@Tags('Accounts')
@Response<HTTPValidationError>(422, 'Request validation failed')
export class CommandAccountsController extends Controller implements Implements<'freezeAccount' | 'unfreezeAccount'> {
  constructor(private readonly ctx: RequestContext) {
    super();
  }

  @Post('{account_id}/freeze')
  @SuccessResponse(200)
  async freezeAccount(
    @Path('account_id') accountId: AccountId, @Body() body?: AccountActionRequest,
  ): Promise<AccountResponse> {
    return freezeAccount(this.ctx, accountId, body);
  }

  @Post('{account_id}/unfreeze')
  @SuccessResponse(200)
  async unfreezeAccount(
    @Path('account_id') accountId: AccountId, @Body() body?: AccountActionRequest,
  ): Promise<AccountResponse> {
    return unfreezeAccount(this.ctx, accountId, body);
  }
}
