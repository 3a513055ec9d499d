import type { ValidationFinding } from '../errors.ts';
import { taxIdMistake } from '../tax-id.ts';
import { askWhetherMeant } from './nearest.ts';
import { isFields, type Fields } from '../fields.ts';
import { valueAt } from './value-at.ts';

/**
 * Rule over several parameters or fields, which JSON Schema cannot express: `x-rules` of an operation for its query, and of a schema for a
 * body or its parts. A field that is null counts as not given.
 */
export interface Rule {
  readonly in: 'query' | 'body';
  /** The way to the objects that it holds for, `*` for each item; absent for the query or the body itself. */
  readonly at?: readonly string[];
  /** Condition: each of these fields has one of the values. */
  readonly where?: Readonly<Record<string, readonly unknown[]>>;
  /** Condition: this field is given. */
  readonly given?: string;
  readonly one_at_most?: readonly string[];
  readonly one_of?: readonly string[];
  /** Fields of which all or none are given. */
  readonly together?: readonly string[];
  readonly required?: readonly string[];
  readonly forbidden?: readonly string[];
  /** Field, or a dotted path to it → allowed values where it is given. */
  readonly values?: Readonly<Record<string, readonly unknown[]>>;
  /** A text of words with commas between → which words there may be. */
  readonly words?: Readonly<Record<string, readonly string[]>>;
  /** Two fields that are the same where both are given. */
  readonly same?: readonly [string, string];
  /** Two fields that are not. */
  readonly differ?: readonly [string, string];
  /** A list of objects → the fields by which no two are the same. */
  readonly unique?: Readonly<Record<string, readonly string[]>>;
  /** Field, or a dotted path to it → words of which its text has one before a colon, in any case. */
  readonly prefix?: Readonly<Record<string, readonly string[]>>;
  /** Field with a CPF or CNPJ → the field that says which, in any case, and leaves others unchecked; null where its form tells. */
  readonly check_digits?: Readonly<Record<string, string | null>>;
  /** Field → the largest size of its value as UTF-8 JSON, in bytes. */
  readonly max_bytes?: Readonly<Record<string, number>>;
}

type Loc = readonly (string | number)[];
/** Place of an object: at the end of a rule's path, in these items of its lists. */
interface Place {
  readonly rule: Rule;
  readonly items: readonly number[];
}
/** Adds the faults of an object to the findings. */
type Check = (fields: Fields, place: Place, findings: ValidationFinding[]) => void;

/** Rule with compiled checks for its own conditions only: most requests break none, and all are checked. */
interface ReadyRule {
  readonly rule: Rule;
  readonly top: Place;
  readonly at: readonly string[];
  readonly where: readonly (readonly [field: string, values: readonly unknown[]])[];
  readonly checks: readonly Check[];
}

const ready = new WeakMap<readonly Rule[], readonly ReadyRule[]>();

/**
 * Finds the rules that a request breaks, be it to the service or to a mock. A value that is not an
 * object breaks none: its schema covers it.
 */
export function ruleFindings(rules: readonly Rule[], request: { readonly query: unknown; readonly body: unknown }): ValidationFinding[] {
  const findings: ValidationFinding[] = [];
  for (const one of readyRules(rules)) follow(one, request[one.rule.in], 0, one.top, findings);
  return findings;
}

function readyRules(rules: readonly Rule[]): readonly ReadyRule[] {
  const known = ready.get(rules);
  if (known) return known;
  const made = rules.map((rule) => ({
    rule, top: { rule, items: [] }, at: rule.at ?? [], where: Object.entries(rule.where ?? {}), checks: checksOf(rule),
  }));
  ready.set(rules, made);
  return made;
}

function follow(one: ReadyRule, value: unknown, depth: number, place: Place, findings: ValidationFinding[]): void {
  if (!isFields(value)) return;
  const step = one.at[depth];
  if (step === '*') {
    if (Array.isArray(value)) value.forEach((item, index) => follow(
      one, item, depth + 1, { rule: one.rule, items: [...place.items, index] }, findings,
    ));
  } else if (step !== undefined) {
    if (Object.hasOwn(value, step)) follow(one, value[step], depth + 1, place, findings);
  } else if (!Array.isArray(value) && concerns(one, value)) {
    for (const check of one.checks) check(value, place, findings);
  }
}

function concerns({ rule: { given }, where }: ReadyRule, fields: Fields): boolean {
  for (const [field, values] of where) if (!values.includes(fields[field])) return false;
  return given === undefined || isGiven(fields, given);
}

function checksOf(rule: Rule): Check[] {
  const {
    one_at_most = [], one_of = [], together = [], required = [], forbidden = [], same, differ, values = {}, words = {}, unique = {},
    max_bytes = {}, check_digits = {}, prefix = {},
  } = rule;
  return [
    ...(one_at_most.length + one_of.length > 0 ? [holdOne(one_at_most, one_of)] : []),
    ...(together.length > 0 ? [holdTogether(together)] : []),
    ...required.map((field): Check => (fields, place, findings) => {
      if (!isGiven(fields, field)) findings.push(finding(
        place, [field], 'missing', `is required ${caseOf(rule, fields)}${askWhetherMeant(field, fields)}`,
      ));
    }),
    ...forbidden.map((field): Check => (fields, place, findings) => {
      if (isGiven(fields, field)) findings.push(finding(place, [field], 'extra_forbidden', `not allowed ${caseOf(rule, fields)}`));
    }),
    ...(same ? [holdPair(same, false, (fields) => `must be the '${same[0]}' ${caseOf(rule, fields)}`)] : []),
    ...(differ ? [holdPair(differ, true, () => `must not be the '${differ[0]}'`)] : []),
    ...Object.entries(values).map(([field, allowed]) => holdValue(rule, field.split('.'), allowed)),
    ...Object.entries(words).map(([field, allowed]) => holdWords(rule, field, allowed)),
    ...Object.entries(unique).map(([list, by]): Check => (fields, place, findings) => {
      const twice = firstTwice(fields[list], by);
      if (twice !== undefined) findings.push(finding(place, [list, twice], 'value_error', 'is repeated in the list'));
    }),
    ...Object.entries(prefix).map(([field, allowed]) => holdPrefix(rule, field.split('.'), allowed)),
    ...Object.entries(check_digits).map(([field, kind]): Check => (fields, place, findings) => {
      const msg = isText(fields[field]) ? taxIdMistake(fields[field], kind === null ? undefined : String(fields[kind])) : undefined;
      if (msg !== undefined) findings.push(finding(place, [field], 'value_error', msg));
    }),
    ...Object.entries(max_bytes).map(([field, bytes]): Check => (fields, place, findings) => {
      const isTooLarge = Object.hasOwn(fields, field) && Buffer.byteLength(JSON.stringify(fields[field]) ?? '') > bytes;
      if (isTooLarge) findings.push(finding(place, [field], 'too_long', `must be at most ${bytes} bytes of JSON`));
    }),
  ];
}

function holdOne(atMost: readonly string[], of: readonly string[]): Check {
  const either = [...atMost, ...of];
  return (fields, place, findings) => {
    const [first, ...others] = either.filter((field) => isGiven(fields, field));
    for (const field of others) findings.push(finding(place, [field], 'extra_forbidden', `not together with '${first}'`));
    if (of[0] !== undefined && first === undefined) findings.push(finding(
      place, [of[0]], 'missing', `${of.map((it) => `'${it}'`).join(' or ')} is required`,
    ));
  };
}

function holdTogether(together: readonly string[]): Check {
  return (fields, place, findings) => {
    if (!together.some((field) => isGiven(fields, field))) return;
    for (const field of together) if (!isGiven(fields, field)) findings.push(finding(
      place, [field], 'missing', `${together.join(' and ')} must be given together`,
    ));
  };
}

/** @param isBroken whether two that are the same break the rule, or two that are not. */
function holdPair([one, other]: readonly [string, string], isBroken: boolean, msg: (fields: Fields) => string): Check {
  return (fields, place, findings) => {
    if (isGiven(fields, one) && isGiven(fields, other) && (fields[one] === fields[other]) === isBroken) findings.push(finding(
      place, [other], 'value_error', msg(fields),
    ));
  };
}

function holdValue(rule: Rule, way: readonly string[], allowed: readonly unknown[]): Check {
  return (fields, place, findings) => {
    const value = valueAt(fields, way);
    if (value !== undefined && value !== null && !allowed.includes(value)) findings.push(finding(
      place, way, 'enum', `must be ${allowed.join(' or ')} ${caseOf(rule, fields)}`,
    ));
  };
}

function holdPrefix(rule: Rule, way: readonly string[], allowed: readonly string[]): Check {
  return (fields, place, findings) => {
    const value = valueAt(fields, way);
    if (!isText(value) || allowed.some((it) => value.toLowerCase().startsWith(`${it}:`))) return;
    const words = allowed.map((it) => `${it}:`).join(', ');
    findings.push(finding(place, way, 'value_error', `must begin with ${words} ${caseOf(rule, fields)}`.trimEnd()));
  };
}

function holdWords(rule: Rule, field: string, allowed: readonly string[]): Check {
  return (fields, place, findings) => {
    const isOther = isGiven(fields, field) && String(fields[field]).split(',').some((word) => !allowed.includes(word.trim()));
    if (isOther) findings.push(finding(
      place, [field], 'value_error', `names ${allowed.join(' and ')}, separated by commas ${caseOf(rule, fields)}`.trimEnd(),
    ));
  };
}

function finding({ rule, items }: Place, field: Loc, type: string, msg: string): ValidationFinding {
  const left = items.values();
  const way = (rule.at ?? []).map((step) => (step === '*' ? left.next().value ?? step : step));
  return { loc: [rule.in, ...way, ...field], msg, type };
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isGiven(fields: Fields, field: string): boolean {
  return Object.hasOwn(fields, field) && fields[field] !== undefined && fields[field] !== null;
}

/** The place of the first item that was there before. */
function firstTwice(list: unknown, by: readonly string[]): number | undefined {
  const names = Array.isArray(list) ? list.map((item: unknown) => JSON.stringify(
    isFields(item) ? by.map((field) => item[field]) : item,
  )) : [];
  const seen = new Set<string>();
  const place = names.findIndex((name) => seen.size === seen.add(name).size);
  return place === -1 ? undefined : place;
}

function caseOf({ where = {}, given }: Rule, fields: Fields): string {
  const cases = Object.keys(where).map((field) => `${field} ${JSON.stringify(fields[field])}`);
  return cases.length > 0 ? `for ${cases.join(' and ')}` : given === undefined ? '' : `beside '${given}'`;
}
