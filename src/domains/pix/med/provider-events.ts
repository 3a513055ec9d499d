import type { EventHandler, EventHandlers } from '../../../platform/receiver/take-delivery.ts';
import { findCredit } from '../returns/index.ts';
import { filingCommand, openingCommand, reportCommand } from './commands.ts';
import type { MedContext } from './context.ts';
import type { ReportFact } from './facts.ts';
import { findMedCase } from './queries.ts';
import { openWaitingCases } from './open-waiting-cases.ts';
import { readClosed, readFiled, readFilingFailed, readOpened, readReference, readRefundClosed, readReportId } from './read-event.ts';

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
  MED_CASE_FILED: aboutFiling((event) => readFiled(event.data)),
  MED_CASE_FILING_FAILED: aboutFiling(readFilingFailed),
} satisfies EventHandlers<MedContext>;

/** A fact about a report, theirs or ours. */
function aboutReport(read: (event: Parameters<Handler>[1]) => ReportFact): Handler {
  return (ctx, event) => ctx.journal.submit(ctx, reportCommand(ctx, event.provider_id, readReportId(event), read(event)));
}

/** Records the outcome of a case that we filed; events of another provider are ignored. */
function aboutFiling(read: (event: Parameters<Handler>[1]) => Parameters<typeof filingCommand>[2]): Handler {
  return async (ctx, event) => {
    const medCase = await findMedCase(ctx, readReference(event));
    const fact = read(event);
    if (medCase?.providerId === event.provider_id) await ctx.journal.submit(ctx, filingCommand(ctx, medCase, fact, () => null));
  };
}
