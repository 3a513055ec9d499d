import type { ValidationFinding } from '../errors.ts';

/**
 * What a contract says of parameters or fields together, which JSON Schema cannot: `x-rules` of an operation for its query, and of a
 * schema for a body or what stands in it. A field that is null is not given.
 */
export interface Rule {
  readonly in: 'query' | 'body';
  /** The way to the objects that it holds for, `*` for each item; absent for the query or the body itself. */
  readonly at?: readonly string[];
  /** Only where each of these fields has one of the values. */
  readonly where?: Readonly<Record<string, readonly unknown[]>>;
  /** Only where this field is given. */
  readonly given?: string;
  readonly one_at_most?: readonly string[];
  readonly one_of?: readonly string[];
  /** All or none. */
  readonly together?: readonly string[];
  readonly required?: readonly string[];
  readonly forbidden?: readonly string[];
  /** Field, or a dotted way to it → what it may be where it is given. */
  readonly values?: Readonly<Record<string, readonly unknown[]>>;
  /** A text of words with commas between → which words there may be. */
  readonly words?: Readonly<Record<string, readonly string[]>>;
  /** Two fields that are the same where both are given. */
  readonly same?: readonly [string, string];
  /** Two fields that are not. */
  readonly differ?: readonly [string, string];
  /** A list of objects → the fields by which no two are the same. */
  readonly unique?: Readonly<Record<string, readonly string[]>>;
  /** Field → the largest size of its value as UTF-8 JSON, in bytes. */
  readonly max_bytes?: Readonly<Record<string, number>>;
}

type Fields = Readonly<Record<string, unknown>>;
type Loc = readonly (string | number)[];
/** Takes what is wrong with a field of the object that is looked at. */
type Add = (field: Loc, type: string, msg: string) => void;

/** Which rules a request breaks, be it to the service or to a mock. What is no object breaks none: its schema speaks for it. */
export function ruleFindings(rules: readonly Rule[], request: { readonly query: unknown; readonly body: unknown }): ValidationFinding[] {
  const findings: ValidationFinding[] = [];
  for (const rule of rules) follow(rule, request[rule.in], rule.at ?? [], [rule.in], findings);
  return findings;
}

function follow(rule: Rule, value: unknown, [step, ...further]: readonly string[], loc: Loc, findings: ValidationFinding[]): void {
  if (!isObject(value)) return;
  if (step === '*') {
    if (Array.isArray(value)) value.forEach((item, index) => follow(rule, item, further, [...loc, index], findings));
  } else if (step !== undefined) {
    if (Object.hasOwn(value, step)) follow(rule, value[step], further, [...loc, step], findings);
  } else if (!Array.isArray(value) && concerns(rule, value)) {
    hold(rule, value, (field, type, msg) => findings.push({ loc: [...loc, ...field], msg, type }));
  }
}

function concerns({ where = {}, given }: Rule, fields: Fields): boolean {
  for (const field in where) if (!where[field]?.includes(fields[field])) return false;
  return given === undefined || isGiven(fields, given);
}

function hold(rule: Rule, fields: Fields, add: Add): void {
  const { one_at_most = [], one_of = [], together = [], required = [], forbidden = [], same, differ } = rule;
  const has = (field: string): boolean => isGiven(fields, field);
  const [first, ...others] = [...one_at_most, ...one_of].filter(has);
  for (const field of others) add([field], 'extra_forbidden', `not together with '${first}'`);
  if (one_of[0] !== undefined && first === undefined) add([one_of[0]], 'missing', `${one_of.map((it) => `'${it}'`).join(' or ')} is required`);
  for (const field of together.some(has) ? together : []) if (!has(field)) add([field], 'missing', `${together.join(' and ')} stand together`);
  for (const field of required) if (!has(field)) add([field], 'missing', `is required ${caseOf(rule, fields)}`);
  for (const field of forbidden) if (has(field)) add([field], 'extra_forbidden', `not allowed ${caseOf(rule, fields)}`);
  if (same?.every(has) && fields[same[0]] !== fields[same[1]]) add([same[1]], 'value_error', `must be the '${same[0]}' ${caseOf(rule, fields)}`);
  if (differ?.every(has) && fields[differ[0]] === fields[differ[1]]) add([differ[1]], 'value_error', `must not be the '${differ[0]}'`);
  holdValues(rule, fields, add);
}

function holdValues(rule: Rule, fields: Fields, add: Add): void {
  const { values = {}, words = {}, unique = {}, max_bytes = {} } = rule;
  for (const [field, allowed] of Object.entries(values)) {
    const loc = field.split('.');
    const value = loc.reduce<unknown>((within, step) => isObject(within) && Object.hasOwn(within, step) ? within[step] : undefined, fields);
    if (value !== undefined && value !== null && !allowed.includes(value)) add(loc, 'enum', `must be ${allowed.join(' or ')} ${caseOf(rule, fields)}`);
  }
  for (const [field, allowed] of Object.entries(words)) {
    const isOther = isGiven(fields, field) && String(fields[field]).split(',').some((word) => !allowed.includes(word.trim()));
    if (isOther) add([field], 'value_error', `names ${allowed.join(' and ')}, separated by commas`);
  }
  for (const [list, by] of Object.entries(unique)) {
    const twice = firstTwice(fields[list], by);
    if (twice !== undefined) add([list, twice], 'value_error', 'stands in the list twice');
  }
  for (const [field, bytes] of Object.entries(max_bytes)) {
    if (Object.hasOwn(fields, field) && Buffer.byteLength(JSON.stringify(fields[field]) ?? '') > bytes) add([field], 'too_long', `must be at most ${bytes} bytes of JSON`);
  }
}

function isObject(value: unknown): value is Fields {
  return value !== null && typeof value === 'object';
}

function isGiven(fields: Fields, field: string): boolean {
  return Object.hasOwn(fields, field) && fields[field] !== undefined && fields[field] !== null;
}

/** The place of the first item that was there before. */
function firstTwice(list: unknown, by: readonly string[]): number | undefined {
  const names = Array.isArray(list) ? list.map((item: unknown) => JSON.stringify(isObject(item) ? by.map((field) => item[field]) : item)) : [];
  const seen = new Set<string>();
  const place = names.findIndex((name) => seen.size === seen.add(name).size);
  return place === -1 ? undefined : place;
}

function caseOf({ where = {}, given }: Rule, fields: Fields): string {
  const cases = Object.keys(where).map((field) => `${field} ${JSON.stringify(fields[field])}`);
  return cases.length > 0 ? `for ${cases.join(' and ')}` : given === undefined ? '' : `beside '${given}'`;
}
