/** Risk flags of a party as rows, with what they show on it and the events. */
import type { Context } from '../../platform/context.ts';
import type { WriteUnit } from '../../platform/db/database.ts';
import type { Party } from '../parties/index.ts';
import { markForRescreen, type Kyc } from './kyc.ts';
import { RiskFlagEntity, type RiskFlag } from './kyc.entity.ts';
import { announceOf, SERVICE, showOn, store, type Subject } from './record.ts';

type FlagDraft = Pick<RiskFlag, 'kind' | 'severity' | 'source' | 'sourceRef' | 'reason'>;

/** Flags a party whose row is locked; a verified one is due for screening at once, but for a decision that is no risk. */
export async function openFlag(unit: WriteUnit, ctx: Context, subject: Subject, draft: FlagDraft, addedBy: string): Promise<RiskFlag> {
  const flag = newFlag(unit, ctx, subject.party.partyId, draft, addedBy);
  const kyc = draft.kind === 'OWN_WITHDRAWAL' ? subject.kyc : markForRescreen(subject.kyc, 'risk_flag', { now: ctx.clock.now() });
  if (subject.record) await store(unit, ctx, subject, { kyc, moves: [] }, SERVICE);
  await announceFlag(unit, ctx, { party: subject.party, kyc }, 'risk_flag.added', flag);
  return flag;
}

/** Keeps a flag that was over before anybody heard of it; nothing is announced. */
export function keepClosedFlag(unit: WriteUnit, ctx: Context, partyId: string, draft: FlagDraft, by: string): void {
  Object.assign(newFlag(unit, ctx, partyId, draft, by), { resolvedAt: ctx.clock.now(), resolvedBy: by });
}

function newFlag({ em }: WriteUnit, ctx: Context, partyId: string, draft: FlagDraft, addedBy: string): RiskFlag {
  const flag = em.create(RiskFlagEntity, {
    ...draft, tenantId: ctx.tenant, flagId: ctx.ids.next('flg'), partyId, addedAt: ctx.clock.now(), addedBy, resolvedAt: null,
    resolvedBy: null,
  });
  em.persist(flag);
  return flag;
}

/** Closes an open flag of a party whose row is locked. */
export async function closeFlag(unit: WriteUnit, ctx: Context, subject: Subject, flag: RiskFlag, resolvedBy: string): Promise<void> {
  Object.assign(flag, { resolvedAt: ctx.clock.now(), resolvedBy });
  await announceFlag(unit, ctx, subject, 'risk_flag.resolved', flag);
}

async function announceFlag(
  unit: WriteUnit, ctx: Context, { party, kyc }: { readonly party: Party; readonly kyc: Kyc },
  type: 'risk_flag.added' | 'risk_flag.resolved', { flagId, kind, severity, source }: RiskFlag,
): Promise<void> {
  const { openFlags } = await showOn(unit, ctx, party, kyc);
  announceOf(unit, party, type, { flag_id: flagId, ...(kind && { kind }), severity, source, open_flags: openFlags });
}
