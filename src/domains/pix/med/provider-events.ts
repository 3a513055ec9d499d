import type { MedRecoveryState } from '../../../../generated/models.ts';
import type { EventHandler, EventHandlers } from '../../../platform/receiver/take-delivery.ts';
import { findCredit } from '../returns/index.ts';
import { filingCommand, openingCommand, reportCommand } from './commands.ts';
import type { MedContext } from './context.ts';
import type { ReportFact } from './facts.ts';
import { markByDirectory } from './mark-parties.ts';
import { findMedCase } from './queries.ts';
import { readEvidenceText, readRecovery } from './read-recovery.ts';
import { takeRecoveryFact } from './recoveries.ts';
import { openWaitingCases } from './open-waiting-cases.ts';
import {
  readClosed, readFiled, readFilingFailed, readMarked, readMarker, readOpened, readReference, readRefundClosed, readReportId,
} from './read-event.ts';

type Handler = EventHandler<MedContext>;

/**
 * Handlers of the MED endpoint, see the contract of `receivePixMedEvent`. Each records a fact, and moves no money. A handler throws
 * EventMalformed when the data is not as the contract requires.
 */
export const medEvents = {
  MED_INFRACTION_OPENED: async (ctx, event) => {
    const opened = readOpened(event);
    const credit = await findCredit(ctx, opened.endToEndId);
    await ctx.journal.submit(ctx, openingCommand(ctx, event.provider_id, opened, credit));
    if (!credit) await openWaitingCases(ctx); // it may have arrived in between
  },
  MED_INFRACTION_ACKNOWLEDGED: aboutReport(() => ({ kind: 'ACKNOWLEDGED' })),
  MED_INFRACTION_CLOSED: aboutReport(readClosed),
  MED_INFRACTION_CANCELLED: aboutReport(() => ({ kind: 'CANCELLED' })),
  MED_CASE_REFUND_CLOSED: aboutReport(readRefundClosed),
  MED_RECOVERY_CREATED: aboutRecovery('CREATED'),
  MED_RECOVERY_TRACKED: aboutRecovery('TRACKED'),
  MED_RECOVERY_AWAITING_ANALYSIS: aboutRecovery('AWAITING_ANALYSIS'),
  MED_RECOVERY_ANALYSED: aboutRecovery('ANALYSED'),
  MED_RECOVERY_REFUNDING: aboutRecovery('REFUNDING'),
  MED_RECOVERY_UPDATED: aboutRecovery(null),
  MED_RECOVERY_COMPLETED: aboutRecovery('COMPLETED'),
  MED_RECOVERY_CANCELLED: aboutRecovery('CANCELLED'),
  MED_FRAUD_MARKED: (ctx, event) => markByDirectory(ctx, readMarked(event)),
  MED_FRAUD_MARK_CANCELLED: (ctx, event) => markByDirectory(ctx, readMarker(event)),
  MED_CASE_FILED: aboutFiling((event) => readFiled(event.data)),
  MED_CASE_FILING_FAILED: aboutFiling(readFilingFailed),
} satisfies EventHandlers<MedContext>;

/** A fact about a report, theirs or ours. */
function aboutReport(read: (event: Parameters<Handler>[1]) => ReportFact): Handler {
  return (ctx, event) => ctx.journal.submit(ctx, reportCommand(ctx, event.provider_id, readReportId(event), read(event)));
}

/** What is known of a recovery, and the state that it has reached, where it reached one. */
function aboutRecovery(state: MedRecoveryState | null): Handler {
  return (ctx, event) => takeRecoveryFact(ctx, event.provider_id, readRecovery(event, state), readEvidenceText(event));
}

/** Records the outcome of a case that we filed; events of another provider are ignored. */
function aboutFiling(read: (event: Parameters<Handler>[1]) => Parameters<typeof filingCommand>[2]): Handler {
  return async (ctx, event) => {
    const medCase = await findMedCase(ctx, readReference(event));
    const fact = read(event);
    if (medCase?.providerId === event.provider_id) await ctx.journal.submit(ctx, filingCommand(ctx, medCase, fact, () => null));
  };
}
