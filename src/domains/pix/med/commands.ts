/** Commands by which the journal takes facts about MED cases. None of them moves money. */
import { refusal } from '../../../platform/errors.ts';
import type { Decision, Ledger, LedgerCommand, RowWrite } from '../../journal/index.ts';
import type { PixCredit } from '../returns/index.ts';
import { draftOf, type CaseDraft } from './case-draft.ts';
import type { MedContext } from './context.ts';
import type { MedFact, OpenedFact, ReportFact } from './facts.ts';
import { begun, MED_CASE, provider, type MedCase } from './med-case.ts';
import { CASE_NAME, caseEvent, caseRow, creditName, nameKey, nameRow, NOTHING, reportName, type CaseName } from './record.ts';
import { takeFact, takeWaiting } from './take-fact.ts';

/** Facts that wait under one name; a provider that tells more has lost its way. */
const MOST_WAITING = 16;

function outcome<T>(answer: T, { medCase, events }: Pick<CaseDraft, 'medCase' | 'events'>, rows: readonly RowWrite[] = [], isNew = false): Decision<T> {
  return { entries: [], rows: [caseRow(medCase, isNew), ...rows], events, answer };
}

/**
 * A credit is contested. Without the credit what was told waits for it, under its end-to-end id; a report that has its
 * case already changes nothing.
 */
export function openingCommand(ctx: MedContext, providerId: string, fact: OpenedFact, credit: PixCredit | undefined): LedgerCommand<null> {
  const [report, payment] = [reportName('INBOUND', providerId, fact.reportId), creditName(providerId, fact.endToEndId)];
  const caseId = ctx.ids.next('med');
  return {
    loads: { accounts: [], rows: [report, payment].map(nameKey) },
    decide: (ledger) => {
      const [named, waiting] = [nameOf(ledger, report), nameOf(ledger, payment)];
      if (named.medCase) return NOTHING;
      const others = waiting.said.filter((it) => it.kind === 'OPENED' && it.reportId !== fact.reportId);
      if (!credit) return waitFor(waiting, [...others, fact], fact.endToEndId);
      const opened = openedCase(caseId, providerId, fact, credit, ledger);
      const draft = draftOf(ctx, ledger, opened);
      takeWaiting(draft, named.said);
      const { medCase, events } = draft;
      return outcome(null, { medCase, events: [caseEvent('opened', opened), ...events] }, [
        nameRow({ ...named, medCase, said: [] }),
        ...(waiting.said.length > 0 ? [nameRow({ ...waiting, said: others, credit: others.length > 0 ? fact.endToEndId : null })] : []),
      ], true);
    },
  };
}

function waitFor(waiting: CaseName, said: readonly MedFact[], credit: string | null): Decision<null> {
  return { ...NOTHING, rows: [nameRow({ ...waiting, said: said.slice(0, MOST_WAITING), credit })] };
}

/** No more can be contested than arrived. */
function openedCase(caseId: string, providerId: string, fact: OpenedFact, credit: PixCredit, { now }: Ledger): MedCase {
  const contested = BigInt(fact.cents);
  const amount = contested < credit.amount ? contested : credit.amount;
  return begun({
    caseId, direction: 'INBOUND', status: 'OPEN', accountId: credit.accountId, reasonCode: fact.reasonCode, amount, currency: credit.currency,
    originalEndToEndId: credit.endToEndId, originalObligationId: credit.obligationId, providerId,
    reportId: fact.reportId, recoveryId: fact.recoveryId, hop: fact.hop, analysisDueAt: new Date(fact.analysisDueAt),
  }, { event: 'RECEIVED', by: provider(providerId), cents: amount, reference: fact.reportId, reason: fact.reasonCode }, now);
}

/** Something is told of a report. Where neither side has its case yet, it waits for it. */
export function reportCommand(ctx: MedContext, providerId: string, reportId: string, fact: ReportFact): LedgerCommand<null> {
  const names = (['INBOUND', 'OUTBOUND'] as const).map((direction) => reportName(direction, providerId, reportId));
  return {
    loads: { accounts: [], rows: names.map(nameKey) },
    decide: (ledger) => {
      const named = names.map((name) => nameOf(ledger, name));
      const cases = named.map(({ medCase }) => medCase).filter((it) => it !== null);
      if (cases.length === 0) return { ...NOTHING, rows: named.flatMap((name) => waitUnder(name, fact)) };
      const taken = cases.map((it) => draftOf(ctx, ledger, it)).filter((draft) => takeFact(draft, fact) !== 'LATE');
      return { ...NOTHING, rows: taken.map(({ medCase }) => caseRow(medCase)), events: taken.flatMap(({ events }) => events) };
    },
  };
}

/** The first fact of a kind is the one that counts, as it would have been had the case been there. */
function waitUnder(name: CaseName, fact: ReportFact): RowWrite[] {
  const isKnown = name.said.some(({ kind }) => kind === fact.kind) || name.said.length >= MOST_WAITING;
  return isKnown ? [] : [nameRow({ ...name, said: [...name.said, fact] })];
}

/**
 * A case of ours was filed, or refused: by the provider's answer or by its event, whichever comes first.
 * @param fact nothing where that is known already.
 * @param answer what to answer with, of the case as it is then.
 */
export function filingCommand<T>(
  ctx: MedContext, { caseId, providerId }: Pick<MedCase, 'caseId' | 'providerId'>, fact: MedFact | undefined, answer: (it: MedCase) => T,
): LedgerCommand<T> {
  const report = fact?.kind === 'FILED' ? reportName('OUTBOUND', providerId, fact.reportId) : undefined;
  return {
    loads: { accounts: [], rows: [caseId, ...(report === undefined ? [] : [nameKey(report)])] },
    decide: (ledger) => {
      const before = ledger.row(MED_CASE, caseId);
      if (!before) return { refused: refusal('MED_CASE_NOT_FOUND') };
      const draft = draftOf(ctx, ledger, before);
      if (!fact || takeFact(draft, fact) === 'LATE') return { ...NOTHING, answer: answer(before) };
      if (report === undefined) return outcome(answer(draft.medCase), draft);
      const named = nameOf(ledger, report);
      takeWaiting(draft, [...named.said, ...before.earlyMoney.map((money): MedFact => ({ kind: 'MONEY_BACK', ...money }))]);
      return outcome(answer(draft.medCase), draft, [nameRow({ ...named, medCase: draft.medCase, said: [] })]);
    },
  };
}

/** A name as the ledger knows it, with its case as it is now. */
export function nameOf(ledger: Ledger, name: string): CaseName {
  const known = ledger.row(CASE_NAME, nameKey(name)) ?? { name, medCase: null, said: [], credit: null };
  return { ...known, medCase: known.medCase && (ledger.row(MED_CASE, known.medCase.caseId) ?? known.medCase) };
}
