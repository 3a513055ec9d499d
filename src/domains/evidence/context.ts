import type { JournalContext } from '../journal/index.ts';
import type { Rails } from '../rails/index.ts';
import type { CreditFollower } from './follow.ts';

/** What evidence needs of the rest of the service. */
export type EvidenceContext = JournalContext & {
  readonly rails: Rails;
  readonly evidence: {
    /** How far back what it moves may count, in days. */
    readonly backdatingDays: number;
    /** What else follows from money that arrives; of domains that stand above. */
    readonly followers: readonly CreditFollower[];
  };
};
