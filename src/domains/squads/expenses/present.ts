import type { ContributionResponse, SquadContributionKind, SquadShareOut, SquadShareState } from '../../../../generated/models.ts';
import { present } from '../../../platform/assert.ts';
import { instantText } from '../../../platform/clock.ts';
import { shareReference } from '../rules/divide.ts';
import { entryState } from '../rules/settlement.ts';
import type { Entry, Share, Squad } from '../squad.ts';
import { addressOf, NO_PAST, periodOf } from './past-of-entry.ts';
import { openCents, sharesNow } from '../changes/shares.ts';

/**
 * A deposit, an expense or a simplification in the contract's form, its shares as they are now. @param past of one that is not new.
 * @throws RetryDecision STALE_READ when what is past has changed since it was read.
 */
export function presentContribution(tenant: string, squad: Squad, entry: Entry, past = NO_PAST): ContributionResponse {
  const shares = sharesNow(entry, squad);
  return {
    sqd_id: squad.sqdId,
    entry_seq: entry.entrySeq,
    kind: entry.kind as SquadContributionKind,
    state: entryState(shares.map(({ state }) => state)),
    actor_account_id: present(entry.actorAccountId, 'who deposited, paid or simplified'),
    amount: { currency: squad.currency, value: present(entry.amount, 'what was deposited, paid or owed') },
    description: entry.description,
    members_snapshot: [...(entry.membersSnapshot ?? [])],
    split: entry.split,
    shares: shares.map((share) => presentShare(tenant, share, addressOf(squad, share.debtorAccountId, past))),
    open_cents: openCents(shares),
    source_tx_ids: [...(entry.sourceTxIds ?? [])],
    rex_id: entry.rexId,
    period: periodOf(squad, entry, past),
    obligation_id: entry.obligationId,
    tx_id: entry.txId,
    created_at: instantText(entry.occurredAt),
    updated_at: instantText(entry.updatedAt),
  };
}

/** A share in the contract's form, as it reads now. @param address of who bears it. */
export function presentShare(tenant: string, share: Share, address: string): SquadShareOut {
  const { sqdId, dividedSeq, place, debtorAccountId, creditorAccountId, cents, state, settledAt, settlementSeq } = share;
  return {
    member_account_id: debtorAccountId,
    creditor_account_id: creditorAccountId,
    member_pkh: address,
    share_cents: cents,
    state: state as SquadShareState,
    share_utxo_ref: state === 'OPEN' ? shareReference(tenant, sqdId, dividedSeq, place) : null,
    settled_at: settledAt && instantText(settledAt),
    settlement_entry_seq: settlementSeq,
  };
}
