import type { ContributionRequest, ContributionResponse } from '../../../../generated/models.ts';
import { refusal, type Refusal } from '../../../platform/errors.ts';
import { toCents } from '../../../platform/money.ts';
import { accountSide, obligationFinalAtOnce } from '../../obligations/index.ts';
import type { JournalContext } from '../../journal/index.ts';
import { actorOf } from '../access.ts';
import type { SquadDraft } from '../draft.ts';
import { noteBalance } from '../group/set-squad-goal.ts';
import { refuseCurrency } from '../squad-currency.ts';
import type { Entry, Squad, SquadRow } from '../squad.ts';
import { writeSquad } from '../squad/write-squad.ts';
import { presentContribution } from './present.ts';

/** A deposit, before the ledger has seen it. */
interface Deposit {
  /** The member who pays. */
  readonly actor: string;
  readonly body: ContributionRequest;
  readonly obligationId: string;
  readonly txId: string;
  /** Calling client. */
  readonly createdBy: string;
}

/**
 * Deposits into the squad account: a transfer of the member's account, final at once. A repetition without a key is a second deposit.
 * @throws ApiError ACCOUNT_NOT_FOUND, NOT_A_SQUAD_MEMBER, SQUAD_CLOSED, SQUAD_FROZEN, SPLIT_NOT_APPLICABLE, CURRENCY_MISMATCH, and
 *   what the ledger refuses of the transfer.
 */
export async function fundSquad(ctx: JournalContext, squad: SquadRow, body: ContributionRequest): Promise<ContributionResponse> {
  const { accountId: actor } = await actorOf(ctx, body.actor_account_id);
  const deposit: Deposit = { actor, body, obligationId: ctx.ids.next('obl'), txId: ctx.ids.next('txn'), createdBy: ctx.actor };
  return writeSquad<ContributionResponse>(ctx, squad, () => ({
    operation: 'contributeToSquad', actor,
    step(draft) {
      const refused = refuseSplit(body) ?? refuseCurrency(draft.squad, body.amount.currency);
      return refused ? { refused } : { answer: presentContribution(ctx.tenant, ...fund(draft, deposit)) };
    },
  }));
}

function refuseSplit({ members_snapshot, split, source_tx_ids = [] }: ContributionRequest): Refusal | undefined {
  const given = Object.entries({ members_snapshot, split, source_tx_ids: source_tx_ids.length > 0 ? source_tx_ids : undefined });
  const fields = given.filter(([, value]) => value !== undefined).map(([name]) => name);
  return fields.length > 0 ? refusal('SPLIT_NOT_APPLICABLE', { fields }) : undefined;
}

function fund(draft: SquadDraft, { actor, body, obligationId, txId, createdBy }: Deposit): readonly [Squad, Entry] {
  const { sqdId, accountId: squadAccount, currency } = draft.squad;
  const { amount: { value: amount }, description = '' } = body;
  const cents = toCents(amount);
  const { rows, events } = obligationFinalAtOnce({
    obligationId, txId, amount: cents, currency, debtor: accountSide(actor), creditor: accountSide(squadAccount), createdBy, sqdId,
  }, draft.now);
  draft.add({
    rows, events,
    entries: [{
      entryType: 'TRANSFER', txId, obligationIds: [obligationId], correlation: { sqd_id: sqdId },
      postings: [{ accountId: actor, asset: currency, amount: -cents }, { accountId: squadAccount, asset: currency, amount: cents }],
    }],
  });
  draft.set({ fundedIn: draft.squad.fundedIn + amount });
  draft.setMember(actor, { fundedIn: draft.member(actor).fundedIn + amount });
  draft.count(({ fundedIn }) => ({ fundedIn: fundedIn + amount }));
  const entrySeq = draft.announce('squad.funded', {
    entry_seq: draft.upcomingSeq, actor_account_id: actor, amount, currency, obligation_id: obligationId, tx_id: txId,
    period: draft.squad.cycle?.period ?? null,
  }, { obligation_id: obligationId, tx_id: txId });
  const entry = draft.addEntry(entrySeq, {
    kind: 'FUNDED', state: 'SETTLED', actorAccountId: actor, amount, description, recipient: accountSide(squadAccount), obligationId, txId,
  });
  noteBalance(draft, draft.balance + amount);
  return [draft.squad, entry];
}
