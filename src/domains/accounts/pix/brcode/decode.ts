import { isLonger } from '../../../../platform/characters.ts';
import { readPixKey } from '../pix-key.ts';
import {
  AMOUNT_FORM, CATEGORY_FORM, GUI, ISPB_FORM, LOCATION_FORM, LONGEST_BRCODE, LONGEST_CITY, LONGEST_NAME, NO_CATEGORY, NO_TXID, TXID_FORM,
  type Brcode,
} from './brcode.ts';
import { checksum } from './crc.ts';
import { BrcodeFault, type BrcodeReason } from './fault.ts';
import { CHECKSUM, path, readFields, type Field, type Fields } from './tlv.ts';

/** A template of the code that carries the name of Pix. */
interface Template {
  readonly id: string;
  readonly at: number;
  readonly fields: Fields;
}

/**
 * Reads a code, strictly: form first, then the checksum, then the fields. Fields that Pix does not know are ignored.
 * @throws BrcodeFault with the fault and its place.
 */
export function decodeBrcode(text: string): Brcode {
  if (text === '') throw new BrcodeFault('MALFORMED', undefined, 0);
  if (isLonger(text, LONGEST_BRCODE)) throw new BrcodeFault('MALFORMED', undefined, LONGEST_BRCODE);
  const fields = readFields(text, 0);
  requireChecksum(text, fields);
  const [first] = fields.values();
  if (first?.id !== '00' || first.value !== '01') throw new BrcodeFault('UNSUPPORTED_FORMAT', '00', 0);
  const template = pixTemplate(fields, 26, 51) ?? raise('NOT_PIX');
  const recurrence = pixTemplate(fields, 80, 99);
  const payment = readPayment(template, recurrence !== undefined);
  return {
    initiation: readInitiation(fields), ...payment, ...readMerchant(fields), ...readDemand(fields, payment),
    recurrence: recurrence ? readLocation(recurrence) : null,
  };
}

/** Returns the fault of a code; undefined for one that can be read. */
export function brcodeFault(text: string): BrcodeFault | undefined {
  try {
    decodeBrcode(text);
    return undefined;
  } catch (error) {
    if (error instanceof BrcodeFault) return error;
    throw error;
  }
}

function requireChecksum(text: string, fields: Fields): void {
  const field = fields.get(CHECKSUM);
  const at = field?.at ?? text.length;
  if (field?.value !== checksum(text.slice(0, at))) throw new BrcodeFault('CRC_MISMATCH', CHECKSUM, at);
}

/** Returns the one template of Pix among these fields. All of them are templates, whatever their scheme: their fields are read as well. */
function pixTemplate(fields: Fields, from: number, to: number): Template | undefined {
  let found: Template | undefined;
  for (const { id, value, at } of fields.values()) {
    if (Number(id) < from || Number(id) > to) continue;
    const inner = readFields(value, at, id);
    if (inner.get('00')?.value.toLowerCase() !== GUI) continue;
    if (found) throw new BrcodeFault('DUPLICATE_FIELD', id, at);
    found = { id, at, fields: inner };
  }
  return found;
}

function readInitiation(fields: Fields): Brcode['initiation'] {
  const field = fields.get('01');
  if (!field) return null;
  return field.value === '11' || field.value === '12' ? field.value : refuse(field, '01');
}

function readPayment(template: Template, hasRecurrence: boolean): Pick<Brcode, 'key' | 'location' | 'additionalInfo' | 'facilitatorIspb'> {
  const { id, at, fields } = template;
  const [key, location, info, facilitator] = ['01', '25', '02', '03'].map((name) => fields.get(name));
  if (key && location) throw new BrcodeFault('KEY_AND_URL', id, at);
  if (!key && !location && !hasRecurrence) throw new BrcodeFault('MISSING_FIELD', path(id, '01'), at);
  return {
    key: key ? readPixKey(key.value) ?? refuse(key, path(id, '01')) : null,
    location: location ? readLocation(template) : null,
    additionalInfo: info?.value ?? null,
    facilitatorIspb: facilitator ? matching(facilitator, ISPB_FORM, path(id, '03')) : null,
  };
}

function readLocation({ id, at, fields }: Template): string {
  const name = path(id, '25');
  return matching(fields.get('25') ?? raise('MISSING_FIELD', name, at), LOCATION_FORM, name);
}

function readMerchant(fields: Fields): Pick<Brcode, 'categoryCode' | 'merchantName' | 'merchantCity' | 'postalCode'> {
  const category = matching(need(fields, '52'), CATEGORY_FORM, '52');
  if (need(fields, '58').value !== 'BR') throw new BrcodeFault('UNSUPPORTED_COUNTRY', '58', need(fields, '58').at);
  return {
    categoryCode: category === NO_CATEGORY ? null : category, postalCode: fields.get('61')?.value ?? null,
    merchantName: noLonger(need(fields, '59'), LONGEST_NAME), merchantCity: noLonger(need(fields, '60'), LONGEST_CITY),
  };
}

/** Reads amount and txid. A code without a key has neither: whatever it contains there is ignored, and refuses nothing. */
function readDemand(fields: Fields, { key, facilitatorIspb }: Pick<Brcode, 'key' | 'facilitatorIspb'>): Pick<Brcode, 'amount' | 'txid'> {
  const currency = need(fields, '53');
  if (currency.value !== '986') throw new BrcodeFault('UNSUPPORTED_CURRENCY', '53', currency.at);
  return key === null ? { amount: null, txid: null } : { amount: readAmount(fields, facilitatorIspb !== null), txid: readTxid(fields) };
}

/** @param isWithdrawal where cash is handed out an amount of nothing leaves it to the payer (Pix Saque). */
function readAmount(fields: Fields, isWithdrawal: boolean): Brcode['amount'] {
  const field = fields.get('54');
  if (!field) return null;
  const [, reais = '', decimals = ''] = AMOUNT_FORM.exec(field.value) ?? refuse(field, '54');
  const amount = BigInt(reais + decimals.padEnd(2, '0'));
  if (amount > 0n) return amount;
  return isWithdrawal ? null : refuse(field, '54');
}

function readTxid(fields: Fields): string | null {
  const { value, at } = need(fields, '62');
  const txid = readFields(value, at, '62').get('05') ?? raise('MISSING_FIELD', '62.05', at);
  return txid.value === NO_TXID ? null : matching(txid, TXID_FORM, '62.05');
}

function need(fields: Fields, id: string): Field {
  return fields.get(id) ?? raise('MISSING_FIELD', id);
}

function matching(field: Field, form: RegExp, name: string): string {
  return form.test(field.value) ? field.value : refuse(field, name);
}

function noLonger(field: Field, length: number): string {
  return isLonger(field.value, length) ? refuse(field, field.id) : field.value;
}

function refuse({ at }: Field, name: string): never {
  return raise('INVALID_FIELD', name, at);
}

function raise(reason: BrcodeReason, field?: string, at?: number): never {
  throw new BrcodeFault(reason, field, at);
}
