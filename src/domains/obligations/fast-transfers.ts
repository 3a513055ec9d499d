import type { ObligationResponse } from '../../../generated/models.ts';
import { announced } from '../../platform/outbox/event.ts';
import type { AccountState, FastTransfer, FastTransfers, LedgerCommand } from '../journal/index.ts';
import type { PayeeFound } from './payee.ts';
import { newObligation, settledAtOnce } from './final-at-once.ts';
import { refuseAccount, type ObligationDraft } from './obligation.ts';
import { presentObligation } from './present.ts';
import { debitsOn } from './record.ts';

const EVENTS = ['obligation.created', 'obligation.settled'] as const;
const ANNOUNCED = announced(EVENTS.map((type) => ({ type, entityId: '', version: 1n, topic: debitsOn('NATIVE'), data: {} })));

/** NATIVE payments between two accounts, as the writer carries them out in one pass; undefined where one is of another kind. */
export function fastTransfers<T>(
  found: readonly PayeeFound[], answersPayments: 'ONE' | 'BATCH', answer: (payments: readonly ObligationResponse[]) => T,
): FastTransfers<T> | undefined {
  const transfers: FastTransfer[] = [];
  for (const { draft, payee } of found) {
    const transfer = payee ? undefined : plainTransfer(draft);
    if (!transfer) return undefined;
    transfers.push(transfer);
  }
  return {
    transfers, answersPayments, entryType: 'TRANSFER', events: EVENTS, announced: ANNOUNCED, admits, answer: answering(found, answer),
  };
}

/** A command that only stores an answer, which a batch of payments may hold. */
export function onlyAnswers<T>(answer: T): LedgerCommand<T> {
  return {
    loads: { accounts: [] }, decide: () => ({ entries: [], rows: [], events: [], answer }),
    plain: { transfers: [], answersPayments: 'ONE', entryType: 'TRANSFER', events: EVENTS, announced: [], admits, answer: () => answer },
  };
}

function answering<T>(found: readonly PayeeFound[], answer: (payments: readonly ObligationResponse[]) => T): FastTransfers<T>['answer'] {
  return (ulids, now) => answer(found.map(({ draft }, index) => {
    const ulid = ulids[index];
    return presentObligation(settledAtOnce(newObligation({ ...draft, obligationId: `obl_${ulid}`, txId: `txn_${ulid}` }, now)));
  }));
}

/** Named by the journal, and with nothing about it that an entry could not keep: a description or a reference needs a row. */
function plainTransfer({
  obligationId, rail, amount, currency, debtor, creditor, isNamedLate, sqdId, createdBy, matchKeys, metadata, expectedAt, graceSeconds,
  description, externalReference,
}: ObligationDraft): FastTransfer | undefined {
  const isPlain = isNamedLate && rail === 'NATIVE' && !sqdId && debtor.kind === 'account' && creditor.kind === 'account'
    && debtor.externalId === null && creditor.externalId === null && !description && !externalReference;
  if (!isPlain || debtor.accountId === null || creditor.accountId === null) return undefined;
  return {
    debtorAccountId: debtor.accountId, creditorAccountId: creditor.accountId, asset: currency, amount,
    drawn: obligationId.slice('obl_'.length),
    payment: { createdBy, matchKeys, metadata, expectedAt, graceSeconds },
  };
}

/** An account that is paid and pays as itself, without question: neither promoted nor outside, and nobody's to move but its own. */
function admits(account: AccountState, currency: string): boolean {
  return account.promotedTo === null && account.type !== 'EXTERNAL' && refuseAccount(account, currency) === undefined;
}
