import type { RowOf } from '../../platform/db/row.ts';
import { encodedId } from '../../platform/id.ts';
import { refusal, type Refusal } from '../../platform/errors.ts';
import { rowKind, type Ledger, type RowWrite } from '../journal/index.ts';
import type { RailFamily } from '../rails/index.ts';
import { fundsReceiptCodec, type FundsReceiptEntity } from './funds-receipt.entity.ts';
import { END_TO_END_ID } from './obligation.entity.ts';
import { isOutbound, type Obligation } from './obligation.ts';

/** Where the money of a payment from outside is, by what the payment is called. */
export const FUNDS_RECEIPT = rowKind<FundsReceipt>('money-in');

export type FundsReceipt = RowOf<typeof FundsReceiptEntity>;

/** What a rail calls a payment. */
export function namedByRail(rail: RailFamily, endToEndId: string): string {
  return `${rail}:${endToEndId}`;
}

/** What a provider calls a movement that the rail has no name for. */
export function namedByProvider(rail: RailFamily, providerId: string, externalId: string): string {
  return `${rail}/${providerId}:${externalId}`;
}

/** The ledger knows by this where the money of that name is. */
export function fundsReceiptKey(name: string): string {
  return encodedId(FUNDS_RECEIPT.prefix, [name]);
}

/** Where the money of that name is; undefined where none came in, or all of it was taken back. */
export function fundsReceiptOf(ledger: Pick<Ledger, 'row'>, name: string): FundsReceipt | undefined {
  const found = ledger.row(FUNDS_RECEIPT, fundsReceiptKey(name));
  return found && found.amount > 0n ? found : undefined;
}

/** The row that says where money is. Its name must be loaded. */
export function fundsReceiptRow(ledger: Pick<Ledger, 'row'>, it: FundsReceipt): RowWrite {
  const id = fundsReceiptKey(it.name);
  return { codec: fundsReceiptCodec, id, isNew: ledger.row(FUNDS_RECEIPT, id) === undefined, value: it };
}

/** What the payment that an obligation expects is called, where somebody has said it; undefined for a payment out. */
export function expectedName(obligation: Obligation, endToEndId = obligation.matchKeys[END_TO_END_ID]): string | undefined {
  return isOutbound(obligation) || endToEndId === undefined ? undefined : namedByRail(obligation.rail, endToEndId);
}

/** The money of that payment as the obligation's own. */
export function receiptFor({ obligationId, amount, currency }: Obligation, name: string, kind: string | null = null): FundsReceipt {
  return { name, amount, currency, obligationId, kind };
}

/** Who has told of money that waits as an obligation's own: whether by a credit, and whether by the rail's name of it. */
export interface ReportedBy {
  readonly isCredit: boolean;
  readonly isNamed: boolean;
}

/**
 * The money of an expected payment that waits on the exception account as its own, under the obligation's id. It tells which
 * news may still be of it: `kind` is INBOUND_CREDIT once a credit was, SETTLEMENT while only other news named it.
 */
export function heldReceiptRow(ledger: Pick<Ledger, 'row'>, obligation: Obligation, { isCredit, isNamed }: ReportedBy): RowWrite {
  const before = fundsReceiptOf(ledger, obligation.obligationId)?.kind ?? null;
  const kind = isCredit || before === 'INBOUND_CREDIT' ? 'INBOUND_CREDIT' : isNamed ? 'SETTLEMENT' : before;
  return fundsReceiptRow(ledger, receiptFor(obligation, obligation.obligationId, kind));
}

/** Whether a credit that nobody knows yet is further money than what waits as an obligation's own. */
export function isFurtherMoney(ledger: Pick<Ledger, 'row'>, obligationId: string, { isNamed }: Pick<ReportedBy, 'isNamed'>): boolean {
  const kind = fundsReceiptOf(ledger, obligationId)?.kind ?? null;
  return kind === 'INBOUND_CREDIT' || (kind !== null && isNamed);
}

/** Why money of that payment is not booked for an obligation: it came in before, and is another's or waits. */
export function refuseBooked(ledger: Pick<Ledger, 'row'>, name: string | undefined, obligationId: string | null): Refusal | undefined {
  const known = name === undefined ? undefined : fundsReceiptOf(ledger, name);
  if (!known || (known.obligationId !== null && known.obligationId === obligationId)) return undefined;
  return refusal('PAYMENT_BOOKED_ALREADY', known.obligationId === null ? { waits_on_exception: true } : {
    obligation_id: known.obligationId,
  });
}
