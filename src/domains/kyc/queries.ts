import type { EntityManager } from '@mikro-orm/postgresql';
import type { PartyKycResponseOut } from '../../../generated/models.ts';
import type { Context } from '../../platform/context.ts';
import { KycMoveEntity, KycRecordEntity, KycScreeningEntity, OwnWithdrawalEntity, RiskFlagEntity } from './kyc.entity.ts';
import { presentKyc } from './present.ts';

/** What is known about the identity of a party of the tenant, as one moment shows it. */
export function getPartyKyc(ctx: Context, partyId: string): Promise<PartyKycResponseOut> {
  return ctx.db.read((em) => readView(em, ctx.tenant, partyId), { isolation: 'repeatable read' });
}

/** The same within a transaction of the caller's, with what that has changed. */
export async function readView(em: EntityManager, tenantId: string, partyId: string): Promise<PartyKycResponseOut> {
  await em.flush();
  const record = await em.findOne(KycRecordEntity, { tenantId, partyId });
  const flags = await em.find(RiskFlagEntity, { tenantId, partyId }, { orderBy: { flagId: 'desc' } });
  const permits = await em.find(OwnWithdrawalEntity, { tenantId, partyId });
  const screenings = await em.find(KycScreeningEntity, { tenantId, partyId }, { orderBy: { screeningId: 'desc' } });
  const moves = await em.find(KycMoveEntity, { tenantId, partyId }, { orderBy: { moveNo: 'asc' } });
  return presentKyc(partyId, record ?? undefined, { flags, permits, screenings, moves });
}
