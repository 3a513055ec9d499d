import { Controller, Get, Query, Response, Route, Tags } from '@tsoa/runtime';
import type {
  AccountingDay, AccountReference, Currency, GlAccountCodeFilter, GlAccountListResponse, GlAccountReference, GlAccountResponse,
  GlAccountType, GlEntryListResponse, GlEntryResponse, GlSide, GlTransactionFilter, HTTPValidationError, PageCursor, PageLimit,
  TrialBalanceResponse,
} from '../../../generated/models.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import type { Implements } from '../../platform/http/implements.ts';
import { glEntryResource, listGlEntries } from './entries.ts';
import { getGlAccount, glAccountResource, listGlAccounts } from './queries.ts';
import { getTrialBalance } from './trial-balance.ts';

@Route('v1')
@Tags('GL Accounts')
@Response<HTTPValidationError>(422, 'Request validation failed')
export class CoreGlAccountsController extends Controller implements Implements<'listGlAccounts' | 'getGlAccount'> {
  constructor(private readonly ctx: RequestContext) {
    super();
  }

  @Get('gl-accounts')
  async listGlAccounts(
    @Query() type?: GlAccountType,
    @Query() parent_code?: GlAccountCodeFilter,
    @Query() built_in?: boolean,
    @Query() limit?: PageLimit,
    @Query() cursor?: PageCursor,
  ): Promise<GlAccountListResponse> {
    return listGlAccounts(this.ctx, { type, parent_code, built_in }, { limit, cursor });
  }

  @Get('gl-accounts/{gl_account_id}')
  async getGlAccount(): Promise<GlAccountResponse> {
    return getGlAccount(this.ctx.resources.of(glAccountResource));
  }
}

@Route('v1')
@Tags('GL Entries')
@Response<HTTPValidationError>(422, 'Request validation failed')
export class CoreGlEntriesController extends Controller implements Implements<'listGlEntries' | 'getGlEntry' | 'getTrialBalance'> {
  constructor(private readonly ctx: RequestContext) {
    super();
  }

  @Get('gl-entries')
  async listGlEntries(
    @Query() gl_account_id?: GlAccountReference,
    @Query() account_id?: AccountReference,
    @Query() tx_id?: GlTransactionFilter,
    @Query() side?: GlSide,
    @Query() currency?: Currency,
    @Query() from?: AccountingDay,
    @Query() to?: AccountingDay,
    @Query() limit?: PageLimit,
    @Query() cursor?: PageCursor,
  ): Promise<GlEntryListResponse> {
    return listGlEntries(this.ctx, { gl_account_id, account_id, tx_id, side, currency, from, to }, { limit, cursor });
  }

  @Get('gl-entries/{entry_id}')
  async getGlEntry(): Promise<GlEntryResponse> {
    return this.ctx.resources.of(glEntryResource);
  }

  @Get('trial-balance')
  async getTrialBalance(@Query() as_of_day?: AccountingDay, @Query() currency?: Currency): Promise<TrialBalanceResponse> {
    return getTrialBalance(this.ctx, { as_of_day, currency });
  }
}
