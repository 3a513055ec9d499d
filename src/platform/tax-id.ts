/** Brazilian tax identifiers: CPF (a person, 11 digits) and CNPJ (a company, 14 characters of which 12 may be letters). */

const PUNCTUATION = /[\s./-]/g;

/** Returns a tax identifier in the form for comparing and storing: without punctuation, letters in capitals. */
export function normalTaxId(text: string): string {
  return text.replace(PUNCTUATION, '').toUpperCase();
}

/** True for a CPF with the right check digits; `text` is in its normal form. */
export function isCpf(text: string): boolean {
  if (!/^\d{11}$/.test(text) || isOneCharacter(text)) return false;
  return hasCheckDigits(text, [10, 9, 8, 7, 6, 5, 4, 3, 2], [11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
}

/** True for a CNPJ with the right check digits, alphanumeric ones too; `text` is in its normal form. */
export function isCnpj(text: string): boolean {
  if (!/^[0-9A-Z]{12}\d{2}$/.test(text) || isOneCharacter(text)) return false;
  return hasCheckDigits(text, [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2], [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]);
}

const KINDS: Readonly<Record<string, readonly [looks: RegExp, isSound: (text: string) => boolean, form: string]>> = {
  CPF: [/^\d{11}$/, isCpf, '11 digits'],
  CNPJ: [/^[0-9A-Z]{12}\d{2}$/, isCnpj, '12 digits or letters and 2 digits'],
};

/**
 * Says what is wrong with a tax identifier, without repeating it; undefined where nothing is.
 * @param kind `cpf` or `cnpj`, in any case; any other is not checked. Left out where the form tells.
 */
export function taxIdMistake(value: string, kind?: string): string | undefined {
  const text = normalTaxId(value);
  const name = kind?.toUpperCase() ?? (text.length === 11 ? 'CPF' : 'CNPJ');
  const [looks, isSound, form] = KINDS[name] ?? [];
  if (!looks || !isSound || isSound(text)) return undefined;
  if (!looks.test(text)) return `must be a ${name}: ${form}, with or without punctuation`;
  return `the check digits of the ${name} are wrong`;
}

/** Returns a tax identifier as reads show it: the middle of a CPF, a CNPJ without its ends, four characters of any other. */
export function maskTaxId(value: string): string {
  const text = normalTaxId(value);
  if (isCpf(text)) return `***.${text.slice(3, 6)}.${text.slice(6, 9)}-**`;
  if (isCnpj(text)) return `**.${text.slice(2, 5)}.${text.slice(5, 8)}/${text.slice(8, 12)}-**`;
  return maskedEnd(text, '***');
}

/** The end of a number behind a mask: four characters, or half of a short one. */
export function maskedEnd(text: string, mask = '****'): string {
  return mask + text.slice(text.length - Math.min(4, Math.floor(text.length / 2)));
}

function isOneCharacter(text: string): boolean {
  return new Set(text).size === 1;
}

/** Checks the check digits: each is 11 less the weighted sum modulo 11, or 0; a character counts its code less that of 0. */
function hasCheckDigits(text: string, ...weights: number[][]): boolean {
  return weights.every((ofDigit) => {
    const sum = ofDigit.reduce((total, weight, place) => total + weight * (text.charCodeAt(place) - 48), 0);
    const digit = sum % 11 < 2 ? 0 : 11 - (sum % 11);
    return text.charCodeAt(ofDigit.length) - 48 === digit;
  });
}
