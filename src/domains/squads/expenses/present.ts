import type { ContributionResponse, SquadContributionKind, SquadContributionState, SquadShareOut, SquadShareState } from '../../../../generated/models.ts';
import { present } from '../../../platform/assert.ts';
import { instantText } from '../../../platform/clock.ts';
import { shareReference } from '../rules/divide.ts';
import type { Entry, Member, Share, Squad } from '../squad.ts';

/** A deposit or expense that was just made, in the contract's form: it belongs to the squad's open cycle and to active members. */
export function presentContribution(tenant: string, { sqdId, currency, cycle, members }: Squad, entry: Entry): ContributionResponse {
  return {
    sqd_id: sqdId,
    entry_seq: entry.entrySeq,
    kind: entry.kind as SquadContributionKind,
    state: entry.state as SquadContributionState,
    actor_account_id: present(entry.actorAccountId, 'who deposited or paid'),
    amount: { currency, value: present(entry.amount, 'what was deposited or paid') },
    description: entry.description,
    members_snapshot: [...(entry.membersSnapshot ?? [])],
    split: entry.split,
    shares: entry.shares.map((share) => presentShare(tenant, share, members)),
    open_cents: entry.shares.reduce((sum, { state, cents }) => sum + (state === 'OPEN' ? cents : 0), 0),
    source_tx_ids: [...(entry.sourceTxIds ?? [])],
    rex_id: entry.rexId,
    period: cycle?.period ?? null,
    obligation_id: entry.obligationId,
    tx_id: entry.txId,
    created_at: instantText(entry.occurredAt),
    updated_at: instantText(entry.updatedAt),
  };
}

function presentShare(tenant: string, share: Share, members: readonly Member[]): SquadShareOut {
  const { sqdId, dividedSeq, place, debtorAccountId, creditorAccountId, cents, state, settledAt, settlementSeq } = share;
  return {
    member_account_id: debtorAccountId,
    creditor_account_id: creditorAccountId,
    member_pkh: present(members.find(({ accountId }) => accountId === debtorAccountId), 'the member who bears a share').address,
    share_cents: cents,
    state: state as SquadShareState,
    share_utxo_ref: state === 'OPEN' ? shareReference(tenant, sqdId, dividedSeq, place) : null,
    settled_at: settledAt && instantText(settledAt),
    settlement_entry_seq: settlementSeq,
  };
}
