import type { Language } from '../text/text.ts';

const LOCALES = { pt: 'pt-BR', en: 'en-US' } as const;

/** The locale of numbers and dates. */
export function localeOf(language: Language): string {
  return LOCALES[language];
}

const formats = new Map<string, Intl.NumberFormat>();

function formatOf(language: Language, currency: string | undefined, exponent: number): Intl.NumberFormat {
  const name = `${language} ${currency} ${exponent}`;
  const found =
    formats.get(name) ??
    new Intl.NumberFormat(localeOf(language), {
      minimumFractionDigits: exponent,
      maximumFractionDigits: exponent,
      ...(currency !== undefined && /^[A-Z]{3}$/.test(currency) && { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }),
    });
  formats.set(name, found);
  return found;
}

/** A decimal text of minor units: exact, however large. */
export function decimalOf(minorUnits: number, exponent: number): string {
  const digits = String(Math.abs(Math.trunc(minorUnits))).padStart(exponent + 1, '0');
  const text = exponent === 0 ? digits : `${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`;
  return minorUnits < 0 ? `-${text}` : text;
}

/** An amount as people of the language write it: `R$ 1.234,56`. @param minorUnits centavos for BRL. */
export function moneyText(minorUnits: number, currency: string, language: Language, exponent = 2): string {
  const format = formatOf(language, currency, exponent);
  const text = format.format(decimalOf(minorUnits, exponent) as Intl.StringNumericLiteral).replace('-', '−');
  return /^[A-Z]{3}$/.test(currency) ? text : `${text} ${currency}`;
}

/** An amount in its shortest form, for axes: `R$ 1,2 mil`. */
export function shortMoneyText(minorUnits: number, currency: string, language: Language, exponent = 2): string {
  return new Intl.NumberFormat(localeOf(language), {
    notation: 'compact',
    maximumFractionDigits: 1,
    ...(/^[A-Z]{3}$/.test(currency) && { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }),
  }).format(minorUnits / 10 ** exponent);
}

/** A plain number by the language. */
export function numberText(value: number, language: Language): string {
  return new Intl.NumberFormat(localeOf(language)).format(value);
}

/** Minor units of a typed amount, `1.234,56` or `1234.56` or `R$ 10`; undefined for what is none. */
export function minorUnitsOf(typed: string, exponent = 2): number | undefined {
  const text = typed.replace(/[^\d,.-]/g, '');
  const decimalAt = Math.max(text.lastIndexOf(','), text.lastIndexOf('.'));
  const hasDecimals = decimalAt >= 0 && text.length - decimalAt - 1 <= exponent && text.length - decimalAt - 1 > 0;
  const whole = (hasDecimals ? text.slice(0, decimalAt) : text).replace(/[.,]/g, '');
  const decimals = hasDecimals ? text.slice(decimalAt + 1) : '';
  if (!/^-?\d{1,15}$/.test(whole)) return undefined;
  const minor = Number(`${whole}${decimals.padEnd(exponent, '0')}`);
  return Number.isSafeInteger(minor) ? minor : undefined;
}
