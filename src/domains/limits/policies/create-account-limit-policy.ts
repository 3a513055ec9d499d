import type { EntityManager } from '@mikro-orm/postgresql';
import type { CreateAccountLimitPolicyRequest, LimitPolicyResponse } from '../../../../generated/models.ts';
import { present } from '../../../platform/assert.ts';
import type { Context } from '../../../platform/context.ts';
import { lockHead } from '../../../platform/db/lock-row.ts';
import { fail } from '../../../platform/errors.ts';
import { lockedAccount, type AccountRecord } from '../../accounts/index.ts';
import { LimitPolicyEntity } from './limit-policy.entity.ts';
import { bySpecificity, coversType, looseningOf, type Policy, type PolicyDraft } from './policy.ts';
import { readPolicy } from './read-request.ts';
import { storePolicy } from './store-policy.ts';

const OPERATOR = 'service/operator';

/**
 * Limits the movements of one account, from the next one on. Without the operator's scope it may only tighten what it
 * shadows.
 * @throws ApiError INVALID_CURRENCY, ACCOUNT_CLOSED, POLICY_KEY_TAKEN, LIMIT_CEILING_EXCEEDED.
 */
export async function createAccountLimitPolicy(
  ctx: Context & { readonly scopes: ReadonlySet<string> }, givenId: string, body: CreateAccountLimitPolicyRequest,
): Promise<LimitPolicyResponse> {
  const draft = readPolicy(body, { scopeType: 'ACCOUNT', scopeId: givenId }, {
    policyId: ctx.ids.next('lim'), mayLoosen: ctx.scopes.has(OPERATOR),
  });
  return ctx.db.write(async (unit) => {
    await lockHead(unit.em, ctx.tenant);
    const account = present(await lockedAccount(unit.em, ctx.tenant, givenId), 'the account that the path names');
    const { accountId } = account;
    if (account.status === 'CLOSED') fail('ACCOUNT_CLOSED', { account_id: accountId });
    const policy = { ...draft, scopeId: accountId };
    refuseOtherCurrency(account, policy);
    if (!policy.mayLoosen) await refuseLoosening(unit.em, ctx.tenant, policy, account.type);
    return storePolicy(ctx, unit, policy, accountId);
  });
}

/** It would count nothing. */
function refuseOtherCurrency({ accountId, currency: held }: AccountRecord, { currency }: PolicyDraft): void {
  if (currency === held) return;
  fail('INVALID_CURRENCY', {
    account_id: accountId, account_currency: held, currency,
  }, `The account is in ${held}, the policy in ${currency}.`);
}

async function refuseLoosening(em: EntityManager, tenantId: string, policy: PolicyDraft, accountType: string): Promise<void> {
  if (policy.policyKey === null) return;
  const broader: unknown[] = await em.find(LimitPolicyEntity, {
    tenantId, policyKey: policy.policyKey, currency: policy.currency, enabled: true, scopeType: { $ne: 'ACCOUNT' },
  });
  for (const broad of (broader as Policy[]).filter((it) => coversType(it, accountType)).toSorted(bySpecificity)) {
    const more = looseningOf(policy, broad);
    if (more) {
      fail(
        'LIMIT_CEILING_EXCEEDED', { policy_id: broad.policyId, ...more },
        `The policy would loosen ${policy.policyKey}: its ${more.field} is not that of ${broad.policyId} or less.`,
      );
    }
  }
}
