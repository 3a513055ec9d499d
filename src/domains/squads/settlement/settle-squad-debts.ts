import type { SettleRequest, SettleResponse, SettlementTransferOut } from '../../../../generated/models.ts';
import { instantText } from '../../../platform/clock.ts';
import type { Refusal } from '../../../platform/errors.ts';
import { RetryDecision } from '../../../platform/retry-decision.ts';
import type { JournalContext } from '../../journal/index.ts';
import { actorOf } from '../access.ts';
import type { SquadDraft } from '../draft.ts';
import { debtorRefusal, paymentsOf, sharesNamed, type Payment, type ShareName } from '../rules/settlement.ts';
import { ENTRY, entryId, type Entry, type SquadRow } from '../squad.ts';
import { writeSquad } from '../squad/write-squad.ts';
import { endShares } from '../changes/end-shares.ts';
import { pay, presentShare, settledBy, type Payer, type TransferIds } from '../changes/pay.ts';
import { readCreditors } from './queries.ts';
import { knownShares, type KnownShare } from '../changes/known-shares.ts';

/**
 * Pays open shares that a member owes, each whole: one transfer to each creditor, final at once, all or none. A repetition without a
 * key is SHARE_NOT_OPEN, because a share is paid once.
 * @throws ApiError ACCOUNT_NOT_FOUND, NOT_A_SQUAD_MEMBER, SHARE_NOT_FOUND, NOT_THE_DEBTOR, SQUAD_CLOSED, SQUAD_FROZEN, SHARE_NOT_OPEN,
 *   and what the ledger refuses of the transfers.
 */
export async function settleSquadDebts(ctx: JournalContext, squad: SquadRow, body: SettleRequest): Promise<SettleResponse> {
  const { accountId: actor } = await actorOf(ctx, body.actor_account_id);
  const named = readNames(body);
  const seqs = [...new Set(named.map(({ entrySeq }) => entrySeq))];
  const payer: Payer = { actor, createdBy: ctx.actor, autoCollected: false };
  return writeSquad<SettleResponse>(ctx, squad, async () => {
    const creditors = await readCreditors(ctx, squad.sqdId, actor, seqs);
    const ids = new Map(creditors.map((creditor) => [creditor, { obligationId: ctx.ids.next('obl'), txId: ctx.ids.next('txn') }]));
    const found = (draft: SquadDraft): readonly KnownShare[] | Refusal => sharesNamed(named, knownShares(
      ctx.tenant, draft.squad, entriesOf(draft, seqs), named,
    ));
    return {
      operation: 'settleSquadDebts', actor, loads: { accounts: creditors, rows: seqs.map((seq) => entryId(squad.sqdId, seq)) },
      refusePerson(draft) {
        const shares = found(draft);
        return isRefusal(shares) ? shares : debtorRefusal(shares, actor);
      },
      step(draft) {
        const shares = found(draft);
        const payments = isRefusal(shares) ? shares : paymentsOf(shares);
        return isRefusal(payments) ? { refused: payments } : { answer: settle(draft, payer, payments, entriesOf(draft, seqs), ids) };
      },
    };
  });
}

function readNames({ shares }: SettleRequest): ShareName[] {
  return shares.map(({ entry_seq, share_utxo_ref }) => ({ entrySeq: entry_seq, reference: share_utxo_ref }));
}

function entriesOf({ ledger, squad }: SquadDraft, seqs: readonly number[]): Entry[] {
  return seqs.flatMap((seq) => ledger.row(ENTRY, entryId(squad.sqdId, seq)) ?? []);
}

function isRefusal<T extends object>(given: T | Refusal): given is Refusal {
  return 'code' in given;
}

function settle(
  draft: SquadDraft, payer: Payer, payments: readonly Payment<KnownShare>[], entries: readonly Entry[],
  ids: ReadonlyMap<string, TransferIds>,
): SettleResponse {
  const { sqdId, currency } = draft.squad;
  const transfers = payments.map((payment) => {
    const transfer = ids.get(payment.creditor);
    if (!transfer) throw new RetryDecision('STALE_READ');
    return { payment, transfer, entrySeq: pay(draft, payer, payment, transfer) };
  });
  const paid = transfers.flatMap(({ payment, entrySeq }) => payment.shares.map(({ row }) => settledBy(row, entrySeq, draft.now)));
  const concerned = new Set(paid.map(({ entrySeq }) => entrySeq));
  endShares(draft, entries.filter(({ entrySeq }) => concerned.has(entrySeq)), paid);
  const { owed, owedTo } = draft.member(payer.actor);
  return {
    sqd_id: sqdId, actor_account_id: payer.actor,
    total: { currency, value: payments.reduce((sum, { cents }) => sum + cents, 0) },
    transfers: transfers.map(({ payment, transfer, entrySeq }) => presentTransfer(draft, payment, transfer, entrySeq)),
    settled_at: instantText(draft.now),
    your_net_cents: owedTo - owed, your_total_owed_cents: owed, your_total_owed_to_cents: owedTo,
  };
}

function presentTransfer(
  draft: SquadDraft, { creditor, cents, shares }: Payment<KnownShare>, { obligationId, txId }: TransferIds, entrySeq: number,
): SettlementTransferOut {
  return {
    entry_seq: entrySeq, creditor_account_id: creditor, creditor_pkh: draft.member(creditor).address,
    amount: { currency: draft.squad.currency, value: cents }, obligation_id: obligationId, tx_id: txId, shares: shares.map(presentShare),
  };
}
