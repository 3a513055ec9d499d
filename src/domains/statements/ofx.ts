/** A statement as OFX 1.0.2 (Open Financial Exchange), the form that Brazilian accounting programs import. */
import { firstCharacters } from '../../platform/characters.ts';
import { SAO_PAULO_OFFSET_MS } from '../../platform/clock.ts';
import { decimalOf as decimal } from '../../platform/currencies.ts';
import type { Account } from '../accounts/index.ts';
import type { DetailedMovement } from './line-details.ts';
import type { Period } from './statement.ts';

export interface OfxStatement {
  readonly account: Pick<Account, 'accountId' | 'currency'>;
  readonly period: Pick<Period, 'begin' | 'end'>;
  readonly openingBalance: bigint;
  /** Oldest first, in chunks; read once. */
  readonly lines: AsyncGenerator<readonly DetailedMovement[]>;
  /** ISPB of the institution, as `BANKID`. */
  readonly bankId: string;
  readonly madeAt: Date;
}

const HEADER = [
  'OFXHEADER:100', 'DATA:OFXSGML', 'VERSION:102', 'SECURITY:NONE', 'ENCODING:UTF-8', 'CHARSET:NONE', 'COMPRESSION:NONE', 'OLDFILEUID:NONE',
  'NEWFILEUID:NONE', '', '',
].join('\r\n');
const SUCCESS = '<STATUS><CODE>0</CODE><SEVERITY>INFO</SEVERITY></STATUS>';
/** The most characters that OFX allows. Of an id of ours these are the last ones, and its 80 random bits are among them. */
const LONGEST_ACCOUNT_ID = 22;
/** The most characters of `NAME`. */
const LONGEST_NAME = 32;

/** Yields the file in pieces, as the lines of the statement are read. */
export async function* asOfx({ account, period, openingBalance, lines, bankId, madeAt }: OfxStatement): AsyncGenerator<string> {
  yield `${HEADER}<OFX><SIGNONMSGSRSV1><SONRS>${SUCCESS}<DTSERVER>${timeOf(madeAt)}</DTSERVER><LANGUAGE>POR</LANGUAGE></SONRS>`
    + `</SIGNONMSGSRSV1><BANKMSGSRSV1><STMTTRNRS><TRNUID>0</TRNUID>${SUCCESS}<STMTRS><CURDEF>${account.currency}</CURDEF>`
    + `<BANKACCTFROM><BANKID>${bankId}</BANKID><ACCTID>${account.accountId.slice(-LONGEST_ACCOUNT_ID)}</ACCTID>`
    + `<ACCTTYPE>CHECKING</ACCTTYPE></BANKACCTFROM>`
    + `<BANKTRANLIST><DTSTART>${timeOf(period.begin)}</DTSTART><DTEND>${timeOf(period.end)}</DTEND>\r\n`;
  let balance = openingBalance;
  for await (const chunk of lines) {
    balance = chunk.reduce((sum, { movement }) => sum + movement.amount, balance);
    yield chunk.map((line) => transaction(line, account.currency)).join('');
  }
  yield `</BANKTRANLIST><LEDGERBAL><BALAMT>${decimal(balance, account.currency)}</BALAMT>`
    + `<DTASOF>${timeOf(period.end)}</DTASOF></LEDGERBAL>`
    + '</STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>\r\n';
}

/** The number of the entry names a line of an account for ever: programs know by it what they have imported. */
function transaction({ movement, detail }: DetailedMovement, currency: string): string {
  const { amount, seqNo, effectiveAt, entryType, payload } = movement;
  const { counterparty_display_name: name } = detail;
  const memo = escaped([entryType, ...payload.obligation_ids].join(' '));
  const payee = name === undefined ? '' : `<NAME>${escaped(firstCharacters(name, LONGEST_NAME))}</NAME>`;
  return `<STMTTRN><TRNTYPE>${amount > 0n ? 'CREDIT' : 'DEBIT'}</TRNTYPE><DTPOSTED>${timeOf(effectiveAt)}</DTPOSTED>`
    + `<TRNAMT>${decimal(amount, currency)}</TRNAMT><FITID>${seqNo}</FITID>${payee}<MEMO>${memo}</MEMO></STMTTRN>\r\n`;
}

/** An instant in São Paulo, to the second. */
function timeOf(instant: Date): string {
  return `${new Date(instant.getTime() + SAO_PAULO_OFFSET_MS).toISOString().replace(/\D/g, '').slice(0, 14)}[-3:BRT]`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
