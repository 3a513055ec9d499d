import type { Cents } from '../../../../platform/money.ts';
import { GUI, NO_CATEGORY, NO_TXID, type Brcode } from './brcode.ts';
import { checksum } from './crc.ts';
import { CHECKSUM, writeField } from './tlv.ts';

/** The template of a key leaves its text so much: 99 less the name of Pix, the headers of all three, and the key. */
const ROOM_BESIDE_KEY = 99 - (4 + GUI.length) - 4 - 4;

/** Returns the longest text for the payer beside a key of this length, in characters. */
export function roomForInfo(key: string): number {
  return ROOM_BESIDE_KEY - key.length;
}

/**
 * Returns a code as text: fields by their numbers, without optional ones that are empty.
 * @throws RangeError for a value that fits into no field; the caller has checked the code's limits before.
 */
export function encodeBrcode(code: Brcode): string {
  const body = [
    ...field('00', '01'),
    ...field('01', code.initiation),
    ...template('26', [['01', code.key?.value], ['02', code.additionalInfo], ['03', code.facilitatorIspb], ['25', code.location]]),
    ...field('52', code.categoryCode ?? NO_CATEGORY),
    ...field('53', '986'),
    ...field('54', code.amount === null ? null : decimal(code.amount)),
    ...field('58', 'BR'),
    ...field('59', code.merchantName),
    ...field('60', code.merchantCity),
    ...field('61', code.postalCode),
    ...field('62', writeField('05', code.txid ?? NO_TXID)),
    ...(code.recurrence === null ? [] : template('80', [['25', code.recurrence]])),
    `${CHECKSUM}04`,
  ].join('');
  return body + checksum(body);
}

function field(id: string, value: string | null | undefined): string[] {
  return value === null || value === undefined ? [] : [writeField(id, value)];
}

function template(id: string, fields: [string, string | null | undefined][]): string[] {
  return field(id, writeField('00', GUI) + fields.flatMap(([inner, value]) => field(inner, value)).join(''));
}

/** Cents as reais with two decimals. */
function decimal(amount: Cents): string {
  const digits = String(amount).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
