import type { ValidationFinding } from '../errors.ts';

/** What a contract says of parameters or fields together, which JSON Schema cannot: `x-rules` of an operation. */
export interface Rule {
  in: 'query' | 'body';
  /** Only where each of these fields has one of the values. */
  where?: Readonly<Record<string, readonly unknown[]>>;
  one_at_most?: readonly string[];
  one_of?: readonly string[];
  required?: readonly string[];
  forbidden?: readonly string[];
}

/** Which rules a request breaks, be it to the service or to a mock. */
export function ruleFindings(rules: readonly Rule[], request: { readonly query: unknown; readonly body: unknown }): ValidationFinding[] {
  return rules.flatMap((rule) => brokenBy(rule, asObject(request[rule.in])));
}

function asObject(value: unknown): Readonly<Record<string, unknown>> {
  return value !== null && typeof value === 'object' ? value as Record<string, unknown> : {};
}

function brokenBy(rule: Rule, given: Readonly<Record<string, unknown>>): ValidationFinding[] {
  const { where = {}, one_at_most = [], one_of = [], required = [], forbidden = [] } = rule;
  if (Object.entries(where).some(([field, values]) => !values.includes(given[field]))) return [];
  const isGiven = (field: string) => Object.hasOwn(given, field) && given[field] !== undefined && given[field] !== null;
  const case_ = Object.entries(where).map(([field]) => `${field} ${JSON.stringify(given[field])}`).join(' and ');
  const finding = (field: string, type: 'missing' | 'extra_forbidden', msg: string): ValidationFinding => ({ loc: [rule.in, field], msg, type });
  const [first, ...others] = [...one_at_most, ...one_of].filter(isGiven);
  return [
    ...others.map((field) => finding(field, 'extra_forbidden', `not together with '${first}'`)),
    ...(one_of[0] !== undefined && first === undefined ? [finding(one_of[0], 'missing', `${one_of.map((it) => `'${it}'`).join(' or ')} is required`)] : []),
    ...required.filter((field) => !isGiven(field)).map((field) => finding(field, 'missing', `is required for ${case_}`)),
    ...forbidden.filter(isGiven).map((field) => finding(field, 'extra_forbidden', `not allowed for ${case_}`)),
  ];
}
