import { Controller, Get, Query, Response, Route, Tags } from '@tsoa/runtime';
import type {
  AccountBalanceResponse, AccountingDay, AssetFilter, HTTPValidationError, IncludeList, Instant, ObligationState, PageCursor, PageLimit,
  SequenceNumber, StatementResponse, TransactionListResponse,
} from '../../../generated/models.ts';
import type { Implements } from '../../platform/http/implements.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import { accountResource } from '../accounts/index.ts';
import type { JournalContext } from '../journal/index.ts';
import { getBalanceAsOf, readAsOf } from './balance-as-of.ts';
import { balanceResource, getAccountBalance } from './get-account-balance.ts';
import { getAccountStatement, type StatementsContext } from './get-account-statement.ts';
import { readInclude } from './include.ts';
import { listAccountTransactions } from './list-account-transactions.ts';

@Route('v1/accounts')
@Tags('Accounts')
@Response<HTTPValidationError>(422, 'Request validation failed')
export class CoreStatementsController extends Controller
  implements Implements<'getAccountBalance' | 'getAccountStatement' | 'listAccountTransactions'> {
  constructor(private readonly ctx: RequestContext & JournalContext & StatementsContext) {
    super();
  }

  @Get('{account_id}/balance')
  async getAccountBalance(
    @Query() asset?: AssetFilter, @Query() include?: IncludeList, @Query() obligations_state?: ObligationState, @Query() as_of?: Instant,
    @Query() as_of_seq?: SequenceNumber,
  ): Promise<AccountBalanceResponse> {
    const rows = this.ctx.resources.of(balanceResource);
    const included = readInclude(include);
    const cut = readAsOf({ as_of, as_of_seq });
    if (cut && rows[0].type !== 'EXTERNAL') return getBalanceAsOf(this.ctx, rows, cut, asset, included.has('positions'));
    return getAccountBalance(this.ctx, rows, { asset, includes: included, obligations_state });
  }

  /** The answer is written while it is read, as JSON of this type, as CSV or as OFX. */
  @Get('{account_id}/statement')
  async getAccountStatement(
    @Query() from: AccountingDay, @Query() to: AccountingDay, @Query() format = 'json',
  ): Promise<StatementResponse> {
    const { contentType, fileName, text } = await getAccountStatement(
      this.ctx, this.ctx.resources.of(accountResource), { from, to, format },
    );
    this.setHeader('Content-Type', contentType);
    if (fileName !== undefined) this.setHeader('Content-Disposition', `attachment; filename="${fileName}"`);
    return text as unknown as StatementResponse;
  }

  @Get('{account_id}/transactions')
  async listAccountTransactions(
    @Query() effective_from?: Instant, @Query() effective_to?: Instant, @Query() limit?: PageLimit, @Query() cursor?: PageCursor,
  ): Promise<TransactionListResponse> {
    return listAccountTransactions(this.ctx, this.ctx.resources.of(accountResource), { effective_from, effective_to }, { limit, cursor });
  }
}
