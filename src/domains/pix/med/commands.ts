/** Commands by which the journal takes facts about MED cases. None of them moves money. */
import { present } from '../../../platform/assert.ts';
import { refusal } from '../../../platform/errors.ts';
import { MOST_WAITING, waitingId, waitingRow, type Waiting } from '../../../platform/receiver/waiting-facts.ts';
import type { Decision, Ledger, LedgerCommand, RowWrite } from '../../journal/index.ts';
import { OBLIGATION } from '../../obligations/index.ts';
import type { PixCredit } from '../returns/index.ts';
import { draftOf, type CaseDraft } from './case-draft.ts';
import type { MedContext } from './context.ts';
import type { MedFact, OpenedFact, ReportFact } from './facts.ts';
import { begun, MED_CASE, provider, type MedCase } from './med-case.ts';
import {
  caseEvent, caseNamed, caseRow, creditAwaited, nameKey, nameRow, NOTHING, reportAwaited, reportName, waitingFor,
} from './record.ts';
import { blockOfRest } from './resolvable.ts';
import { takeFact, takeWaiting } from './take-fact.ts';

function outcome<T>(
  answer: T, { medCase, events }: Pick<CaseDraft, 'medCase' | 'events'>, rows: readonly RowWrite[] = [], isNew = false,
): Decision<T> {
  return { entries: [], rows: [caseRow(medCase, isNew), ...rows], events, answer };
}

/**
 * Opens the case of a contested credit. Without the credit the report waits for it, under its end-to-end id; a report that has its case
 * already changes nothing.
 */
export function openingCommand(ctx: MedContext, providerId: string, fact: OpenedFact, credit: PixCredit | undefined): LedgerCommand<null> {
  const report = reportName('INBOUND', providerId, fact.reportId);
  const [aboutReport, aboutCredit] = [reportAwaited('INBOUND', providerId, fact.reportId), creditAwaited(providerId, fact.endToEndId)];
  const caseId = ctx.ids.next('med');
  return {
    loads: { accounts: [], rows: [nameKey(report), waitingId(aboutReport), waitingId(aboutCredit)] },
    decide: (ledger) => {
      if (caseNamed(ledger, report)) return NOTHING;
      const reports = waitingFor(ledger, aboutCredit);
      const others = reports.facts.filter((it) => it.kind === 'OPENED' && it.reportId !== fact.reportId);
      if (!credit) return { ...NOTHING, rows: [waitingRow({ ...reports, facts: [...others, fact].slice(0, MOST_WAITING) })] };
      const opened = openedCase(caseId, providerId, fact, credit, ledger);
      const draft = draftOf(ctx, ledger, opened);
      const waiting = waitingFor(ledger, aboutReport);
      takeWaiting(draft, waiting.facts);
      const { medCase, events } = draft;
      return outcome(null, { medCase, events: [caseEvent('opened', opened), ...events] },
        [nameRow(report, medCase), ...leaving(waiting, []), ...leaving(reports, others)], true);
    },
  };
}

/** Row of the facts that still wait; none where none waited. */
function leaving(waiting: Waiting<MedFact>, facts: readonly MedFact[]): RowWrite[] {
  return waiting.facts.length === 0 ? [] : [waitingRow({ ...waiting, facts })];
}

/** No more can be contested than arrived. */
function openedCase(caseId: string, providerId: string, fact: OpenedFact, credit: PixCredit, { now }: Ledger): MedCase {
  const contested = BigInt(fact.cents);
  const amount = contested < credit.amount ? contested : credit.amount;
  return begun({
    caseId, direction: 'INBOUND', status: 'OPEN', accountId: credit.accountId, reasonCode: fact.reasonCode, amount,
    currency: credit.currency,
    originalEndToEndId: credit.endToEndId, originalObligationId: credit.obligationId, providerId,
    reportId: fact.reportId, recoveryId: fact.recoveryId, hop: fact.hop, analysisDueAt: new Date(fact.analysisDueAt),
  }, { event: 'RECEIVED', by: provider(providerId), cents: amount, reference: fact.reportId, reason: fact.reasonCode }, now);
}

/** Takes a fact about a report. Where neither side has its case yet, the fact waits for it; one that comes early for a case waits too. */
export function reportCommand(ctx: MedContext, providerId: string, reportId: string, fact: ReportFact): LedgerCommand<null> {
  const directions = ['INBOUND', 'OUTBOUND'] as const;
  const names = directions.map((direction) => reportName(direction, providerId, reportId));
  const awaited = directions.map((direction) => reportAwaited(direction, providerId, reportId));
  return {
    loads: { accounts: [], rows: [...names.map(nameKey), ...awaited.map(waitingId)] },
    decide: (ledger) => {
      const cases = names.map((name) => caseNamed(ledger, name)).filter((it) => it !== undefined);
      if (cases.length === 0) return { ...NOTHING, rows: awaited.flatMap((it) => waitWith(waitingFor(ledger, it), fact)) };
      const taken = cases.map((it) => {
        const draft = draftOf(ctx, ledger, it);
        return { draft, direction: it.direction, verdict: takeFact(draft, fact) };
      });
      const done = taken.filter(({ verdict }) => verdict === 'DONE').map(({ draft }) => draft);
      const early = taken.filter(({ verdict }) => verdict === 'EARLY').map(({ direction }) => reportAwaited(
        direction, providerId, reportId,
      ));
      return {
        ...NOTHING, events: done.flatMap(({ events }) => events),
        rows: [...done.map(({ medCase }) => caseRow(medCase)), ...early.flatMap((it) => waitWith(waitingFor(ledger, it), fact))],
      };
    },
  };
}

function causeOf(fact: MedFact): string | undefined {
  return fact.kind === 'CANCELLED' ? fact.by : undefined;
}

/** The first fact of a kind counts, as it would have had the case been there. Withdrawal and completion are two kinds. */
function waitWith(waiting: Waiting<MedFact>, fact: ReportFact): RowWrite[] {
  const isKnown = waiting.facts.some((it) => it.kind === fact.kind && causeOf(it) === causeOf(fact));
  return isKnown ? [] : [waitingRow({ ...waiting, facts: [...waiting.facts, fact] })];
}

/**
 * A case of ours was filed, or refused: by the provider's answer or by its event, whichever comes first.
 * @param fact nothing where that is known already.
 * @param answer what to answer with, of the case as it is then.
 */
export function filingCommand<T>(
  ctx: MedContext, { caseId, providerId }: Pick<MedCase, 'caseId' | 'providerId'>, fact: MedFact | undefined, answer: (it: MedCase) => T,
): LedgerCommand<T> {
  const reportId = fact?.kind === 'FILED' ? fact.reportId : undefined;
  const report = reportId === undefined ? undefined
    : { name: reportName('OUTBOUND', providerId, reportId), awaited: reportAwaited('OUTBOUND', providerId, reportId) };
  return {
    loads: { accounts: [], rows: [caseId, ...(report ? [nameKey(report.name), waitingId(report.awaited)] : [])] },
    decide: (ledger) => {
      const before = ledger.row(MED_CASE, caseId);
      if (!before) return { refused: refusal('MED_CASE_NOT_FOUND') };
      const draft = draftOf(ctx, ledger, before);
      if (!fact || takeFact(draft, fact) === 'LATE') return { ...NOTHING, answer: answer(before) };
      if (!report) return outcome(answer(draft.medCase), draft);
      const waiting = waitingFor(ledger, report.awaited);
      takeWaiting(draft, [...waiting.facts, ...before.earlyMoney.map((money): MedFact => ({ kind: 'MONEY_BACK', ...money }))]);
      return outcome(answer(draft.medCase), draft, [nameRow(report.name, draft.medCase), ...leaving(waiting, [])]);
    },
  };
}

/**
 * The return of a case has come to its end. While a block secures the rest, the case is open for that. One that failed has left its
 * money on the clearing account, unless an operator gave it to somebody else. Facts about the report that came meanwhile are applied then.
 */
export function returnEndedCommand(
  ctx: MedContext, { caseId, providerId, reportId, blockId }: Pick<MedCase, 'caseId' | 'providerId' | 'reportId' | 'blockId'>,
  obligationId: string,
): LedgerCommand<null> {
  const aboutReport = reportAwaited('INBOUND', providerId, present(reportId, 'the report of an inbound case'));
  return {
    loads: { accounts: [], rows: [caseId, obligationId, waitingId(aboutReport), ...(blockId === null ? [] : [blockId])] },
    decide: (ledger) => {
      const it = present(ledger.row(MED_CASE, caseId), 'the case of a return');
      const sent = present(ledger.row(OBLIGATION, obligationId), 'the return of a case');
      if (it.devolutionObligationId !== obligationId || sent.state !== 'FINAL' || it.status !== 'RETURNING') return NOTHING;
      const draft = draftOf(ctx, ledger, it);
      const made = { cents: sent.amount, reference: obligationId };
      if (sent.resolutionOutcome === 'SETTLED') draft.step('returned', afterReturn(ledger, it), { ...made, event: 'RETURN_SETTLED' });
      else {
        const waits = sent.destinationAccountId === null ? sent.amount : 0n;
        draft.step('return_failed', { status: 'RETURN_FAILED', waiting: waits }, { ...made, event: 'RETURN_FAILED', reason: sent.reason });
      }
      const waiting = waitingFor(ledger, aboutReport);
      takeWaiting(draft, waiting.facts);
      return outcome(null, draft, leaving(waiting, []));
    },
  };
}

function afterReturn(ledger: Ledger, it: MedCase): Partial<MedCase> {
  const rest = blockOfRest(ledger, it);
  return rest ? { status: 'OPEN', secured: rest.secured } : { status: 'RETURNED' };
}
