import type { TaxId } from '../../../generated/models.ts';
import type { Context } from '../../platform/context.ts';
import { findParty, openTaxId } from '../parties/index.ts';
import { KycRecordEntity } from './kyc.entity.ts';

/**
 * Compares two parties by tax identifier: the verified one of the first, even if the party was given another since, and the present one
 * of the second.
 */
export async function isVerifiedAs(ctx: Context, partyId: string, otherId: string): Promise<boolean> {
  const { party, other, record } = await ctx.db.read(async (em) => ({
    party: await findParty(em, ctx.tenant, partyId), other: await findParty(em, ctx.tenant, otherId),
    record: await em.findOne(KycRecordEntity, { tenantId: ctx.tenant, partyId }),
  }));
  const isVerified = record !== null && record.level > 0 && (record.state === 'VERIFIED' || record.state === 'PENDING');
  if (!party || !other || !isVerified) return false;
  const [verified, wanted] = [openTaxId(ctx, { partyId, taxId: record.verifiedTaxId }), openTaxId(ctx, other)];
  return verified !== null && wanted !== null && comparable(verified) === comparable(wanted);
}

/** The same identifier may be written with other punctuation. */
function comparable({ country, type, value }: TaxId): string {
  return [country, type, value.replace(/[^0-9a-z]/gi, '')].join(' ').toUpperCase();
}
