import type { KycFlagSource } from '../../../generated/models.ts';
import type { Context } from '../../platform/context.ts';
import { present } from '../../platform/assert.ts';
import { closeFlag, keepClosedFlag, openFlag } from './flags.ts';
import { RiskFlagEntity } from './kyc.entity.ts';
import { lockSubject, SERVICE } from './record.ts';

/** A mark for fraud on somebody else's word. */
export interface ToldMark {
  readonly source: Extract<KycFlagSource, 'MED_CASE' | 'DIRECTORY'>;
  /** What the source calls it: one mark of a party for each. */
  readonly sourceRef: string;
  readonly reason: string;
  /** False once its source has taken it back. */
  readonly stands: boolean;
}

/**
 * Marks a party for fraud, or takes that back, as the source says now. Safe to repeat: a flag that a person resolved is not opened again,
 * and one that a person added is not closed. A mark that was taken back before it was heard of is kept as a closed flag, so that it is not
 * made later.
 */
export async function keepFraudMark(ctx: Context, partyId: string, { source, sourceRef, reason, stands }: ToldMark): Promise<void> {
  await ctx.db.write(async (unit) => {
    const subject = present(await lockSubject(unit.em, ctx.tenant, partyId), 'the party to mark');
    const known = await unit.em.findOne(
      RiskFlagEntity, { tenantId: ctx.tenant, partyId, kind: 'FRAUD_MARK', source, sourceRef }, { orderBy: { flagId: 'asc' } },
    );
    if (known) {
      if (!stands && !known.resolvedAt && known.addedBy === SERVICE.actor) await closeFlag(unit, ctx, subject, known, SERVICE.actor);
      return {};
    }
    const draft = { kind: 'FRAUD_MARK', severity: 'BLOCKING', source, sourceRef, reason } as const;
    if (stands) await openFlag(unit, ctx, subject, draft, SERVICE.actor);
    else keepClosedFlag(unit, ctx, partyId, draft, SERVICE.actor);
    return {};
  });
}
