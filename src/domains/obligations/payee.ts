import type { Context } from '../../platform/context.ts';
import type { Refusal } from '../../platform/errors.ts';
import type { LedgerChange, Ledger } from '../journal/index.ts';
import type { CounterpartyFacts } from './counterparty.ts';
import type { Obligation, ObligationDraft } from './obligation.ts';
import type { AnalysisCause } from './rules/analysis.ts';
import type { RepeatGuard } from './rules/repeats.ts';

/** Who of the tenant is paid where an outside party is named, and what else the payment does. */
export interface Payee {
  readonly accountId: string;
  /** What the payment is known by besides, such as the name in a code. */
  readonly matchKeys?: Readonly<Record<string, string>>;
  /** Why it is not paid like this, whatever the ledger says; decided with all else, so that a repetition finds its answer. */
  readonly refused?: Refusal | undefined;
  /** What is decided and committed with the payment, such as the charge that it settles. */
  readonly settles?: PaidInside;
}

/** Something of a domain above that a payment inside the tenant pays. */
export interface PaidInside {
  /** Ids of the rows that `pay` reads. */
  readonly rows: readonly string[];
  /** Pure: what follows from the payment, or why it cannot be. */
  pay(ledger: Ledger, payment: Pick<Obligation, 'obligationId' | 'amount' | 'currency'>): Refusal | Pick<LedgerChange, 'rows' | 'events'>;
}

/** The payee of the tenant that an outside party's external id leads to, if it is one, for a payment of so much. */
export type PayeeInside = (ctx: Context, externalId: string, money: Pick<Obligation, 'amount' | 'currency'>) => Promise<Payee | undefined>;

/** What was learnt lately of an outside party that an external id leads to, by a look-up of its key or by its code. */
export type PayeeOutside = (ctx: Context, externalId: string) => Promise<CounterpartyFacts | undefined>;

/** Between whom, over which rail and in which currency money is to move: what can be judged before there is an amount. */
export type Terms = Pick<ObligationDraft, 'rail' | 'currency' | 'debtor' | 'creditor' | 'sqdId'>;

/** A draft, and who of the tenant is paid where it named an outside party. */
export interface PayeeFound<Draft extends Terms = ObligationDraft> {
  readonly draft: Draft;
  readonly payee?: Payee;
  /** What was asked for, where it named an EXTERNAL account: that one is paid itself, should it be promoted by then. */
  readonly asked?: Draft;
  /** What tells whether it repeats an earlier payment; undefined where nobody asks. */
  readonly repeat?: RepeatGuard;
  /** The flag that permits it, where its payer is marked for fraud. */
  readonly withdrawalFlag?: string;
  /** Why it is analysed before it is sent; undefined where it goes at once. */
  readonly analysis?: AnalysisCause;
}
