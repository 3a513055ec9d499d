import type { BankingCoordinates, PaymentMethodCoordinates, PixKeyType, Rail, Scheme } from '../../../../generated/models.ts';
import { firstCharacters } from '../../../platform/characters.ts';
import { pixKeyTypes, readPixKey } from '../pix/pix-key.ts';
import { maskedEnd, maskTaxId } from '../../../platform/tax-id.ts';

/** Parsed coordinates: each scheme's own fields, in their normal form. */
export interface Coordinates {
  readonly scheme: Scheme;
  /** The fields in their normal form, as they are sealed. */
  readonly fields: Readonly<Record<string, string>>;
  /** Parts that identify the coordinates; two with the same identity lead to the same place. */
  readonly identity: readonly string[];
  /** The fields as reads show them. */
  readonly masked: PaymentMethodCoordinates;
  /** Number and bank, masked; null where the scheme has no account number. */
  readonly banking: BankingCoordinates | null;
}

/** Fault of coordinates: those of another scheme, or an invalid field. */
export type CoordinatesFault = { readonly missing: string } | { readonly field: string; readonly message: string };

type Fields = Readonly<Record<string, unknown>>;
type Reader = (fields: Fields) => Coordinates | CoordinatesFault;

/** The rails on which a scheme exists. */
export const RAILS_OF: Readonly<Record<Scheme, readonly Rail[]>> = {
  US_ACH: ['ACH', 'WIRE'],
  BR_PIX_KEY: ['PIX'],
  BR_BANK_ACCOUNT: ['PIX', 'WIRE'],
  CA_TRANSIT: ['EFT_CA', 'WIRE'],
  BR_MOCK: ['MOCK'],
};

/** Parses coordinates in the shape of their scheme. Fields that the scheme does not have are ignored. */
export function readCoordinates(scheme: Scheme, fields: object): Coordinates | CoordinatesFault {
  return READERS[scheme](fields as Fields);
}

/** A numbered account: the fields that locate it, the field of its number, and the fields that are only informative. */
interface NumberedScheme {
  /** Fields that place the account, with the form of each; the last is the number that routes to it. */
  readonly place: Readonly<Record<string, (text: string) => boolean>>;
  readonly routing: string;
  readonly extra?: string;
}

const matches = (form: RegExp) => (text: string): boolean => form.test(text);
const isIspb = matches(/^[0-9A-Z]{8}$/);

const NUMBERED: Readonly<Record<Exclude<Scheme, 'BR_PIX_KEY'>, NumberedScheme>> = {
  US_ACH: { place: { routing_number: isAbaRoutingNumber }, routing: 'routing_number', extra: 'account_type' },
  BR_BANK_ACCOUNT: { place: { ispb: isIspb, branch_code: matches(/^\d{1,4}$/) }, routing: 'branch_code', extra: 'account_type' },
  CA_TRANSIT: { place: { institution_number: matches(/^\d{3}$/), transit_number: matches(/^\d{5}$/) }, routing: 'transit_number' },
  BR_MOCK: { place: { ispb: isIspb, branch: matches(/^[0-9A-Za-z]{1,10}$/) }, routing: 'branch' },
};

const READERS: Readonly<Record<Scheme, Reader>> = {
  US_ACH: numbered('US_ACH'),
  BR_PIX_KEY: readKeyCoordinates,
  BR_BANK_ACCOUNT: numbered('BR_BANK_ACCOUNT'),
  CA_TRANSIT: numbered('CA_TRANSIT'),
  BR_MOCK: numbered('BR_MOCK'),
};

const ACCOUNT_NUMBER = /^[0-9A-Z]{1,40}$/;

function numbered(scheme: keyof typeof NUMBERED): Reader {
  const { place, routing, extra } = NUMBERED[scheme];
  return (fields) => {
    const read: Record<string, string> = {};
    for (const [name, isOne] of Object.entries(place)) {
      const value = fields[name];
      if (typeof value !== 'string') return { missing: name };
      if (!isOne(value)) return { field: name, message: `is not a valid ${name.replaceAll('_', ' ')}` };
      read[name] = name === 'branch_code' ? value.padStart(4, '0') : value;
    }
    if (typeof fields['account_number'] !== 'string') return { missing: 'account_number' };
    const number = fields['account_number'].replace(/[\s.-]/g, '').toUpperCase();
    if (!ACCOUNT_NUMBER.test(number)) return { field: 'account_number', message: 'must be digits and letters' };
    const known = extra === undefined ? undefined : fields[extra];
    const rest = typeof known === 'string' ? { [String(extra)]: known } : {};
    return {
      scheme,
      fields: { ...read, account_number: number, ...rest },
      identity: [...Object.values(read), number],
      masked: { ...read, account_number: maskedEnd(number), ...rest } as unknown as PaymentMethodCoordinates,
      banking: { account_number: maskedEnd(number), routing_number: read[routing] ?? '' },
    };
  };
}

/** Masks of Pix keys in reads. The platform defines the forms of keys. */
const MASKS: Readonly<Record<PixKeyType, (text: string) => string>> = {
  EMAIL: (text) => `${firstCharacters(text, 1)}***${text.slice(text.lastIndexOf('@'))}`,
  PHONE: (text) => maskedEnd(text, '***'),
  CPF: maskTaxId,
  CNPJ: maskTaxId,
  EVP: (text) => maskedEnd(text, '***'),
};

function readKeyCoordinates({ key_type, key_value }: Fields): Coordinates | CoordinatesFault {
  if (typeof key_type !== 'string') return { missing: 'key_type' };
  if (typeof key_value !== 'string') return { missing: 'key_value' };
  const type = pixKeyTypes.find((it) => it === key_type);
  if (!type) return { field: 'key_type', message: `must be one of ${pixKeyTypes.join(', ')}` };
  const read = readPixKey(key_value, [type]);
  if (!read) return { field: 'key_value', message: `is not a Pix key of type ${key_type}` };
  const { value } = read;
  return {
    scheme: 'BR_PIX_KEY',
    fields: { key_type, key_value: value },
    identity: [value], // the forms of the types exclude each other
    masked: { key_type, key_value: MASKS[type](value) },
    banking: null,
  };
}

/** Returns the coordinates of a Pix key, whose type follows from its form; undefined for a text that is not a key. */
export function pixKeyCoordinates(text: string): Coordinates | undefined {
  const key = readPixKey(text);
  const read = key && readKeyCoordinates({ key_type: key.type, key_value: key.value });
  return read && 'identity' in read ? read : undefined;
}

/** True for an ABA routing number: nine digits whose sum, weighted 3, 7, 1, is a multiple of ten. */
export function isAbaRoutingNumber(text: string): boolean {
  if (!/^\d{9}$/.test(text) || text === '000000000') return false;
  return [...text].reduce((sum, digit, place) => sum + Number(digit) * (place % 3 === 0 ? 3 : place % 3 === 1 ? 7 : 1), 0) % 10 === 0;
}
