import type { Context } from '../../platform/context.ts';
import type { EventDraft } from '../../platform/outbox/event.ts';
import type { JournalContext, Ledger, RowWrite } from '../journal/index.ts';
import type { Obligation } from '../obligations/index.ts';
import type { Rails } from '../rails/index.ts';
import type { EvidenceKey } from './evidence.ts';
import type { Evidence } from './evidence.entity.ts';

/** The account and the obligation that a credit was booked on, and who paid, as rows keep it. */
export interface Booked {
  readonly accountId: string;
  readonly obligationId: string;
  readonly counterparty: string | null;
}

/** Rows and events that are committed with a credit. */
export interface Following {
  readonly rows: readonly RowWrite[];
  readonly events: readonly EventDraft[];
}

/** A further effect of a credit that names something of another domain: it is decided and committed with the credit. */
export interface CreditFollower {
  /** Ids of the rows that `follow` reads. */
  rows(credit: EvidenceKey): readonly string[];
  /** The account that the credit is for, where its key leads to none. */
  accountOf(ctx: EvidenceContext, credit: EvidenceKey): Promise<string | undefined>;
  /** Pure: its effect, once the credit is booked. */
  follow(ledger: Ledger, credit: EvidenceKey, booked: Booked): Following;
}

/** A payment of ours that came back, or a part of it, as the credit that brought it. */
export interface ReturnedMoney {
  readonly evidence: Evidence;
  readonly credit: Obligation;
  readonly original: Obligation;
}

/** Pure: the events of its rail about money that came back, in the commit that books it. */
export type AnnounceReturn = (it: ReturnedMoney) => readonly EventDraft[];

/** The parts of the service that evidence needs. */
export type EvidenceContext = JournalContext & {
  readonly rails: Rails;
  /** Days by which its money may count back. */
  readonly backdatingDays: number;
  /** Further effects of credits, from domains above. */
  readonly followers: readonly CreditFollower[];
  readonly announceReturn: AnnounceReturn;
  /** The row by which the ledger reads whose a Pix key is; its value is the id of the account that the key leads to. */
  keyHolderId(ctx: Context, pixKey: string): string;
};

/** The part of a module whose rows credits name. */
export interface FollowingModule {
  readonly followers: readonly CreditFollower[];
}
