/** Marks for fraud that a case or the directory makes, and takes back. */
import { present } from '../../../platform/assert.ts';
import { taxIdDigest } from '../../../platform/vault/person-digest.ts';
import { findAccount, followPromotion } from '../../accounts/index.ts';
import { keepFraudMark } from '../../kyc/index.ts';
import { PartyEntity } from '../../parties/index.ts';
import type { MedContext } from './context.ts';
import { isWithdrawn, type MedCase } from './med-case.ts';
import type { DirectoryMark } from './read-event.ts';

/**
 * Marks the owner of a case's account, as long as the report stands as fraud, and takes the mark back once it is withdrawn. A squad has
 * no one owner: a person decides about it. Safe to repeat.
 */
export async function markByCase(ctx: MedContext, it: MedCase): Promise<void> {
  const accepted = it.history.find(({ event }) => event === 'FRAUD_ACCEPTED');
  const stands = !isWithdrawn(it);
  if (!accepted || (stands && !ctx.med.marksForFraud)) return;
  const { ownerPartyId, type } = await followPromotion(ctx, present(await findAccount(ctx, it.accountId), 'the account of a case'));
  if (type === 'SQUAD') return;
  await keepFraudMark(ctx, ownerPartyId, {
    source: 'MED_CASE', sourceRef: it.caseId, reason: `The MED report was accepted: ${accepted.reason}`, stands,
  });
}

/** Marks the parties that have a person's tax id now, or takes the mark back. Safe to repeat, in either order. */
export async function markByDirectory(ctx: MedContext, { markerId, taxId, fraudType }: DirectoryMark): Promise<void> {
  const stands = fraudType !== undefined;
  if (stands && !ctx.med.marksForFraud) return;
  const parties = await ctx.db.read((em) => em.find(PartyEntity, { tenantId: ctx.tenant, taxIdDigest: taxIdDigest(ctx, taxId) }));
  for (const { partyId } of parties) {
    const reason = stands ? `The directory marked it: ${fraudType}` : 'The directory took its mark back';
    await keepFraudMark(ctx, partyId, { source: 'DIRECTORY', sourceRef: markerId, reason, stands });
  }
}
