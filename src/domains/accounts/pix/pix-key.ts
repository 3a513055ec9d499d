import type { PixKeyType } from '../../../../generated/models.ts';
import { firstCharacters } from '../../../platform/characters.ts';
import { isCnpj, isCpf, maskTaxId, normalTaxId } from '../../../platform/tax-id.ts';

/** Reason why a text is not a Pix key. */
export type PixKeyFault = 'FORM' | 'UPPER_CASE' | 'LOWER_CASE' | 'LENGTH' | 'CHECK_DIGITS';

/** The longest key of any type, in characters. */
export const LONGEST_PIX_KEY = 77;

/** The longest text that is read as a key: spaces and punctuation come on top. */
const LONGEST_WRITTEN = 2 * LONGEST_PIX_KEY;

/**
 * Form of a type of key: what its values look like, which of those are sound, how else they are written, and the part that a read shows.
 */
interface Form {
  readonly looks: RegExp;
  /** The one spelling that the directory knows. */
  normal(text: string): string;
  isSound?(text: string): boolean;
  mask(text: string): string;
}

/** Source: the DICT's API, version 2.12. The forms exclude each other, so that a key's own form determines its type. */
const FORMS: Readonly<Record<PixKeyType, Form>> = {
  EMAIL: {
    looks: /^[a-z0-9.!#$'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/,
    normal: (text) => text.toLowerCase(), mask: (text) => `${firstCharacters(text, 1)}***${text.slice(text.lastIndexOf('@'))}`,
  },
  PHONE: { looks: /^\+[1-9]\d{1,14}$/, normal: (text) => text.replace(/[\s().-]/g, ''), mask: maskPhone },
  CPF: { looks: /^\d{11}$/, isSound: isCpf, normal: normalTaxId, mask: maskTaxId },
  CNPJ: { looks: /^[0-9A-Z]{12}\d{2}$/, isSound: isCnpj, normal: normalTaxId, mask: maskTaxId },
  EVP: {
    looks: /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/, normal: (text) => text.toLowerCase(), mask: (text) => text,
  },
};

export const pixKeyTypes = Object.keys(FORMS) as PixKeyType[];

/** Pix key that was written somewhere, in whatever spelling. */
export interface WrittenKey {
  readonly type: PixKeyType;
  /** The normal form, by which a key is looked up, compared, sealed, shown and sent. */
  readonly value: string;
}

/** Reads a text as a key, of a type or of the one that its form determines; undefined for a text that is not a key. */
export function readPixKey(text: string, types: readonly PixKeyType[] = pixKeyTypes): WrittenKey | undefined {
  if (text.length > LONGEST_WRITTEN) return undefined;
  for (const type of types) {
    const value = FORMS[type].normal(text.trim());
    if (pixKeyFault(type, value) === undefined) return { type, value };
  }
  return undefined;
}

/**
 * Returns a text's key in its normal form, in which spellings of one key are equal; a text that is not a key unchanged. All code that
 * compares, finds or stores keys by their text uses this form.
 */
export function normalPixKey(text: string): string {
  return readPixKey(text)?.value ?? text;
}

/** Match keys with the Pix key among them in its normal form. */
export function normalMatchKeys(keys: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const { pix_key: key } = keys;
  return key === undefined ? keys : { ...keys, pix_key: normalPixKey(key) };
}

/**
 * Returns the reason why a text is not a key of a type in its normal form, as a key is registered;
 * undefined for one that is. Nothing is corrected.
 */
export function pixKeyFault(type: PixKeyType, text: string): PixKeyFault | undefined {
  const { looks, isSound } = FORMS[type];
  if (text.length > LONGEST_PIX_KEY) return 'LENGTH';
  if (looks.test(text)) return isSound && !isSound(text) ? 'CHECK_DIGITS' : undefined;
  if (looks.test(text.toLowerCase())) return 'UPPER_CASE';
  return looks.test(text.toUpperCase()) ? 'LOWER_CASE' : 'FORM';
}

/** Returns the type of a key, by its form; undefined for a text that is not a key. */
export function pixKeyTypeOf(text: string): PixKeyType | undefined {
  return pixKeyTypes.find((type) => pixKeyFault(type, text) === undefined);
}

/** Returns a key as reads show it. A random key reveals nothing about anybody, and is shown. */
export function maskPixKey(type: PixKeyType, text: string): string {
  return FORMS[type].mask(text);
}

/** The country and the last four digits of a number, as far as enough stays hidden. */
function maskPhone(text: string): string {
  const isShort = text.length < 10;
  const [head, end] = isShort ? [1, Math.floor(text.length / 3)] : [3, 4];
  return text.slice(0, head) + '*'.repeat(text.length - head - end) + text.slice(-end);
}
