import { XMLParser } from 'fast-xml-parser';
import { exponentOf } from '../../../platform/currencies.ts';
import {
  isNameOfReturn, minorOf, nameWithin, noonOf, UnreadableStatement, type FileLine, type FileProblem, type FileStatement,
  type SettledPayment,
} from './statement.ts';

/** Elements that may occur several times: lists in every file. */
const LISTS = new Set(['Stmt', 'Bal', 'Ntry', 'NtryDtls', 'TxDtls', 'Rcrd', 'RmtInf', 'Ustrd']);

/** An element: its text where it has nothing else, or its members by name, attributes with `@`. */
type Element = string | { readonly [name: string]: Element | readonly Element[] | undefined };

/**
 * Reads a statement in camt.053 of ISO 20022. An entry with several transactions is a net settlement of them.
 * @throws UnreadableStatement
 */
export function readCamtStatement(bytes: Buffer): FileStatement {
  const text = bytes.toString('utf8');
  if (/<!DOCTYPE/i.test(text)) throw new UnreadableStatement('the file has a document type, which no camt.053 has');
  const parser = new XMLParser({
    ignoreAttributes: false, attributeNamePrefix: '@', parseTagValue: false, removeNSPrefix: true, isArray: (name) => LISTS.has(name),
  });
  const statements = all(parse(parser, text), 'Document', 'BkToCstmrStmt', 'Stmt');
  if (statements.length === 0) throw new UnreadableStatement('the file is not camt.053');
  const entries = statements.flatMap((statement) => all(statement, 'Ntry'));
  const lines: FileLine[] = [];
  const problems: FileProblem[] = [];
  for (const [index, entry] of entries.entries()) {
    const read = readEntry(entry, index + 1);
    if (read === undefined) continue;
    if ('code' in read) problems.push(read);
    else if (read.amount !== 0n) lines.push(read);
  }
  return {
    lines, problems, opening: balanceOf(statements[0], ['OPBD', 'PRCD']), closing: balanceOf(statements.at(-1), ['CLBD']),
  };
}

function parse(parser: XMLParser, text: string): Element {
  try {
    return parser.parse(text, true) as Element;
  } catch {
    throw new UnreadableStatement('the file is not XML');
  }
}

/** Undefined for an entry that is not booked yet. */
function readEntry(entry: Element, at: number): FileLine | FileProblem | undefined {
  if ([textOf(entry, 'Sts'), textOf(entry, 'Sts', 'Cd')].some((state) => state === 'PDNG' || state === 'INFO')) return undefined;
  const [amount, currency] = [signedOf(entry), textOf(entry, 'Amt', '@Ccy')];
  const occurredAt = instantOf(entry);
  if (amount === undefined || currency === '') return { code: 'LINE_NOT_READABLE', at, about: 'Amt' };
  if (occurredAt === undefined) return { code: 'LINE_NOT_READABLE', at, about: 'BookgDt' };
  const details = all(entry, 'NtryDtls', 'TxDtls');
  const own = textOf(entry, 'AcctSvcrRef') || textOf(entry, 'NtryRef');
  const [only] = details.length === 1 ? details : [];
  const externalId = only === undefined ? nameWithin([own, textOf(entry, 'AddtlNtryInf')], own) : nameOfTransaction(only, own);
  if (externalId === '') return { code: 'LINE_NOT_READABLE', at, about: 'AcctSvcrRef' };
  const family = textOf(entry, 'BkTxCd', 'Domn', 'Fmly', 'SubFmlyCd');
  return {
    at, externalId, amount, currency, occurredAt, isFee: ['CHRG', 'FEES', 'COMM'].includes(family),
    isReturn: textOf(entry, 'RvslInd') === 'true' || isNameOfReturn(externalId), parts: details.length > 1 ? partsOf(details) : [],
  };
}

function partsOf(details: readonly Element[]): SettledPayment[] {
  return details.flatMap((it, index) => {
    const amount = signedOf(it);
    if (amount === undefined) return [];
    const fees = [...all(it, 'Chrgs', 'Rcrd').map((record) => minorOfAmount(record) ?? 0n)];
    return [{ externalId: nameOfTransaction(it, `part ${index + 1}`), amount, fee: fees.reduce((sum, fee) => sum + fee, 0n) }];
  });
}

function nameOfTransaction(details: Element, otherwise: string): string {
  const refs = ['EndToEndId', 'TxId', 'InstrId', 'AcctSvcrRef'].map((name) => textOf(details, 'Refs', name));
  const free = all(details, 'RmtInf', 'Ustrd').map((it) => (typeof it === 'string' ? it : ''));
  return nameWithin([...refs, ...free], refs.find((ref) => ref !== '' && ref !== 'NOTPROVIDED') ?? otherwise);
}

function balanceOf(statement: Element | undefined, codes: readonly string[]): bigint | null {
  const found = statement === undefined ? undefined
    : all(statement, 'Bal').find((it) => codes.includes(textOf(it, 'Tp', 'CdOrPrtry', 'Cd')));
  return found === undefined ? null : signedOf(found) ?? null;
}

/** Amount with its direction. A transaction without one has that of its entry, which is money that came in. */
function signedOf(element: Element): bigint | undefined {
  const minor = minorOfAmount(element);
  return minor === undefined ? undefined : textOf(element, 'CdtDbtInd') === 'DBIT' ? -minor : minor;
}

function minorOfAmount(element: Element): bigint | undefined {
  return minorOf(textOf(element, 'Amt'), exponentOf(textOf(element, 'Amt', '@Ccy')) ?? 0);
}

function instantOf(entry: Element): Date | undefined {
  const [time, day] = [textOf(entry, 'BookgDt', 'DtTm'), textOf(entry, 'BookgDt', 'Dt') || textOf(entry, 'ValDt', 'Dt')];
  if (time === '' && day === '') return undefined;
  const instant = time === '' ? noonOf(day.slice(0, 10)) : new Date(/[Z+]|-\d\d:\d\d$/.test(time) ? time : `${time}-03:00`);
  return Number.isNaN(instant.getTime()) ? undefined : instant;
}

/** All elements at the end of a path. */
function all(element: Element, ...path: readonly string[]): Element[] {
  const [name, ...rest] = path;
  if (name === undefined) return [element];
  const found = typeof element === 'string' ? undefined : element[name];
  const list = found === undefined ? [] : Array.isArray(found) ? found as Element[] : [found as Element];
  return list.flatMap((it) => all(it, ...rest));
}

/** The text of the first element at the end of a path; empty where there is none. */
function textOf(element: Element, ...path: readonly string[]): string {
  const [found] = all(element, ...path);
  if (typeof found === 'string') return found.trim();
  const text = found?.['#text'];
  return typeof text === 'string' ? text.trim() : '';
}
