import type { PaymentInitiation } from '../../../generated/models.ts';
import { present } from '../../platform/assert.ts';
import { refusal, type Refusal } from '../../platform/errors.ts';
import type { RowOf } from '../../platform/db/row.ts';
import type { Cents } from '../../platform/money.ts';
import { noAccount, rejectSquadAccount } from '../accounts/index.ts';
import { followed, rowKind, type AccountState, type EntryDraft, type Expectation, type Ledger, type Posting } from '../journal/index.ts';
import type { RailDirection, RailFamily } from '../rails/index.ts';
import type { ObligationEntity, ObligationState, ResolutionOutcome, SideEmbeddable } from './obligation.entity.ts';

export const OBLIGATION = rowKind<Obligation>('obl');

export type { ObligationState, ResolutionOutcome };
export type Side = RowOf<typeof SideEmbeddable>;
type Said = Pick<RowOf<typeof ObligationEntity>, 'counterparty' | 'description' | 'externalReference'>;
/** An obligation that has used nothing of limits yet says nothing of it; nor one of which nothing else is known. */
export type Obligation = Omit<RowOf<typeof ObligationEntity>, 'limitUse' | 'sentAs' | 'counterpartyDigest' | keyof Said> & Partial<Said> & {
  readonly limitUse?: unknown;
};

/** What a caller asks for, before the ledger has seen it. */
export type ObligationDraft = Pick<
  Obligation,
  'obligationId' | 'txId' | 'rail' | 'amount' | 'currency' | 'debtor' | 'creditor' | 'expectedAt' | 'graceSeconds' |
  'matchKeys' | 'metadata' | 'createdBy'
> & Partial<Pick<Obligation, 'sqdId' | 'counterparty' | 'description' | 'externalReference' | 'limitUse'>> & {
  /** What the payer says to the payee, in clear: for the answer that is decided with it. */
  readonly said?: string;
  /** True where nobody knows it by its id before it is decided: it is named by its place in the journal. */
  readonly isNamedLate?: boolean;
};

/**
 * Facts that limits ask for: how the payer started a payment over Pix. Undefined where nothing of it restrains a payment, and on other
 * rails.
 */
export function limitFacts(rail: RailFamily, initiation: PaymentInitiation | undefined): object | undefined {
  const { device, contactless } = initiation ?? {};
  if (rail !== 'PIX' || (device !== 'UNREGISTERED' && !contactless)) return undefined;
  return { initiation: { ...(device === 'UNREGISTERED' && { device }), ...(contactless && { contactless }) } };
}

/** The match key of a payment that one provider alone can carry, such as the debit of a mandate: which one. */
export const ONLY_PROVIDER = 'only_provider';
/** The match key of a payment between two banks of the tenant's: at which of them its money comes in. */
export const RECEIVED_BY = 'received_by';

/** The side that an account of the ledger is. */
export function accountSide(accountId: string): Side {
  return { kind: 'account', accountId, externalId: null };
}

/** True when the ledger debits an account of its own for it. */
export function isOutbound({ debtor }: Pick<Obligation, 'debtor'>): boolean {
  return debtor.kind === 'account';
}

/**
 * True where the ledger alone settles it, in the entry that creates it: NATIVE, and Pix between two accounts of the
 * tenant, which the rail takes from nobody (it refuses them as AG12) and a provider never hears of; but for one between
 * two banks, which is what the rail carries.
 */
export function settlesAtOnce(obligation: Pick<Obligation, 'rail' | 'debtor' | 'creditor'>): boolean {
  const { rail, debtor, creditor } = obligation;
  return rail === 'NATIVE' || (rail === 'PIX' && debtor.kind === 'account' && creditor.kind === 'account' && !isBetweenBanks(obligation));
}

/**
 * Whether it moves the tenant's own money from one bank to another: its creditor is an account of the ledger, and has
 * coordinates at which the rail reaches the bank. Nobody else can name a side so. Both banks tell of the one payment.
 */
export function isBetweenBanks({ debtor, creditor }: Sides): boolean {
  return debtor.kind === 'account' && creditor.kind === 'account' && creditor.externalId !== null;
}

/** Whether it is moved by an instance of a product, and by nothing else: the chain alone ends it. */
export function isOfProduct({ rail }: Pick<Obligation, 'rail'>): boolean {
  return rail === 'CHAIN';
}

/** What a refusal tells of it. */
export function detailsOfProduct({ matchKeys: { product_id, instance_id } }: Pick<Obligation, 'matchKeys'>): Record<string, unknown> {
  return { product_id, instance_id };
}

/** Which way its money goes over its rail. */
export function directionOf(obligation: Pick<Obligation, 'debtor'>): RailDirection {
  return isOutbound(obligation) ? 'OUTBOUND' : 'INBOUND';
}

/** The instant from which it is stuck, should it still be open: past its expected settlement and the grace. Null for never. */
export function stuckSince({ expectedAt, graceSeconds }: Pick<Obligation, 'expectedAt' | 'graceSeconds'>): Date | null {
  return expectedAt === null ? null : new Date(new Date(expectedAt).getTime() + (graceSeconds ?? 0) * 1000);
}

/** Both ends of a movement. */
export type Sides = Pick<Obligation, 'debtor' | 'creditor'>;

/** The sides as the ledger knows them: an EXTERNAL account is an outside party. Refuses with ACCOUNT_NOT_FOUND. */
export function readSides(draft: Sides, ledger: Pick<Ledger, 'account'>): Sides | Refusal {
  const debtor = readSide(draft.debtor, ledger);
  const creditor = readSide(draft.creditor, ledger);
  if ('code' in debtor) return debtor;
  return 'code' in creditor ? creditor : { debtor, creditor };
}

function readSide(side: Side, ledger: Pick<Ledger, 'account'>): Side | Refusal {
  if (side.accountId === null) return side;
  const account = followed(ledger, side.accountId);
  if (!account || account.systemRole !== null) return noAccount(side.accountId);
  return { ...side, accountId: account.accountId, kind: account.type === 'EXTERNAL' ? 'external' : 'account' };
}

/** A closed account is refused by name; every account must hold the currency; a squad's account is moved by the squad alone. */
export function refuseAccount(account: AccountState, currency: string): Refusal | undefined {
  return refuseUse(account, currency) ?? rejectSquadAccount(account);
}

/** What is refused of an account to whoever may move it. */
export function refuseUse(account: AccountState, currency: string): Refusal | undefined {
  if (account.status === 'CLOSED') return refusal('ACCOUNT_CLOSED', { account_id: account.accountId });
  if (account.currency !== currency) {
    return refusal('CURRENCY_MISMATCH', { account_id: account.accountId, account_currency: account.currency, currency });
  }
  return undefined;
}

/** The entry of an obligation's creation: what settles at once moves at once, a payment out goes into transit. */
export function creationEntry(obligation: Obligation, ledger: Ledger): EntryDraft {
  const { debtor, currency: asset, amount } = obligation;
  const entry = { txId: obligation.txId, obligationIds: [obligation.obligationId], ...ofSquad(obligation) };
  if (settlesAtOnce(obligation)) {
    return { ...entry, entryType: 'TRANSFER', postings: move(obligation, debtor.accountId, obligation.creditor.accountId) };
  }
  const transit = ledger.system('transit', asset).accountId;
  return {
    ...entry,
    entryType: 'OBLIGATION_CREATED',
    postings: isOutbound(obligation) ? move(obligation, debtor.accountId, transit) : [],
    expectations: expectations(obligation, amount),
  };
}

/** The entry of an obligation's end. `destination` overrides where the money goes by default. */
export function resolutionEntry(
  obligation: Obligation, outcome: ResolutionOutcome, destination: string | null, ledger: Ledger,
): EntryDraft {
  const { currency: asset, creditor, debtor } = obligation;
  const faucet = ledger.system('faucet', asset).accountId;
  const waiting = ledger.system(obligation.exceptedAt ? 'exception' : isOutbound(obligation) ? 'transit' : 'faucet', asset).accountId;
  const settledTo = destination ?? (creditor.kind === 'account' ? creditor.accountId : faucet);
  const postings = isOutbound(obligation)
    ? move(obligation, waiting, outcome === 'SETTLED' ? settledTo : (destination ?? debtor.accountId))
    : outcome === 'SETTLED' ? move(obligation, waiting, settledTo)
    : obligation.exceptedAt && destination !== null ? move(obligation, waiting, destination) : [];
  return {
    entryType: `OBLIGATION_${outcome}`,
    txId: obligation.txId,
    obligationIds: [obligation.obligationId],
    ...ofSquad(obligation),
    postings,
    expectations: expectations(obligation, -obligation.amount),
  };
}

/** What an entry names besides, where a squad caused the obligation. */
export function ofSquad({ sqdId }: Pick<Obligation, 'sqdId'>): Pick<EntryDraft, 'correlation'> {
  return sqdId === null ? {} : { correlation: { sqd_id: sqdId } };
}

/** The two postings of a movement between accounts. */
export function move(
  { amount, currency: asset }: Pick<Obligation, 'amount' | 'currency'>, from: string | null, to: string | null,
): Posting[] {
  return [
    { accountId: present(from, 'the account that money leaves'), asset, amount: -amount },
    { accountId: present(to, 'the account that money reaches'), asset, amount },
  ];
}

/** What the accounts of an open obligation show as in transit or expected; given back by its end. */
function expectations({ debtor, creditor, currency: asset }: Obligation, amount: Cents): Expectation[] {
  const shown: Expectation[] = [];
  if (debtor.kind === 'account' && debtor.accountId) shown.push({ kind: 'outgoing', accountId: debtor.accountId, asset, amount });
  if (creditor.kind === 'account' && creditor.accountId) shown.push({ kind: 'incoming', accountId: creditor.accountId, asset, amount });
  return shown;
}
