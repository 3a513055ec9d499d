import { Controller, Get, Query, Response, Route, Tags } from '@tsoa/runtime';
import type {
  AccountLimitsResponse, HTTPValidationError, LimitPolicyKeyFilter, LimitPolicyListResponse, LimitPolicyResponse, LimitScopeFilter,
  LimitScopeType, PageCursor, PageLimit, PixLimitsResponse,
} from '../../../generated/models.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import type { Implements } from '../../platform/http/implements.ts';
import { accountResource, followPromotion } from '../accounts/index.ts';
import type { PixLimitsContext } from './pix/context.ts';
import { getPixLimits } from './get-pix-limits.ts';
import { getAccountLimits } from './get-account-limits.ts';
import { getLimitPolicy, limitPolicyResource, listLimitPolicies } from './policies/queries.ts';

@Route('v1')
@Tags('Limits')
@Response<HTTPValidationError>(422, 'Request validation failed')
export class CoreLimitsController extends Controller
  implements Implements<'getAccountLimits' | 'getPixLimits' | 'listLimitPolicies' | 'getLimitPolicy'> {
  constructor(private readonly ctx: RequestContext & PixLimitsContext) {
    super();
  }

  @Get('accounts/{account_id}/limits')
  async getAccountLimits(): Promise<AccountLimitsResponse> {
    return getAccountLimits(this.ctx, await followPromotion(this.ctx, this.ctx.resources.of(accountResource)));
  }

  @Get('accounts/{account_id}/pix-limits')
  async getPixLimits(): Promise<PixLimitsResponse> {
    return getPixLimits(this.ctx, (await followPromotion(this.ctx, this.ctx.resources.of(accountResource))).accountId);
  }

  @Get('limit-policies')
  async listLimitPolicies(
    @Query() scope_type?: LimitScopeType,
    @Query() scope_id?: LimitScopeFilter,
    @Query() policy_key?: LimitPolicyKeyFilter,
    @Query() enabled?: boolean,
    @Query() limit?: PageLimit,
    @Query() cursor?: PageCursor,
  ): Promise<LimitPolicyListResponse> {
    return listLimitPolicies(this.ctx, { scope_type, scope_id, policy_key, enabled }, { limit, cursor });
  }

  @Get('limit-policies/{policy_id}')
  async getLimitPolicy(): Promise<LimitPolicyResponse> {
    return getLimitPolicy(this.ctx.resources.of(limitPolicyResource));
  }
}
