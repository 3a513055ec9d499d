import { present } from '../../../platform/assert.ts';
import { ApiError } from '../../../platform/errors.ts';
import { toCents } from '../../../platform/money.ts';
import type { Fields } from '../../../platform/fields.ts';
import { centavos, malformed, optional, text } from '../../../platform/receiver/fields.ts';
import type { ReceivedEvent } from '../../../platform/receiver/receiver.ts';
import { noAccount } from '../../accounts/index.ts';
import { followed, type Ledger, type LedgerCommand, type Loads } from '../../journal/index.ts';
import {
  creationEntry, endObligation, fundsReceiptKey, fundsReceiptOf, fundsReceiptRow, namedByRail, obligationEvent, obligationRow,
  receiptFor, refuseAccount, resolutionEntry,
} from '../../obligations/index.ts';
import { isEndToEndId } from '../../rails/index.ts';
import { findCredit } from './find-credit.ts';
import { endedReturn, reasonOf, refuseReturn, type ReturnDraft } from './pix-return.ts';
import { returnedKey, returnedSoFar, returnEvent, returnRow } from './record.ts';
import { counterObligation, newReturn, type ReturnsContext } from './send-return.ts';

/**
 * A provider itself sent a credit of ours back, or a part of it (RETURN_SENT). Its money has left: the account that has the credit is
 * debited at once, once for each return, whichever way it is told. Of a credit that is not known, and where the account cannot be debited,
 * nothing moves: reconciliation shows the difference, and a correction books it.
 */
export async function bookSentReturn(ctx: ReturnsContext, { provider_id: providerId, data }: ReceivedEvent): Promise<void> {
  const returnEndToEndId = nameIn(data);
  const amount = toCents(centavos(data, 'amount'));
  const reasonCode = reasonOf(optional(data, 'reason_code', text));
  const credit = await findCredit(ctx, text(data, 'original_end_to_end_id'));
  if (credit?.providerId !== providerId) return;
  await ctx.journal.submit(ctx, bookingOf({
    credit, amount, returnEndToEndId, reasonCode, obligationId: ctx.ids.next('obl'), txId: ctx.ids.next('txn'),
    payerAccountId: credit.accountId, createdBy: ctx.actor, isBound: true,
  })).catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.status !== 422) throw error;
    const about = { return_end_to_end_id: returnEndToEndId, code: error.code };
    ctx.log.warn(about, 'a return that a provider sent cannot be booked: reconciliation shows it');
  });
}

/** Handlers of the payment endpoint's events about returns. */
export const returnEvents = { RETURN_SENT: bookSentReturn };

function nameIn(data: Fields): string {
  const name = text(data, 'return_end_to_end_id');
  return isEndToEndId(name, 'D') ? name : malformed('return_end_to_end_id');
}

function bookingOf(draft: ReturnDraft): LedgerCommand<null> {
  const name = namedByRail('PIX', draft.returnEndToEndId);
  const loads: Loads = {
    accounts: [draft.payerAccountId], systems: [['transit', draft.credit.currency], ['faucet', draft.credit.currency]],
    rows: [returnedKey(draft.credit.obligationId), fundsReceiptKey(name)],
  };
  return { loads, decide: (ledger) => (fundsReceiptOf(ledger, name) ? NOTHING : booked(ledger, draft, name)) };
}

const NOTHING = { entries: [], rows: [], events: [], answer: null };

/** A return whose money has left: no deadline of its reason counts, and no rail is asked. */
function booked(ledger: Ledger, given: ReturnDraft, name: string): ReturnType<LedgerCommand<null>['decide']> {
  const account = followed(ledger, given.payerAccountId);
  if (!account) return { refused: noAccount(given.payerAccountId) };
  const draft = { ...given, payerAccountId: account.accountId };
  const before = returnedSoFar(ledger, draft.credit.obligationId);
  const refused = refuseReturn({ ...draft, reasonCode: 'FR01' }, before, ledger.now) ?? refuseAccount(account, draft.credit.currency);
  if (refused) return { refused };
  const created = counterObligation(draft, ledger.now);
  const { obligation, event } = endObligation(created, { outcome: 'SETTLED', destinationAccountId: null }, ledger.now);
  const sent = newReturn(draft, before, ledger.now);
  const settled = present(endedReturn(sent, obligation, ledger.now), 'the return of an obligation that has ended');
  return {
    entries: [creationEntry(created, ledger), resolutionEntry(created, 'SETTLED', null, ledger)],
    rows: [obligationRow(obligation, true), returnRow(settled, true), fundsReceiptRow(ledger, receiptFor(obligation, name))],
    events: [
      obligationEvent('created', created), event, returnEvent('created', sent, created.txId), returnEvent('settled', settled, created.txId),
    ],
    answer: null,
  };
}
