import { parse } from 'csv-parse/sync';
import { exponentOf } from '../../../platform/currencies.ts';
import { minorOf, UnreadableStatement, type FileLine, type FileProblem, type SettledPayment } from './statement.ts';

const COLUMNS = ['settlement_id', 'payment_id', 'amount', 'fee'] as const;

/** The payments of each net settlement, by its id in the statement. */
export type Settlements = ReadonlyMap<string, readonly SettledPayment[]>;

/**
 * Reads a settlement report: a row for each payment, with the id of the line of the statement that pays it out.
 * @throws UnreadableStatement naming the first row that is wrong.
 */
export function readSettlements(bytes: Buffer, currency: string): Settlements {
  const rows = parseReport(bytes);
  const settlements = new Map<string, SettledPayment[]>();
  for (const [index, row] of rows.entries()) {
    const amount = minorOf(row.amount ?? '', exponentOf(currency) ?? 0);
    const fee = minorOf(row.fee === '' ? '0' : row.fee ?? '0', exponentOf(currency) ?? 0);
    const wrong = !row.settlement_id ? 'settlement_id' : !row.payment_id ? 'payment_id' : amount === undefined ? 'amount' : 'fee';
    if (!row.settlement_id || !row.payment_id || amount === undefined || fee === undefined) {
      throw new UnreadableStatement(`row ${index + 1} of the settlements has no valid ${wrong}`);
    }
    const parts = settlements.get(row.settlement_id) ?? [];
    settlements.set(row.settlement_id, [...parts, { externalId: row.payment_id, amount, fee }]);
  }
  return settlements;
}

function parseReport(bytes: Buffer): Partial<Record<(typeof COLUMNS)[number], string>>[] {
  try {
    const [header = [], ...rows] = parse(bytes, { bom: true, skip_empty_lines: true }) as string[][];
    const missing = COLUMNS.find((name) => !header.includes(name));
    if (missing !== undefined) throw new UnreadableStatement(`the settlements lack the column ${missing}`);
    return rows.map((row) => Object.fromEntries(COLUMNS.map((name) => [name, row[header.indexOf(name)] ?? ''])));
  } catch (error) {
    if (error instanceof UnreadableStatement) throw error;
    throw new UnreadableStatement('the settlements are not CSV');
  }
}

/** A line that is compared with the books. */
export interface ComparedLine extends Omit<FileLine, 'parts'> {
  /** Why it is there, where no payment is behind it. */
  readonly role: 'PAYMENT' | 'SETTLEMENT_FEE' | 'SETTLEMENT_REST' | 'REPEATED';
  /** For people: what a fee was kept back of. */
  readonly explanation: string | null;
}

/**
 * Takes net settlements apart: a line for each payment, one for the fee that was kept back, and one for the rest where they do not add up.
 * The sum stays that of the statement.
 */
export function takeApart(lines: readonly FileLine[], settlements: Settlements): { lines: ComparedLine[]; problems: FileProblem[] } {
  const problems: FileProblem[] = [];
  const missing = new Set(settlements.keys());
  const compared = lines.flatMap((line): ComparedLine[] => {
    const parts = settlements.get(line.externalId) ?? line.parts;
    missing.delete(line.externalId);
    if (parts.length === 0) return [plain(line)];
    const apart = settled(line, parts);
    if (apart.some(({ role }) => role === 'SETTLEMENT_REST')) problems.push({
      code: 'SETTLEMENT_DOES_NOT_ADD_UP', at: line.at, about: line.externalId,
    });
    return apart;
  });
  for (const id of missing) problems.push({ code: 'SETTLEMENT_NOT_IN_STATEMENT', at: 0, about: id });
  return { lines: withoutRepeatedNames(compared), problems };
}

function plain({ parts: _, ...line }: FileLine): ComparedLine {
  return { ...line, role: 'PAYMENT', explanation: null };
}

function settled(line: FileLine, parts: readonly SettledPayment[]): ComparedLine[] {
  const gross = parts.reduce((sum, { amount }) => sum + amount, 0n);
  const fee = parts.reduce((sum, it) => sum + it.fee, 0n);
  const rest = line.amount - gross + fee;
  const explanation = `fee of the settlement ${line.externalId}: ${parts.length} payments of ${gross}, fee ${fee}, net ${line.amount}`;
  return [
    ...parts.map(({ externalId, amount }): ComparedLine => ({ ...plain(line), externalId, amount })),
    ...fee === 0n ? [] : [{
      ...plain(line), externalId: `${line.externalId}:fee`, amount: -fee, isFee: true, role: 'SETTLEMENT_FEE' as const, explanation,
    }],
    ...rest === 0n ? [] : [{ ...plain(line), externalId: `${line.externalId}:rest`, amount: rest, role: 'SETTLEMENT_REST' as const }],
  ];
}

/** A name that the bank has used before names another movement: it is compared under a name of its own. */
function withoutRepeatedNames(lines: readonly ComparedLine[]): ComparedLine[] {
  const times = new Map<string, number>();
  return lines.map((line) => {
    const time = (times.get(line.externalId) ?? 0) + 1;
    times.set(line.externalId, time);
    return time === 1 ? line : { ...line, externalId: `${line.externalId}#${time}`, role: 'REPEATED' };
  });
}
