import type { PixReturnReasonCode, PixReturnResponse } from '../../../../generated/models.ts';
import { refusal, type Refusal } from '../../../platform/errors.ts';
import type { Cents } from '../../../platform/money.ts';
import { noAccount } from '../../accounts/index.ts';
import { followed, type LedgerChange, type JournalContext, type Ledger, type Loads } from '../../journal/index.ts';
import {
  accountSide, creationEntry, dispatchRow, drawnId, newObligation, obligationEvent, obligationRow, refuseAccount, type Obligation,
} from '../../obligations/index.ts';
import { endToEndId, type Rails } from '../../rails/index.ts';
import { refuseReturn, returnableUntil, type PixCredit, type PixReturn, type Returned, type ReturnDraft } from './pix-return.ts';
import { presentReturn } from './present.ts';
import { returnedKey, returnedSoFar, returnEvent, returnRow } from './record.ts';
import { returnRoute } from './return-route.ts';

/** Context of returns. */
export type ReturnsContext = JournalContext & {
  readonly rails: Rails;
  readonly pix: {
    /** The ISPB of the institution that sends returns: it is in their names. */
    readonly ispb: string;
  };
};

/** A return as it begins, with all that it writes. */
export type SentReturn = LedgerChange & { readonly sent: PixReturn; readonly answer: PixReturnResponse };

/** Requested return; the account that has the credit pays it unless another is named. */
export interface ReturnOrder {
  /** Minor units. */
  readonly amount: Cents;
  readonly reasonCode: PixReturnReasonCode;
  readonly payerAccountId?: string;
}

/** Gives a return its names, before anything is decided. */
export async function draftReturn(ctx: ReturnsContext, credit: PixCredit, order: ReturnOrder): Promise<ReturnDraft> {
  const obligationId = drawnId(ctx, 'PIX');
  return {
    payerAccountId: credit.accountId, ...order, credit, obligationId, txId: ctx.ids.next('txn'),
    returnEndToEndId: endToEndId('D', ctx.pix.ispb, ctx.clock.now(), `${ctx.tenant} ${obligationId}`),
    createdBy: ctx.actor, isBound: (await returnRoute(ctx.rails, ctx.tenant, credit.providerId)) !== undefined,
  };
}

/** Rows and accounts that deciding about a return reads. */
export function returnLoads({ credit, payerAccountId }: ReturnDraft): Loads {
  return { accounts: [payerAccountId], systems: [['transit', credit.currency]], rows: [returnedKey(credit.obligationId)] };
}

/**
 * Pure: money of a credit on its way back, as part of a command. Amount and paying account of the draft may be settled in
 * the same decision (`{ ...draft, amount, payerAccountId }`): a MED case returns what its block turns out to have secured,
 * from the ledger's clearing account. What a promoted account received, the one that it became returns.
 * Refuses with RETURN_WINDOW_CLOSED (not for FR01 and BE08), RETURN_EXCEEDS_ORIGINAL, RAIL_NOT_BOUND, ACCOUNT_CLOSED,
 * CURRENCY_MISMATCH, and the ledger's gates with what they refuse of any debit.
 */
export function sentReturn(ledger: Ledger, given: ReturnDraft): SentReturn | { readonly refused: Refusal } {
  const account = followed(ledger, given.payerAccountId);
  if (!account) return { refused: noAccount(given.payerAccountId) };
  const draft = { ...given, payerAccountId: account.accountId };
  const before = returnedSoFar(ledger, draft.credit.obligationId);
  const refused = refuseReturn(draft, before, ledger.now) ?? refuseUnbound(draft) ?? refuseAccount(account, draft.credit.currency);
  if (refused) return { refused };
  const obligation = counterObligation(draft, ledger.now);
  const sent = newReturn(draft, before, ledger.now);
  return {
    sent,
    entries: [{ ...creationEntry(obligation, ledger), correlation: { return_of: draft.credit.obligationId } }],
    rows: [obligationRow(obligation, true), dispatchRow(obligation, ledger.now, true), returnRow(sent, true)],
    events: [obligationEvent('created', obligation), returnEvent('created', sent, obligation.txId)],
    answer: presentReturn(sent),
  };
}

/** A return goes by the provider that brought the credit, or not at all. */
function refuseUnbound({ isBound }: ReturnDraft): Refusal | undefined {
  return isBound ? undefined : refusal('RAIL_NOT_BOUND', { rail: 'PIX' });
}

/** The obligation that carries a return. A reader sees by its match keys that it is a return; so does its row. */
export function counterObligation(
  { obligationId, txId, amount, payerAccountId, credit, createdBy, returnEndToEndId }: ReturnDraft, now: Date,
): Obligation {
  return newObligation({
    obligationId, txId, rail: 'PIX', amount, currency: credit.currency, debtor: accountSide(payerAccountId), creditor: credit.payer,
    expectedAt: null, graceSeconds: null, metadata: {}, createdBy, counterparty: credit.counterparty ?? null,
    matchKeys: { end_to_end_id: returnEndToEndId, original_end_to_end_id: credit.endToEndId },
  }, now);
}

/** The return as it begins. */
export function newReturn(draft: ReturnDraft, { count, returned }: Returned, now: Date): PixReturn {
  const { obligationId, returnEndToEndId, amount, reasonCode, payerAccountId, createdBy, credit } = draft;
  return {
    obligationId, number: count + 1, returnEndToEndId, originalObligationId: credit.obligationId, originalEndToEndId: credit.endToEndId,
    accountId: payerAccountId, providerId: credit.providerId, amount, currency: credit.currency, reasonCode, state: 'PROCESSING',
    failureCode: null,
    originalAmount: credit.amount, returnedAmount: returned + amount, returnableUntil: returnableUntil(credit), version: 1n,
    createdAt: now, createdBy, updatedAt: now,
  };
}

/**
 * Sends money of a credit back, as a command of its own.
 * @throws ApiError for what `sentReturn` refuses; OVERLOADED.
 */
export async function sendReturn(ctx: ReturnsContext, credit: PixCredit, order: ReturnOrder): Promise<PixReturnResponse> {
  const draft = await draftReturn(ctx, credit, order);
  return ctx.journal.submit(ctx, { loads: returnLoads(draft), decide: (ledger) => sentReturn(ledger, draft) });
}
