import type { PixQrDueDiscount, PixQrDueInterest, PixQrDueShare, PixQrDueTerms, PixQrPayer } from '../../../generated/models.ts';
import { isObject, type Fields } from '../../platform/fields.ts';
import { centsOf, decimalOf } from './amounts.ts';

/** Terms of a charge that is due on a day, and who owes it, as Razao orders them. */
export type DueOrder = PixQrDueTerms & { readonly payer: PixQrPayer };

/** Kinds by their numbers in API Pix, counted from 1. Those of business days are not used. */
const SHARES = ['FIXED', 'PERCENT'] as const;
const INTERESTS = ['FIXED_PER_DAY', 'PERCENT_PER_DAY', 'PERCENT_PER_MONTH', 'PERCENT_PER_YEAR'] as const;
const CPF_LENGTH = 11;

/** The members of `PUT /cobv/{txid}` that say when it is due, who owes it, and what is added or taken off. */
export function writeDue(cents: number, { payer, ...terms }: DueOrder): object {
  const { due_on, days_after_due, fine, interest, rebate, discount } = terms;
  return {
    calendario: { dataDeVencimento: due_on, validadeAposVencimento: days_after_due },
    devedor: { nome: payer.name, [payer.tax_id.length === CPF_LENGTH ? 'cpf' : 'cnpj']: payer.tax_id },
    valor: {
      original: decimalOf(cents),
      ...(fine && { multa: written(SHARES, fine) }), ...(interest && { juros: written(INTERESTS, interest) }),
      ...(rebate && { abatimento: written(SHARES, rebate) }), ...(discount && { desconto: writtenDiscount(discount) }),
    },
  };
}

function written<Kind extends string>(kinds: readonly Kind[], { kind, value }: { kind: Kind; value: number }): object {
  return { modalidade: kinds.indexOf(kind) + 1, valorPerc: decimalOf(value) };
}

function writtenDiscount({ kind, steps }: PixQrDueDiscount): object {
  return {
    modalidade: SHARES.indexOf(kind) + 1, descontoDataFixa: steps.map(({ until, value }) => ({ data: until, valorPerc: decimalOf(value) })),
  };
}

/** Reads the terms of a charge; undefined where one is missing or of a kind that is not used here. */
export function readDue(calendar: Fields, value: Fields): PixQrDueTerms | undefined {
  const { dataDeVencimento: due_on, validadeAposVencimento: days_after_due = 30 } = calendar;
  const fine = read<PixQrDueShare['kind']>(SHARES, value['multa']);
  const interest = read<PixQrDueInterest['kind']>(INTERESTS, value['juros']);
  const rebate = read<PixQrDueShare['kind']>(SHARES, value['abatimento']);
  const discount = readDiscount(value['desconto']);
  const isWhole = isDay(due_on) && Number.isSafeInteger(days_after_due) && Number(days_after_due) >= 0;
  if (!isWhole || fine === undefined || interest === undefined || rebate === undefined || discount === undefined) return undefined;
  return { due_on, days_after_due: Number(days_after_due), fine, interest, rebate, discount };
}

/** Null for a part that is not there, or of nothing. */
function read<Kind extends string>(kinds: readonly Kind[], part: unknown): { kind: Kind; value: number } | null | undefined {
  if (part === undefined || part === null) return null;
  const { modalidade, valorPerc } = isObject(part) ? part : {};
  const [kind, value] = [kinds[Number(modalidade) - 1], centsOf(valorPerc)];
  if (value === 0) return null;
  return kind === undefined || value === undefined ? undefined : { kind, value };
}

function readDiscount(part: unknown): PixQrDueDiscount | null | undefined {
  if (part === undefined || part === null) return null;
  const { modalidade, descontoDataFixa: listed } = isObject(part) ? part : {};
  const kind = SHARES[Number(modalidade) - 1];
  const steps = (Array.isArray(listed) ? listed : []).flatMap((it: unknown) => readStep(it) ?? []);
  return kind === undefined || steps.length === 0 || steps.length !== (listed as unknown[]).length ? undefined : { kind, steps };
}

function readStep(step: unknown): { until: string; value: number } | undefined {
  const { data: until, valorPerc } = isObject(step) ? step : {};
  const value = centsOf(valorPerc);
  return isDay(until) && value !== undefined ? { until, value } : undefined;
}

function isDay(text: unknown): text is string {
  return typeof text === 'string' && /^\d{4}-\d\d-\d\d$/.test(text);
}
