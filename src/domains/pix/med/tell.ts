/** Commands by which the journal hears what the outside says of MED cases. None of them moves money. */
import { refusal } from '../../../platform/errors.ts';
import type { Decision, Ledger, LedgerCommand, RowWrite } from '../../journal/index.ts';
import type { PixCredit } from '../returns/index.ts';
import type { MedContext } from './context.ts';
import { hear, hearAll, type Heard, type Hearing } from './hear.ts';
import { begun, MED_CASE, provider, type MedCase } from './med-case.ts';
import { CASE_NAME, caseEvent, caseRow, creditName, nameKey, nameRow, NOTHING, reportName, type CaseName } from './record.ts';
import type { OpenedWord, ReportWord, Word } from './words.ts';

/** Words that wait under one name; a provider that says more has lost its way. */
const MOST_SAID = 16;

function outcome<T>(answer: T, { medCase, events }: Heard, rows: readonly RowWrite[] = [], isNew = false): Decision<T> {
  return { entries: [], rows: [caseRow(medCase, isNew), ...rows], events, answer };
}

/** The instant at which a command hears, with the settings that it needs. */
export function hearingAt({ med: { returnHours } }: Pick<MedContext, 'med'>, { now }: Pick<Ledger, 'now'>): Hearing {
  return { now, returnHours };
}

/**
 * A credit is contested. Without the credit what was said waits for it, under its end-to-end id; a report that has its
 * case already changes nothing.
 */
export function openingCommand(ctx: MedContext, providerId: string, word: OpenedWord, credit: PixCredit | undefined): LedgerCommand<null> {
  const [report, payment] = [reportName('INBOUND', providerId, word.reportId), creditName(providerId, word.endToEndId)];
  const caseId = ctx.ids.next('med');
  return {
    loads: { accounts: [], rows: [report, payment].map(nameKey) },
    decide: (ledger) => {
      const [named, waiting] = [nameOf(ledger, report), nameOf(ledger, payment)];
      if (named.medCase) return NOTHING;
      const others = waiting.said.filter((it) => it.kind === 'OPENED' && it.reportId !== word.reportId);
      if (!credit) return waitFor(waiting, [...others, word], word.endToEndId);
      const opened = openedCase(caseId, providerId, word, credit, ledger);
      const { medCase, events } = hearAll(opened, named.said, hearingAt(ctx, ledger));
      return outcome(null, { medCase, events: [caseEvent('opened', opened), ...events] }, [
        nameRow({ ...named, medCase, said: [] }),
        ...(waiting.said.length > 0 ? [nameRow({ ...waiting, said: others, credit: others.length > 0 ? word.endToEndId : null })] : []),
      ], true);
    },
  };
}

function waitFor(waiting: CaseName, said: readonly Word[], credit: string | null): Decision<null> {
  return { ...NOTHING, rows: [nameRow({ ...waiting, said: said.slice(0, MOST_SAID), credit })] };
}

/** No more can be contested than arrived. */
function openedCase(caseId: string, providerId: string, word: OpenedWord, credit: PixCredit, { now }: Ledger): MedCase {
  const contested = BigInt(word.cents);
  const amount = contested < credit.amount ? contested : credit.amount;
  return begun({
    caseId, direction: 'INBOUND', status: 'OPEN', accountId: credit.accountId, reasonCode: word.reasonCode, amount, currency: credit.currency,
    originalEndToEndId: credit.endToEndId, originalObligationId: credit.obligationId, providerId,
    reportId: word.reportId, recoveryId: word.recoveryId, hop: word.hop, analysisDueAt: new Date(word.analysisDueAt),
  }, { event: 'RECEIVED', by: provider(providerId), cents: amount, reference: word.reportId, reason: word.reasonCode }, now);
}

/** Something is said of a report. Where neither side has its case yet, it waits for it. */
export function reportCommand(ctx: MedContext, providerId: string, reportId: string, word: ReportWord): LedgerCommand<null> {
  const names = (['INBOUND', 'OUTBOUND'] as const).map((direction) => reportName(direction, providerId, reportId));
  return {
    loads: { accounts: [], rows: names.map(nameKey) },
    decide: (ledger) => {
      const named = names.map((name) => nameOf(ledger, name));
      const cases = named.map(({ medCase }) => medCase).filter((it) => it !== null);
      if (cases.length === 0) return { ...NOTHING, rows: named.flatMap((name) => saidLater(name, word)) };
      const heard = cases.map((it) => hear(it, word, hearingAt(ctx, ledger))).filter((it) => it !== undefined);
      return { ...NOTHING, rows: heard.map(({ medCase }) => caseRow(medCase)), events: heard.flatMap(({ events }) => events) };
    },
  };
}

/** The first word of a kind is the one that counts, as it would have been had the case been there. */
function saidLater(name: CaseName, word: ReportWord): RowWrite[] {
  const isKnown = name.said.some(({ kind }) => kind === word.kind) || name.said.length >= MOST_SAID;
  return isKnown ? [] : [nameRow({ ...name, said: [...name.said, word] })];
}

/**
 * A case of ours was filed, or refused: by the provider's answer or by its event, whichever comes first.
 * @param word nothing where that is known already.
 * @param answer what to answer with, of the case as it is then.
 */
export function filingCommand<T>(
  ctx: MedContext, { caseId, providerId }: Pick<MedCase, 'caseId' | 'providerId'>, word: Word | undefined, answer: (it: MedCase) => T,
): LedgerCommand<T> {
  const report = word?.kind === 'FILED' ? reportName('OUTBOUND', providerId, word.reportId) : undefined;
  return {
    loads: { accounts: [], rows: [caseId, ...(report === undefined ? [] : [nameKey(report)])] },
    decide: (ledger) => {
      const before = ledger.row(MED_CASE, caseId);
      if (!before) return { refused: refusal('MED_CASE_NOT_FOUND') };
      const hearing = hearingAt(ctx, ledger);
      const heard = word && hear(before, word, hearing);
      if (!heard) return { ...NOTHING, answer: answer(before) };
      if (report === undefined) return outcome(answer(heard.medCase), heard);
      const named = nameOf(ledger, report);
      const early = before.earlyMoney.map((money): Word => ({ kind: 'MONEY_BACK', ...money }));
      const { medCase, events } = hearAll(heard.medCase, [...named.said, ...early], hearing);
      return outcome(answer(medCase), { medCase, events: [...heard.events, ...events] }, [nameRow({ ...named, medCase, said: [] })]);
    },
  };
}

/** A name as the ledger knows it, with its case as it is now. */
export function nameOf(ledger: Ledger, name: string): CaseName {
  const known = ledger.row(CASE_NAME, nameKey(name)) ?? { name, medCase: null, said: [], credit: null };
  return { ...known, medCase: known.medCase && (ledger.row(MED_CASE, known.medCase.caseId) ?? known.medCase) };
}
