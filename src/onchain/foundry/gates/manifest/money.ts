import type { GateFinding, ProductAction, ProductManifest, ProductParameter } from '../../../../../generated/models.ts';
import { type Formula, FormulaError, evaluate, namesIn, parseFormula } from '../../../chain/index.ts';
import { type ManifestRule, fieldNamed, findingUnless } from './rules.ts';

const REST = 'rest';
const MAXIMUM = 2n ** 63n - 1n;

/** Names that a formula may use besides datum fields. */
type Extra = readonly ('value' | 'now')[];

interface Written {
  readonly what: string;
  readonly text: string;
  readonly parameters: readonly ProductParameter[];
  readonly extra: Extra;
}

/** Money is in reais, and the initial value of an instance is an amount above zero that must be given. */
export const value: ManifestRule = ({ manifest_version, currency, creation }) => {
  const parameter = creation.parameters.find(({ name }) => name === creation.value_parameter);
  return [
    ...findingUnless(manifest_version === 1, 'VERSION_UNKNOWN', 'manifest_version is 1.'),
    ...findingUnless(currency === 'BRL', 'CURRENCY_NOT_BRL', 'Products hold BRL.'),
    ...findingUnless(parameter?.type === 'cents' && parameter.required && (parameter.minimum ?? 0) >= 1, 'VALUE_PARAMETER',
      `value_parameter ${creation.value_parameter} must be a required parameter in cents of at least 1.`),
  ];
};

/** LOCK locks and pays nobody, KEEP does neither, PAY pays some, RELEASE pays all: its last payout is the rest. */
export const effects: ManifestRule = ({ actions }) => actions.flatMap(({ name, value_effect, locks, payouts }) => {
  const pays = value_effect === 'PAY' || value_effect === 'RELEASE';
  const rests = payouts.filter(({ cents }) => cents.trim() === REST);
  const restIsLast = payouts.at(-1)?.cents.trim() === REST;
  return [
    ...findingUnless(pays === payouts.length > 0, 'PAYOUTS', `Action ${name}: ${value_effect} ${pays ? 'pays somebody' : 'pays nobody'}.`),
    ...findingUnless(value_effect !== 'LOCK' || locks !== null, 'LOCKS', `Action ${name} locks nothing.`),
    ...findingUnless(value_effect !== 'KEEP' || locks === null, 'LOCKS', `Action ${name} keeps the value and locks more.`),
    ...findingUnless(value_effect === 'RELEASE' ? rests.length === 1 && restIsLast : rests.length === 0, 'REST',
      `Action ${name}: the last payout of a RELEASE is rest, and no other.`),
  ];
});

/** Times are in fields that count seconds since 1970. */
export const times: ManifestRule = (manifest) => manifest.actions.flatMap(({ name, not_before, not_after }) =>
  [not_before, not_after].filter((field) => field !== null).flatMap((field) =>
    findingUnless(
      fieldNamed(manifest, field)?.unit === 'EPOCH_SECONDS', 'FIELD_WRONG_TYPE',
      `Action ${name} waits for ${field}, which is not an EPOCH_SECONDS field.`,
    )));

/** Formulas can be parsed, and use existing names only. */
export const formulas: ManifestRule = (manifest) => writtenIn(manifest).flatMap((written) => formulaHolds(manifest, written));

function writtenIn({ creation, actions }: ProductManifest): Written[] {
  return [
    ...settings('The creation', creation.sets, creation.parameters),
    ...actions.flatMap((action) => [...settings(`Action ${action.name}`, action.sets, action.parameters), ...amounts(action)]),
  ];
}

function settings(title: string, sets: ProductAction['sets'], parameters: readonly ProductParameter[]): Written[] {
  return sets.map(({ datum_field, value: text }) => ({
    what: `${title} sets ${datum_field}: the formula`, text, parameters, extra: ['value', 'now'],
  }));
}

function amounts({ name, locks, payouts, parameters }: ProductAction): Written[] {
  const paid = payouts.filter(({ cents }) => cents.trim() !== REST)
    .map(({ key, cents }): Written => ({ what: `Action ${name} pays ${key}: the formula`, text: cents, parameters, extra: ['value'] }));
  return locks === null ? paid : [{ what: `Action ${name} locks: the formula`, text: locks, parameters, extra: ['value'] }, ...paid];
}

function formulaHolds(manifest: ProductManifest, { what, text, parameters, extra }: Written): GateFinding[] {
  let formula: Formula;
  try {
    formula = parseFormula(text);
  } catch (error) {
    if (error instanceof FormulaError) return findingUnless(false, 'FORMULA_INVALID', `${what} ${error.message}.`);
    throw error;
  }
  const { names, parameters: named } = namesIn(formula);
  return [
    ...names.flatMap((name) => findingUnless(
      extra.some((other) => other === name) || isNumber(manifest, name), 'FORMULA_INVALID',
      `${what} names ${name}, which is not a number here.`,
    )),
    ...named.flatMap((name) => parameterHolds(what, name, parameters)),
    ...constantsHold(what, formula),
  ];
}

function isNumber(manifest: ProductManifest, name: string): boolean {
  const type = fieldNamed(manifest, name)?.type;
  return type === 'INTEGER' || type === 'BOOLEAN';
}

/** A formula may use only required parameters: an optional one that is left out has no number. */
function parameterHolds(what: string, name: string, parameters: readonly ProductParameter[]): GateFinding[] {
  const parameter = parameters.find((other) => other.name === name);
  const isValue = parameter !== undefined && parameter.required && ['cents', 'int', 'bool'].includes(parameter.type);
  return findingUnless(isValue, 'FORMULA_INVALID', `${what} names $${name}, which is not a required number of the move.`);
}

/** Evaluates parts without names now, to find a division by zero or a number beyond the maximum of a token. */
function constantsHold(what: string, formula: Formula): GateFinding[] {
  if (namesIn(formula).names.length + namesIn(formula).parameters.length > 0) {
    return formula.kind === 'operation' || formula.kind === 'choice' ? partsOf(formula).flatMap((part) => constantsHold(what, part)) : [];
  }
  try {
    const result = evaluate(formula, { names: new Map(), parameters: new Map() });
    return findingUnless(result <= MAXIMUM && result >= -MAXIMUM, 'FORMULA_INVALID', `${what} has a number beyond the range of tokens.`);
  } catch (error) {
    if (error instanceof FormulaError) return findingUnless(false, 'FORMULA_INVALID', `${what} ${error.message}.`);
    throw error;
  }
}

/** Returns its parts. The divisor of a division becomes a division too, so that zero is found. */
function partsOf(formula: Formula): Formula[] {
  if (formula.kind === 'choice') return [...formula.values];
  if (formula.kind !== 'operation') return [];
  const one: Formula = { kind: 'number', value: 1n };
  return [formula.left, formula.operator === '/' ? { kind: 'operation', operator: '/', left: one, right: formula.right } : formula.right];
}
