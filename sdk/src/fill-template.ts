import type { CreateObligationRequest, TransferTemplateParameter, TransferTemplateResponse } from '../generated/models.ts';
import { RazaoError } from './errors.ts';

/** A transfer template is not filled: it is retired, or a value is missing, unknown or out of bounds. */
export class TemplateError extends RazaoError {
  override name = 'TemplateError';

  constructor(
    /** The parameter that it is about; undefined when it is the template itself. */
    readonly parameter: string | undefined,
    message: string,
  ) {
    super(message);
  }
}

/** Values by the names of parameters: the amount as a whole number of minor units, all else as text. */
export type TemplateValues = Readonly<Record<string, string | number | undefined>>;

/** Lengths that an obligation allows for each field, whatever the template allows. */
const ACCOUNT_ID = { shortest: 1, longest: 64 };
const EXTERNAL_ID = { shortest: 1, longest: 600 };
const MATCH_KEY = { shortest: 0, longest: 500 };
const METADATA_BYTES = 8192;

/**
 * Fills an active transfer template with these values, as the body for `createObligation`. Optional fields that are not given are left out.
 * Funds and limits are checked when the body is sent.
 * @throws TemplateError
 */
export function fillTemplate(template: TransferTemplateResponse, values: TemplateValues): CreateObligationRequest {
  if (template.status !== 'ACTIVE') throw new TemplateError(undefined, `the template ${template.name} is ${template.status}`);
  refuseUnknown(template, values);
  const given = template.parameters.map((parameter) => ({ parameter, value: valueOf(template, parameter, values) }));
  const filled = (field: string) => given.find(({ parameter }) => parameter.fills === field)?.value;
  const keyed = (field: string) => Object.fromEntries(
    given.flatMap(
      ({ parameter: { fills, key }, value }) => (fills === field && key !== undefined && value !== undefined ? [[key, value]] : []),
    ));
  const { rail, amount, debtor, creditor, match_keys, metadata } = template;
  return {
    rail, amount: { currency: amount.currency, value: amount.value ?? filled('AMOUNT') },
    debtor: sideOf(debtor, filled('DEBTOR')), creditor: sideOf(creditor, filled('CREDITOR')),
    match_keys: { ...match_keys, ...keyed('MATCH_KEY') }, metadata: small({ ...metadata, ...keyed('METADATA') }),
  } as CreateObligationRequest;
}

function refuseUnknown({ name, parameters }: TransferTemplateResponse, values: TemplateValues): void {
  const unknown = Object.keys(values).find((key) => !parameters.some((parameter) => parameter.name === key));
  if (unknown !== undefined) throw new TemplateError(unknown, `the template ${name} has no parameter ${unknown}`);
}

function sideOf({ kind, account_id }: TransferTemplateResponse['debtor'], value: string | number | undefined): object {
  return { kind, [kind === 'account' ? 'account_id' : 'external_id']: account_id ?? value };
}

function small(metadata: Record<string, unknown>): Record<string, unknown> {
  if (new TextEncoder().encode(JSON.stringify(metadata)).length <= METADATA_BYTES) return metadata;
  throw new TemplateError(undefined, `the metadata are larger than ${METADATA_BYTES} bytes of JSON`);
}

function valueOf(
  template: TransferTemplateResponse, parameter: TransferTemplateParameter, values: TemplateValues,
): string | number | undefined {
  const { name, fills, required = true } = parameter;
  const value = Object.hasOwn(values, name) ? values[name] : undefined;
  if (value === undefined) return required ? refuse(parameter, 'is missing') : undefined;
  return fills === 'AMOUNT' ? amountOf(parameter, value) : textOf(parameter, value, boundsOf(template, parameter));
}

function amountOf(parameter: TransferTemplateParameter, value: string | number): number {
  const { minimum = 1, maximum = Number.MAX_SAFE_INTEGER } = parameter;
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) return refuse(parameter, 'is not a whole number of minor units');
  return value < minimum || value > maximum ? refuse(parameter, `is not from ${minimum} to ${maximum}`) : value;
}

function textOf(parameter: TransferTemplateParameter, value: string | number, { shortest, longest }: typeof MATCH_KEY): string {
  const { allowed_values } = parameter;
  if (typeof value !== 'string') return refuse(parameter, 'is not a string');
  const { length } = [...value];
  if (length < shortest || length > longest) return refuse(parameter, `has not from ${shortest} to ${longest} characters`);
  return allowed_values?.includes(value) === false ? refuse(parameter, 'is not one of the allowed values') : value;
}

function boundsOf(
  { debtor, creditor }: TransferTemplateResponse, { fills, max_length = Infinity }: TransferTemplateParameter,
): typeof MATCH_KEY {
  const { shortest, longest } = fieldBounds(fills === 'DEBTOR' ? debtor.kind : fills === 'CREDITOR' ? creditor.kind : fills);
  return { shortest, longest: Math.min(longest, max_length) };
}

function fieldBounds(field: string): typeof MATCH_KEY {
  switch (field) {
    case 'account': return ACCOUNT_ID;
    case 'external': return EXTERNAL_ID;
    case 'MATCH_KEY': return MATCH_KEY;
    default: return { shortest: 0, longest: Infinity };
  }
}

function refuse({ name }: TransferTemplateParameter, why: string): never {
  throw new TemplateError(name, `${name} ${why}`);
}
