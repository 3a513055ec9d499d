import type { ContributionResponse, SquadContributionKind, SquadContributionState } from '../../../../generated/models.ts';
import { present } from '../../../platform/assert.ts';
import { instantText } from '../../../platform/clock.ts';
import type { Entry, Squad } from '../squad.ts';

/** A deposit in the contract's form, as it was made in the squad's open cycle. */
export function presentContribution({ sqdId, currency, cycle }: Squad, entry: Entry): ContributionResponse {
  return {
    sqd_id: sqdId,
    entry_seq: entry.entrySeq,
    kind: entry.kind as SquadContributionKind,
    state: entry.state as SquadContributionState,
    actor_account_id: present(entry.actorAccountId, 'who deposited'),
    amount: { currency, value: present(entry.amount, 'what was deposited') },
    description: entry.description,
    members_snapshot: [],
    split: null,
    shares: [],
    open_cents: 0,
    source_tx_ids: [],
    rex_id: null,
    period: cycle?.period ?? null,
    obligation_id: entry.obligationId,
    tx_id: entry.txId,
    created_at: instantText(entry.occurredAt),
    updated_at: instantText(entry.updatedAt),
  };
}
