import type { ContributionResponse, SquadContributionKind, SquadContributionState, SquadShareOut, SquadShareState } from '../../../../generated/models.ts';
import { present } from '../../../platform/assert.ts';
import { instantText } from '../../../platform/clock.ts';
import { shareReference } from '../rules/divide.ts';
import { effectiveShareState } from '../rules/settlement.ts';
import { memberOf, type Entry, type Share, type Squad } from '../squad.ts';

/** A deposit or expense in the contract's form, as it was made in the squad's open cycle. */
export function presentContribution(tenant: string, squad: Squad, entry: Entry): ContributionResponse {
  const { sqdId, currency, cycle } = squad;
  const shares = entry.shares.filter(({ state }) => state !== 'REPLACED');
  return {
    sqd_id: sqdId,
    entry_seq: entry.entrySeq,
    kind: entry.kind as SquadContributionKind,
    state: entry.state as SquadContributionState,
    actor_account_id: present(entry.actorAccountId, 'who paid'),
    amount: { currency, value: present(entry.amount, 'what was paid') },
    description: entry.description,
    members_snapshot: [...entry.membersSnapshot ?? []],
    split: entry.split,
    shares: shares.map((share) => presentShare(tenant, squad, share)),
    open_cents: shares.reduce((sum, share) => sum + (stateNow(share, squad) === 'OPEN' ? share.cents : 0), 0),
    source_tx_ids: [...entry.sourceTxIds ?? []],
    rex_id: entry.rexId,
    period: cycle?.period ?? null,
    obligation_id: entry.obligationId,
    tx_id: entry.txId,
    created_at: instantText(entry.occurredAt),
    updated_at: instantText(entry.updatedAt),
  };
}

function stateNow({ state, dividedSeq }: Share, { simplifiedSeq }: Squad): SquadShareState {
  return effectiveShareState(state, dividedSeq, simplifiedSeq) as SquadShareState;
}

function presentShare(tenant: string, squad: Squad, share: Share): SquadShareOut {
  const { debtorAccountId: debtor, sqdId, dividedSeq, place, settledAt } = share;
  const state = stateNow(share, squad);
  return {
    member_account_id: debtor, member_pkh: present(memberOf(squad, debtor), 'the member who bears it').address,
    creditor_account_id: share.creditorAccountId, share_cents: share.cents, state,
    share_utxo_ref: state === 'OPEN' ? shareReference(tenant, sqdId, dividedSeq, place) : null,
    settled_at: settledAt && instantText(settledAt), settlement_entry_seq: share.settlementSeq,
  };
}
