import type { DrainPlanItem, DrainRelease, DrainStep } from '../../../../generated/models.ts';
import { canonicalJson, sha256 } from '../../../platform/canonical.ts';
import { presentAmount } from '../../../platform/money.ts';
import { CURRENCY, type ProductInstance } from '../instances/instance.ts';
import type { DrainBlockReason, DrainPath } from './plan.ts';

/** A way in the contract's form. */
export function presentPath({ moves, releases }: DrainPath): { path: DrainStep[]; releases: DrainRelease[] } {
  return {
    path: moves.map(({ kind, action, from, to, signedBy, account }, index) => (
      { index, kind, action, from_state: from, to_state: to, signed_by: signedBy, signed_by_account_id: account })),
    releases: releases.map(({ key, account, cents }) => ({ key, account_id: account, amount: presentAmount(CURRENCY, cents) })),
  };
}

/** Hash of a plan: the same for the same moves and the same money, also where an earlier release computed it. */
export function planHash(instanceId: string, way: DrainPath): string {
  const { path, releases } = presentPath(way);
  const paid = releases.map(({ amount: { currency, value }, ...to }) => ({ ...to, amount: { currency, value } }));
  return sha256(canonicalJson({ instance_id: instanceId, path, releases: paid }));
}

/** Plan of an instance's close, in the contract's form. @param plan null while its creation is on its way. */
export function presentItem(instance: ProductInstance, plan: DrainPath | DrainBlockReason | null): DrainPlanItem {
  const { instanceId, productVersion, state, accountId, held, pending, awaitingIndex } = instance;
  const way = plan === null || typeof plan === 'string' ? null : plan;
  const opensAt = way?.opensAt ?? null;
  const blocker = awaitingIndex ? 'AWAITING_INDEX' : typeof plan === 'string' ? plan : opensAt === null ? null : 'NOT_YET';
  return {
    instance_id: instanceId, product_version: productVersion, state, account_id: accountId,
    locked_value: presentAmount(CURRENCY, held + pending),
    closable: blocker === null, blocker, closable_from: blocker === 'NOT_YET' ? openingText(opensAt) : null,
    ...(way ? presentPath(way) : { path: [], releases: [] }), plan_hash: way && planHash(instanceId, way),
  };
}

/** @param opensAt seconds since 1970. */
export function openingText(opensAt: number | null): string | null {
  return opensAt === null ? null : new Date(opensAt * 1000).toISOString();
}
