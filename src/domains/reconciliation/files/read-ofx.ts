import { exponentOf } from '../../../platform/currencies.ts';
import {
  isNameOfReturn, minorOf, nameWithin, noonOf, UnreadableStatement, type FileLine, type FileProblem, type FileStatement,
} from './statement.ts';

/**
 * Reads a statement in OFX, 1.x (SGML, whose elements need no end) or 2.x (XML). Credit cards' statements too.
 * @throws UnreadableStatement
 */
export function readOfxStatement(bytes: Buffer): FileStatement {
  const text = decode(bytes);
  if (!/<OFX>/i.test(text)) throw new UnreadableStatement('the file is not OFX');
  const currency = valueOf(text, 'CURDEF');
  if (currency === undefined) throw new UnreadableStatement('the file has no statement: CURDEF is missing');
  const lines: FileLine[] = [];
  const problems: FileProblem[] = [];
  const blocks = text.split(/<STMTTRN>/i).slice(1).map((block) => block.split(/<\/STMTTRN>|<\/BANKTRANLIST>/i)[0] ?? '');
  for (const [index, block] of blocks.entries()) {
    const read = readLine(block, index + 1, currency);
    if ('code' in read) problems.push(read);
    else if (read.amount !== 0n) lines.push(read);
  }
  const [, ledger = ''] = text.split(/<LEDGERBAL>/i);
  const closing = amountOf(valueOf(ledger, 'BALAMT') ?? '', currency) ?? null;
  return { lines, opening: null, closing, problems };
}

/** OFX 1.x names its encoding in the header; banks that write `USASCII` mean Windows'. */
function decode(bytes: Buffer): string {
  const begin = bytes.toString('latin1', 0, 400);
  const isUtf8 = /ENCODING:\s*UTF-?8|encoding="UTF-8"/i.test(begin) || !/CHARSET:\s*1252|ISO-8859-1/i.test(begin);
  return new TextDecoder(isUtf8 ? 'utf-8' : 'windows-1252').decode(bytes);
}

function readLine(block: string, at: number, currency: string): FileLine | FileProblem {
  const value = (tag: string): string => valueOf(block, tag) ?? '';
  const amount = amountOf(value('TRNAMT'), currency);
  const occurredAt = instantOf(value('DTPOSTED'));
  const id = value('FITID');
  if (id === '') return { code: 'LINE_NOT_READABLE', at, about: 'FITID' };
  if (amount === undefined) return { code: 'LINE_NOT_READABLE', at, about: 'TRNAMT' };
  if (occurredAt === undefined) return { code: 'LINE_NOT_READABLE', at, about: 'DTPOSTED' };
  const externalId = nameWithin([id, value('REFNUM'), value('CHECKNUM'), value('MEMO'), value('NAME')], id);
  return {
    at, externalId, amount, currency, occurredAt, parts: [], isReturn: isNameOfReturn(externalId),
    isFee: ['FEE', 'SRVCHG'].includes(value('TRNTYPE').toUpperCase()),
  };
}

function valueOf(text: string, tag: string): string | undefined {
  const [, value] = new RegExp(`<${tag}>([^<\\r\\n]*)`, 'i').exec(text) ?? [];
  return value?.trim().replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}

/** Banks of Brazil write a comma as often as a point. */
function amountOf(text: string, currency: string): bigint | undefined {
  return minorOf(text, exponentOf(currency) ?? 0, /,\d{1,3}$/.test(text) ? ',' : '.');
}

/** `20260302083001[-3:BRT]`, or a day alone. A time without a zone is São Paulo's. */
function instantOf(text: string): Date | undefined {
  const [, year, month, day, time, zone] = /^(\d{4})(\d\d)(\d\d)(\d{6})?(?:\.\d+)?(?:\[([+-]?\d{1,2})(?::\w+)?\])?$/.exec(text) ?? [];
  if (year === undefined) return undefined;
  const date = `${year}-${month}-${day}`;
  const hours = zone === undefined ? -3 : Number(zone);
  const offset = `${hours < 0 ? '-' : '+'}${String(Math.abs(hours)).padStart(2, '0')}:00`;
  const instant = time === undefined ? noonOf(date) : new Date(`${date}T${time.replace(/(..)(..)(..)/, '$1:$2:$3')}${offset}`);
  return Number.isNaN(instant.getTime()) ? undefined : instant;
}
