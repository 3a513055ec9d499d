import type { AddRiskFlagRequest, KycFlagOut } from '../../../generated/models.ts';
import { present } from '../../platform/assert.ts';
import type { KycContext } from './context.ts';
import { openFlag } from './flags.ts';
import type { RiskFlag } from './kyc.entity.ts';
import { accountToWithdrawFrom, permitWithdrawal } from './own-withdrawal.ts';
import { presentFlag } from './present.ts';
import { lockSubject } from './record.ts';

/**
 * Flags a party. While the flag is open, limits see level 0; one of severity BLOCKING stops debits as well, and a mark for fraud, which
 * is of that severity, closes all that `marked` of the gates does. A verified
 * party is due for screening at once. One of kind OWN_WITHDRAWAL permits a payment, and nothing else follows from it.
 * @throws ApiError ACCOUNT_NOT_FOUND where the payment that it permits is not of the party's account.
 */
export async function addRiskFlag(ctx: KycContext, partyId: string, body: AddRiskFlagRequest): Promise<KycFlagOut> {
  const accountId = await accountToWithdrawFrom(ctx, partyId, body);
  return ctx.db.write(async (unit) => {
    const subject = present(await lockSubject(unit.em, ctx.tenant, partyId), 'the party that the path names');
    const flag = await openFlag(unit, ctx, subject, {
      kind: body.kind ?? null, severity: severityOf(body), source: body.source ?? 'OPERATOR', sourceRef: body.source_ref ?? null,
      reason: body.reason,
    }, ctx.actor);
    const permit = accountId === undefined ? undefined : permitWithdrawal(unit, ctx, {
      flagId: flag.flagId, partyId, accountId, cents: BigInt(present(body.withdrawal, 'what it permits').amount_cents),
    });
    return presentFlag(flag, permit);
  });
}

function severityOf({ kind, severity = 'NOTICE' }: AddRiskFlagRequest): RiskFlag['severity'] {
  if (kind === 'FRAUD_MARK') return 'BLOCKING';
  return kind === 'OWN_WITHDRAWAL' ? 'NOTICE' : severity;
}
