import type { KycFlagOut } from '../../../generated/models.ts';
import { present } from '../../platform/assert.ts';
import { fail } from '../../platform/errors.ts';
import type { ResourceKind } from '../../platform/http/resources.ts';
import type { KycContext } from './context.ts';
import { closeFlag } from './flags.ts';
import { OwnWithdrawalEntity, RiskFlagEntity } from './kyc.entity.ts';
import { presentFlag } from './present.ts';
import { lockSubject } from './record.ts';

const FLAG_ID = /^flg_[0-9A-HJKMNP-TV-Z]{26}$/;

/** How the gateway loads the flag that a path names; whose it is, the verb holds against the path's party. */
export const riskFlagResource: ResourceKind = {
  missing: 'RISK_FLAG_NOT_FOUND',
  find: async (ctx, flagId) => (FLAG_ID.test(flagId)
    ? (await ctx.db.read((em) => em.findOne(RiskFlagEntity, { tenantId: ctx.tenant, flagId }))) ?? undefined : undefined),
};

/**
 * Closes a flag; it is kept. Closing a closed one changes nothing.
 * @throws ApiError RISK_FLAG_NOT_FOUND for a flag of another party.
 */
export function resolveRiskFlag(ctx: KycContext, partyId: string, flagId: string): Promise<KycFlagOut> {
  return ctx.db.write(async (unit) => {
    const subject = present(await lockSubject(unit.em, ctx.tenant, partyId), 'the party that the path names');
    const flag = (await unit.em.findOne(RiskFlagEntity, { tenantId: ctx.tenant, flagId, partyId })) ?? fail('RISK_FLAG_NOT_FOUND');
    const permit = (await unit.em.findOne(OwnWithdrawalEntity, { tenantId: ctx.tenant, flagId })) ?? undefined;
    if (!flag.resolvedAt) await closeFlag(unit, ctx, subject, flag, ctx.actor);
    return presentFlag(flag, permit);
  });
}
