import { Body, Controller, Delete, Path, Post, Put, Response, Route, SuccessResponse, Tags } from '@tsoa/runtime';
import type {
  AccountId, CreateAccountLimitPolicyRequest, CreateLimitPolicyRequest, HTTPValidationError, LimitPolicyId, LimitPolicyResponse,
  PixLimitsResponse, PutPixLimitsRequest,
} from '../../../generated/models.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import type { Implements } from '../../platform/http/implements.ts';
import type { PixLimitsContext } from './pix/context.ts';
import { putPixLimits } from './pix/put-pix-limits.ts';
import { createAccountLimitPolicy } from './policies/create-account-limit-policy.ts';
import { createLimitPolicy } from './policies/create-limit-policy.ts';
import { disableLimitPolicy } from './policies/disable-limit-policy.ts';

@Route('v1')
@Tags('Limits')
@Response<HTTPValidationError>(422, 'Request validation failed')
export class CommandLimitsController extends Controller
  implements Implements<'createAccountLimitPolicy' | 'createLimitPolicy' | 'disableLimitPolicy' | 'putPixLimits'> {
  constructor(private readonly ctx: RequestContext & PixLimitsContext) {
    super();
  }

  @Post('accounts/{account_id}/limits')
  @SuccessResponse(201)
  async createAccountLimitPolicy(
    @Path('account_id') accountId: AccountId, @Body() body: CreateAccountLimitPolicyRequest,
  ): Promise<LimitPolicyResponse> {
    return createAccountLimitPolicy(this.ctx, accountId, body);
  }

  @Put('accounts/{account_id}/pix-limits')
  async putPixLimits(@Path('account_id') accountId: AccountId, @Body() body: PutPixLimitsRequest): Promise<PixLimitsResponse> {
    return putPixLimits(this.ctx, accountId, body);
  }

  @Post('limit-policies')
  @SuccessResponse(201)
  async createLimitPolicy(@Body() body: CreateLimitPolicyRequest): Promise<LimitPolicyResponse> {
    return createLimitPolicy(this.ctx, body);
  }

  @Delete('limit-policies/{policy_id}')
  async disableLimitPolicy(@Path('policy_id') policyId: LimitPolicyId): Promise<LimitPolicyResponse> {
    return disableLimitPolicy(this.ctx, policyId);
  }
}
