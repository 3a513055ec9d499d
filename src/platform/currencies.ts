/**
 * Codes of ISO 4217 (list one of 2026) that Intl does not know: units of account, funds, metals, and
 * those for tests and for no currency.
 */
const NOT_IN_INTL = [
  'BOV', 'CHE', 'CHW', 'CLF', 'COU', 'MXV', 'USN', 'UYI', 'UYW', 'VED', 'XAD', 'XAG', 'XAU', 'XBA', 'XBB', 'XBC', 'XBD', 'XPD', 'XPT',
  'XTS', 'XUA', 'XXX',
];

const CODES: ReadonlySet<string> = new Set([...Intl.supportedValuesOf('currency'), ...NOT_IN_INTL]);

/** Codes by their exponent, where that is not 2. Intl gives others: it rounds some to what is usual in cash, as COP and IQD. */
const CODES_OF_EXPONENT: readonly (readonly [exponent: number | null, codes: string])[] = [
  [0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'],
  [3, 'BHD IQD JOD KWD LYD OMR TND'],
  [4, 'CLF UYW'],
  [null, 'XAG XAU XBA XBB XBC XBD XDR XPD XPT XSU XTS XUA XXX'],
];

const EXPONENTS: ReadonlyMap<string, number | null> = new Map([
  ...[...CODES].map((code) => [code, 2] as const),
  ...CODES_OF_EXPONENT.flatMap(([exponent, codes]) => codes.split(' ').map((code) => [code, exponent] as const)),
]);

/** True for a currency code of ISO 4217, in capital letters. */
export function isCurrency(code: string): boolean {
  return CODES.has(code);
}

/**
 * Returns the number of decimals of a currency's amounts, by ISO 4217; null where that gives none, and for an asset that is not a currency.
 */
export function exponentOf(code: string): number | null {
  return EXPONENTS.get(code) ?? null;
}

/** Returns a currency in the contract's form, with the decimals of its amounts. */
export function presentCurrency(currency: string): { currency: string; currency_exponent: number | null } {
  return { currency, currency_exponent: exponentOf(currency) };
}

/** Returns the name of these currencies' minor unit in answers. */
export function unitOf(codes: readonly string[]): 'cents' | 'minor_units' {
  return codes.every((code) => exponentOf(code) === 2) ? 'cents' : 'minor_units';
}

/** `exponentOf` as an expression of SQL. @param code an expression whose value is a code of ISO 4217. */
export function exponentInSql(code: string): string {
  const cases = CODES_OF_EXPONENT.map(([exponent, codes]) => `when ${code} in ('${codes.split(' ').join("', '")}') then ${exponent}`);
  return `case ${cases.join(' ')} else 2 end`;
}

/** Writes an amount in minor units as a decimal of its currency: 1250 of BRL is `12.50`. An asset without decimals stays in minor units. */
export function decimalOf(minor: bigint, currency: string): string {
  const places = exponentOf(currency) ?? 0;
  const digits = String(minor < 0n ? -minor : minor).padStart(places + 1, '0');
  const text = places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
  return minor < 0n ? `-${text}` : text;
}
