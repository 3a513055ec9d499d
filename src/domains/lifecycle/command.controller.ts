import { Body, Controller, Path, Post, Response, Route, SuccessResponse, Tags } from '@tsoa/runtime';
import type {
  AccountActionRequest, AccountId, AccountResponse, HTTPValidationError, PromoteAccountRequest,
} from '../../../generated/models.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import type { Implements } from '../../platform/http/implements.ts';
import { accountResource } from '../accounts/index.ts';
import { closeAccount, type LifecycleContext } from './close-account.ts';
import { promoteAccount, type PromotionContext } from './promote-account.ts';

@Route('v1/accounts')
@Tags('Accounts')
@Response<HTTPValidationError>(422, 'Request validation failed')
export class CommandLifecycleController extends Controller implements Implements<'closeAccount' | 'promoteAccount'> {
  constructor(private readonly ctx: RequestContext & LifecycleContext & PromotionContext) {
    super();
  }

  @Post('{account_id}/close')
  @SuccessResponse(200)
  async closeAccount(
    @Path('account_id') accountId: AccountId, @Body() body?: AccountActionRequest,
  ): Promise<AccountResponse> {
    return closeAccount(this.ctx, accountId, body);
  }

  @Post('{account_id}/promote')
  @SuccessResponse(200)
  async promoteAccount(@Body() body: PromoteAccountRequest): Promise<AccountResponse> {
    return promoteAccount(this.ctx, this.ctx.resources.of(accountResource), body);
  }
}
