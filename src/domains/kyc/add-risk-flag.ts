import type { AddRiskFlagRequest, KycFlagOut } from '../../../generated/models.ts';
import { present } from '../../platform/assert.ts';
import type { KycContext } from './context.ts';
import { markForRescreen } from './kyc.ts';
import { RiskFlagEntity } from './kyc.entity.ts';
import { presentFlag } from './present.ts';
import { announceOf, lockSubject, SERVICE, showOn, store } from './record.ts';

/**
 * Flags a party. While the flag is open, limits see level 0; one of severity BLOCKING stops debits as well, and a mark for fraud, which
 * is of that severity, closes all that `marked` of the gates does. A verified
 * party is due for screening at once.
 */
export function addRiskFlag(ctx: KycContext, partyId: string, body: AddRiskFlagRequest): Promise<KycFlagOut> {
  return ctx.db.write(async (unit) => {
    const subject = present(await lockSubject(unit.em, ctx.tenant, partyId), 'the party that the path names');
    const flag = unit.em.create(RiskFlagEntity, {
      tenantId: ctx.tenant, flagId: ctx.ids.next('flg'), partyId, kind: body.kind ?? null,
      severity: body.kind === 'FRAUD_MARK' ? 'BLOCKING' : body.severity ?? 'NOTICE', source: body.source ?? 'OPERATOR',
      sourceRef: body.source_ref ?? null, reason: body.reason, addedAt: ctx.clock.now(), addedBy: ctx.actor, resolvedAt: null,
      resolvedBy: null,
    });
    unit.em.persist(flag);
    const kyc = markForRescreen(subject.kyc, 'risk_flag', { now: ctx.clock.now() });
    if (subject.record) await store(unit, ctx, subject, { kyc, moves: [] }, SERVICE);
    const { openFlags } = await showOn(unit, ctx, subject.party, kyc);
    announceOf(unit, subject.party, 'risk_flag.added', {
      flag_id: flag.flagId, ...(flag.kind && { kind: flag.kind }), severity: flag.severity, source: flag.source, open_flags: openFlags,
    });
    return presentFlag(flag);
  });
}
