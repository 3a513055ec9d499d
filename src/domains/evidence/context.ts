import type { Context } from '../../platform/context.ts';
import type { EventDraft } from '../../platform/outbox/event.ts';
import type { JournalContext } from '../journal/index.ts';
import type { Obligation } from '../obligations/index.ts';
import type { Rails } from '../rails/index.ts';
import type { Evidence } from './evidence.ts';
import type { CreditFollower } from './follow.ts';

/** A payment of ours that came back, or a part of it, as the credit that brought it. */
export interface ReturnedMoney {
  readonly evidence: Evidence;
  readonly credit: Obligation;
  readonly original: Obligation;
}

/** Pure: what its rail has to announce of money that came back, in the commit that books it. */
export type AnnounceReturn = (it: ReturnedMoney) => readonly EventDraft[];

/** What evidence needs of the rest of the service. */
export type EvidenceContext = JournalContext & {
  readonly rails: Rails;
  readonly evidence: {
    /** How far back what it moves may count, in days. */
    readonly backdatingDays: number;
    /** What else follows from money that arrives; of domains that stand above. */
    readonly followers: readonly CreditFollower[];
    readonly announceReturn: AnnounceReturn;
    /** The account that a Pix key leads to. */
    findKeyHolder(ctx: Context, pixKey: string): Promise<string | undefined>;
  };
};
