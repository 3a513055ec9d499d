import type { AddRiskFlagRequest, KycFlagOut } from '../../../generated/models.ts';
import { present } from '../../platform/assert.ts';
import type { KycContext } from './context.ts';
import { openFlag } from './flags.ts';
import { presentFlag } from './present.ts';
import { lockSubject } from './record.ts';

/**
 * Flags a party. While the flag is open, limits see level 0; one of severity BLOCKING stops debits as well, and a mark for fraud, which
 * is of that severity, closes all that `marked` of the gates does. A verified
 * party is due for screening at once.
 */
export function addRiskFlag(ctx: KycContext, partyId: string, body: AddRiskFlagRequest): Promise<KycFlagOut> {
  return ctx.db.write(async (unit) => {
    const subject = present(await lockSubject(unit.em, ctx.tenant, partyId), 'the party that the path names');
    return presentFlag(await openFlag(unit, ctx, subject, {
      kind: body.kind ?? null, severity: body.kind === 'FRAUD_MARK' ? 'BLOCKING' : body.severity ?? 'NOTICE',
      source: body.source ?? 'OPERATOR', sourceRef: body.source_ref ?? null, reason: body.reason,
    }, ctx.actor));
  });
}
