import type { WriteUnit } from '../../platform/db/database.ts';
import type { Party } from '../parties/index.ts';
import type { KycContext } from './context.ts';
import { markForRescreen } from './kyc.ts';
import { SERVICE, store, subjectOf } from './record.ts';

/** What an identity is made of, by the names in the contract. */
const IDENTITY: readonly string[] = ['legal_name', 'tax_id', 'country'];

/** A party whose identity changed after it was verified is to be screened again. */
export async function rescreenChangedParty(ctx: KycContext, unit: WriteUnit, party: Party, changed: readonly string[]): Promise<void> {
  if (party.kycState === null || !changed.some((name) => IDENTITY.includes(name))) return;
  const subject = await subjectOf(unit.em, party);
  const kyc = markForRescreen(subject.kyc, 'party_changed', { now: ctx.clock.now() });
  if (kyc !== subject.kyc) await store(unit, ctx, subject, { kyc, moves: [] }, SERVICE);
}
