import type {
  CreateTransferTemplateRequest, TransferTemplateField, TransferTemplateParameter, TransferTemplateSide,
} from '../../../../generated/models.ts';
import { isLonger } from '../../../platform/characters.ts';
import { refusal, type Refusal } from '../../../platform/errors.ts';

/** The fixed fields of a template, and its parameters. */
export type TemplateShape = Pick<CreateTransferTemplateRequest, 'amount' | 'debtor' | 'creditor' | 'match_keys' | 'metadata'> & {
  readonly parameters: readonly TransferTemplateParameter[];
};

/** Longest account id, outside party's id, and match key of an obligation, in characters. */
const LONGEST = { ACCOUNT: 64, OUTSIDE: 600, MATCH_KEY: 500 };

/** Refuses a shape that does not describe one transfer; the checks are in the order of the contract. */
export function refuseShape(shape: TemplateShape): Refusal | undefined {
  return openField(shape) ?? fieldFilledTwice(shape) ?? first(shape, keyMissing) ?? first(shape, boundsEmpty)
    ?? first(shape, boundsNotApplicable) ?? nameTwice(shape);
}

/** True when a parameter's value goes to a key of match keys or metadata. */
export function isKeyed({ fills }: Pick<TransferTemplateParameter, 'fills'>): boolean {
  return fills === 'MATCH_KEY' || fills === 'METADATA';
}

/** Returns the parameters, with each allowed value that names an outside party replaced by `map`. */
export function mapOutsiders(
  sides: Pick<TemplateShape, 'debtor' | 'creditor'>, parameters: readonly TransferTemplateParameter[], map: (value: string) => string,
): TransferTemplateParameter[] {
  return parameters.map((parameter) => {
    const { allowed_values, fills } = parameter;
    return allowed_values && namesOutside(sides, fills) ? { ...parameter, allowed_values: allowed_values.map(map) } : parameter;
  });
}

/** True when the field that a parameter fills names a party outside of the ledger. */
function namesOutside({ debtor, creditor }: Pick<TemplateShape, 'debtor' | 'creditor'>, fills: TransferTemplateField): boolean {
  return (fills === 'DEBTOR' && debtor.kind === 'external') || (fills === 'CREDITOR' && creditor.kind === 'external');
}

type Check = (parameter: TransferTemplateParameter, shape: TemplateShape) => Refusal | undefined;

function first(shape: TemplateShape, check: Check): Refusal | undefined {
  return shape.parameters.map((parameter) => check(parameter, shape)).find((found) => found !== undefined);
}

function openField({ amount, debtor, creditor, parameters }: TemplateShape): Refusal | undefined {
  const filled = new Set(parameters.map(({ fills }) => fills));
  const isOpen = { AMOUNT: amount.value === undefined, DEBTOR: isOpenSide(debtor), CREDITOR: isOpenSide(creditor) };
  const field = (['AMOUNT', 'DEBTOR', 'CREDITOR'] as const).find((it) => isOpen[it] && !filled.has(it));
  return field && mismatch('FIELD_OPEN', field, null, `Nothing fills ${field}.`);
}

const isOpenSide = ({ account_id }: TransferTemplateSide): boolean => account_id === undefined;

function fieldFilledTwice(shape: TemplateShape): Refusal | undefined {
  const filled = new Set(fixedPlaces(shape));
  for (const parameter of shape.parameters) {
    const place = placeOf(parameter);
    if (filled.has(place)) return mismatch('FIELD_FILLED_TWICE', parameter.fills, parameter.name, `${place} is filled twice.`);
    if (!isKeyed(parameter) || parameter.key !== undefined) filled.add(place);
  }
  return undefined;
}

function fixedPlaces({ amount, debtor, creditor, match_keys = {}, metadata = {} }: TemplateShape): string[] {
  return [
    ...(amount.value === undefined ? [] : ['AMOUNT']), ...(isOpenSide(debtor) ? [] : ['DEBTOR']),
    ...(isOpenSide(creditor) ? [] : ['CREDITOR']),
    ...Object.keys(match_keys).map((key) => `MATCH_KEY ${key}`), ...Object.keys(metadata).map((key) => `METADATA ${key}`),
  ];
}

function placeOf({ fills, key }: TransferTemplateParameter): string {
  return key === undefined ? fills : `${fills} ${key}`;
}

function keyMissing(parameter: TransferTemplateParameter): Refusal | undefined {
  if (!isKeyed(parameter) || parameter.key !== undefined) return undefined;
  return mismatch('KEY_MISSING', parameter.fills, parameter.name, `${parameter.name} fills ${parameter.fills} and names no key.`);
}

function boundsEmpty(parameter: TransferTemplateParameter, shape: TemplateShape): Refusal | undefined {
  const { name, fills, minimum = 1, maximum = Infinity, allowed_values } = parameter;
  const longest = longestOf(parameter, shape);
  const hasNone = fills === 'AMOUNT' ? minimum > maximum : allowed_values?.every((value) => isLonger(value, longest));
  return hasNone ? mismatch('BOUNDS_EMPTY', fills, name, `No value is within the bounds of ${name}.`) : undefined;
}

/** Longest value, in characters. */
function longestOf({ fills, max_length = Infinity }: TransferTemplateParameter, shape: TemplateShape): number {
  if (fills === 'MATCH_KEY') return Math.min(max_length, LONGEST.MATCH_KEY);
  if (fills === 'METADATA') return max_length;
  return Math.min(max_length, namesOutside(shape, fills) ? LONGEST.OUTSIDE : LONGEST.ACCOUNT);
}

function boundsNotApplicable(
  { name, fills, minimum, maximum, max_length, allowed_values }: TransferTemplateParameter,
): Refusal | undefined {
  const stray = fills === 'AMOUNT' ? { max_length, allowed_values } : { minimum, maximum };
  const bound = Object.entries(stray).find(([, value]) => value !== undefined)?.[0];
  return bound === undefined ? undefined : mismatch('BOUNDS_NOT_APPLICABLE', fills, name, `${bound} does not concern ${fills}.`);
}

function nameTwice({ parameters }: TemplateShape): Refusal | undefined {
  const again = parameters.find(({ name }, index) => parameters.findIndex((other) => other.name === name) < index);
  return again && mismatch('NAME_TWICE', again.fills, again.name, `Two parameters are named ${again.name}.`);
}

function mismatch(reason: string, field: TransferTemplateField, parameter: string | null, message: string): Refusal {
  return refusal('TRANSFER_TEMPLATE_INVALID', { reason, field, parameter }, message);
}

/** Template of an obligation's body: `{{name}}` is replaced by the value of a parameter. */
export function bodyTemplate(
  rail: string, { amount, debtor, creditor, match_keys = {}, metadata = {}, parameters }: TemplateShape,
): Record<string, unknown> {
  const holes = parameters.map((parameter) => ({ ...parameter, hole: `{{${parameter.name}}}` }));
  const holeOf = (field: TransferTemplateField) => holes.find(({ fills }) => fills === field)?.hole;
  const keysOf = (field: TransferTemplateField) => Object.fromEntries(
    holes.flatMap(({ fills, key, hole }) => (fills === field && key !== undefined ? [[key, hole]] : [])));
  const side = ({ kind, account_id }: TransferTemplateSide, field: TransferTemplateField) => (
    { kind, [kind === 'account' ? 'account_id' : 'external_id']: account_id ?? holeOf(field) });
  return {
    rail, amount: { currency: amount.currency, value: amount.value ?? holeOf('AMOUNT') }, debtor: side(debtor, 'DEBTOR'),
    creditor: side(creditor, 'CREDITOR'),
    ...unlessEmpty('match_keys', { ...match_keys, ...keysOf('MATCH_KEY') }),
    ...unlessEmpty('metadata', { ...metadata, ...keysOf('METADATA') }),
  };
}

function unlessEmpty(name: string, values: object): object {
  return Object.keys(values).length === 0 ? {} : { [name]: values };
}
