import type { EntityManager } from '@mikro-orm/postgresql';
import type { LimitPolicyResponse } from '../../../../generated/models.ts';
import type { Context } from '../../../platform/context.ts';
import type { WriteUnit } from '../../../platform/db/database.ts';
import { fail } from '../../../platform/errors.ts';
import { counterName } from '../counters/usage.ts';
import { LimitPolicyEntity } from './limit-policy.entity.ts';
import { shareCounter, type PolicyDraft } from './policy.ts';
import { policyEvent, presentPolicy } from './present.ts';

/** Returns the number of the journal's last entry. The head must be locked: later entries then come after this write. */
export async function lastEntry(em: EntityManager, tenant: string): Promise<bigint> {
  const [head] = await em.execute<{ seq_no: string }[]>('select seq_no from razao.heads where tenant_id = ?', [tenant]);
  return BigInt(head?.seq_no ?? 0);
}

/**
 * Stores a new policy under the locked head: no movement comes between, and the next one is checked by it.
 * @param touched ids of the cached rows of writers that it changes.
 * @throws ApiError POLICY_KEY_TAKEN.
 */
export async function storePolicy(
  ctx: Context, { em, announce, touch }: WriteUnit, policy: PolicyDraft, touched: string,
): Promise<LimitPolicyResponse> {
  await refuseTakenKey(em, ctx.tenant, policy);
  const stored = em.create(LimitPolicyEntity, {
    ...policy, counter: await counterFor(em, ctx.tenant, policy), tenantId: ctx.tenant, enabled: true,
    afterSeq: await lastEntry(em, ctx.tenant), untilSeq: null, version: 1n,
    createdAt: ctx.clock.now(), createdBy: ctx.actor, disabledAt: null, disabledBy: null,
  });
  await em.flush();
  touch(touched);
  announce(policyEvent('created', stored));
  return presentPolicy(stored);
}

/** Returns the counter of earlier policies with its key, else a new one. Policies are never deleted, so their number grows. */
async function counterFor(em: EntityManager, tenantId: string, policy: PolicyDraft): Promise<string | null> {
  const { dimension, policyKey } = policy;
  if (dimension === 'SINGLE_AMOUNT') return null;
  const akin = policyKey === null ? [] : await em.find(
    LimitPolicyEntity, { tenantId, policyKey, dimension }, { orderBy: { policyId: 'asc' } },
  );
  const before = akin.find((other) => shareCounter(policy, other));
  return before?.counter ?? counterName(dimension, (await em.count(LimitPolicyEntity, { tenantId })).toString(36));
}

async function refuseTakenKey(em: EntityManager, tenantId: string, { scopeType, scopeId, policyKey }: PolicyDraft): Promise<void> {
  if (policyKey === null) return;
  const taken = await em.findOne(LimitPolicyEntity, { tenantId, scopeType, scopeId, policyKey, enabled: true });
  if (taken) fail('POLICY_KEY_TAKEN', { policy_key: policyKey, policy_id: taken.policyId }, `The scope has a policy ${policyKey}.`);
}
