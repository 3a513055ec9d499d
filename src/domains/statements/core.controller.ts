import { Controller, Get, Path, Query, Response, Route, Tags } from '@tsoa/runtime';
import type { AccountBalanceResponse, AccountId, AssetFilter, HTTPValidationError, IncludeList, ObligationState } from '../../../generated/models.ts';
import type { Implements } from '../../platform/http/implements.ts';
import type { RequestContext } from '../../platform/context.ts';
import type { JournalContext } from '../journal/index.ts';
import { getAccountBalance, type AccountBalances } from './get-account-balance.ts';

@Route('v1/accounts')
@Tags('Accounts')
@Response<HTTPValidationError>(422, 'Request validation failed')
export class CoreStatementsController extends Controller implements Implements<'getAccountBalance'> {
  constructor(private readonly ctx: RequestContext & JournalContext) {
    super();
  }

  @Get('{account_id}/balance')
  async getAccountBalance(
    @Path('account_id') _accountId: AccountId, @Query() asset?: AssetFilter, @Query() include?: IncludeList,
    @Query() obligations_state?: ObligationState,
  ): Promise<AccountBalanceResponse> {
    return getAccountBalance(this.ctx, this.ctx.resources['account.balance'] as AccountBalances, { asset, include, obligations_state });
  }
}
