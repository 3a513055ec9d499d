import { ValidateError } from '@tsoa/runtime';
import type { Operation } from '../../../generated/operations.ts';
import type { ValidationFinding } from '../errors.ts';
import { withoutUnions, type Fields } from './alternatives.ts';
import { askWhetherMeant, nearestOf } from './nearest.ts';
import { isFields } from '../fields.ts';
import { valueAt } from './value-at.ts';

const LONGEST_INPUT = 200;

/** Names of fields with money: 12.50 and "12.50" are the mistakes that cost most, and a whole number alone may be read as 13. */
const IS_MONEY = /^(?:value|amount)$|_(?:cents|minor)$/;
const wholeNumber = (_given: string, field: string): string =>
  (IS_MONEY.test(field) ? 'must be a whole number of minor units: 1250 is 12.50' : 'must be a whole number');

/** Meanings of tsoa's messages, in the names that users of HTTPValidationError know, and in words for a person. */
const MISTAKES: readonly (readonly [RegExp, string, (given: string, field: string) => string])[] = [
  [/is required$/, 'missing', () => 'is required'],
  [/^should be one of the following; \[(.*)\]$/, 'enum', (values) => `must be one of ${values.replaceAll("'", '').replaceAll(',', ', ')}`],
  [/^invalid string/, 'string_type', () => 'must be a string'],
  [/^invalid integer/, 'int_type', wholeNumber],
  [/^invalid (?:float|double)/, 'float_type', () => 'must be a number'],
  [/^invalid boolean/, 'bool_type', () => 'must be true or false'],
  [/^invalid array/, 'list_type', () => 'must be a list'],
  [/^invalid object/, 'dict_type', () => 'must be an object'],
  [/^minLength (\d+)/, 'string_too_short', (least) => `must have ${least} characters or more`],
  [/^maxLength (\d+)/, 'string_too_long', (most) => `must have ${most} characters or less`],
  [/^(must look like .*)/s, 'string_pattern_mismatch', (words) => words],
  [/^no such day$/, 'datetime_parsing', () => 'no such day'],
  [/^Not match in '(.*)'$/s, 'string_pattern_mismatch', (pattern) => `must match ${pattern}`],
  [/^min (-?\d\S*)/, 'greater_than_equal', (least) => `must be ${least} or more`],
  [/^max (-?\d\S*)/, 'less_than_equal', (most) => `must be ${most} or less`],
  [/^minItems (\d+)/, 'too_short', (least) => `must have ${least} items or more`],
  [/^maxItems (\d+)/, 'too_long', (most) => `must have ${most} items or less`],
  [/^No matching model found in additionalProperties/, 'value_error', () => 'is not an allowed value'],
  [/^required unique array/, 'not_unique', () => 'must have each item once'],
];

/**
 * Turns tsoa's findings into those of the contract, with the location that tsoa leaves out of array items.
 * @param body of the request: it may have a missing field under nearly its name.
 */
export function validationFindings(error: ValidateError, operation: Operation, body: unknown): ValidationFinding[] {
  return Object.entries(withoutUnions(error.fields as Fields)).flatMap(([key, field]) => {
    const loc = location(key, operation);
    const message = String(field.message ?? 'invalid value');
    const excess = /^"(.*)" is an excess property/.exec(message)?.[1];
    if (excess !== undefined) {
      const parent = loc.at(-1) === excess ? loc.slice(0, -1) : loc;
      return excess.split(',').map((name) => ({ loc: [...parent, name], msg: unknownField(name, field.known), type: 'extra_forbidden' }));
    }
    const { msg, type } = mistakeOf(message, String(loc.at(-1)));
    return [{ loc, msg: type === 'missing' ? msg + hintOf(loc, body) : msg, type, ...inputOf(field.value, loc, operation) }];
  });
}

/** Asks for the field of a body that was meant for a missing one; empty where there is none. */
function hintOf([root, ...path]: readonly (string | number)[], body: unknown): string {
  const parent = valueAt(body, path.slice(0, -1));
  return root === 'body' && isFields(parent) ? askWhetherMeant(String(path.at(-1)), parent) : '';
}

function unknownField(name: string, known: readonly string[] = []): string {
  const nearest = nearestOf(name.slice(0, LONGEST_INPUT), known);
  if (nearest !== undefined) return `unknown field; did you mean '${nearest}'?`;
  return `unknown field; ${known.length > 0 ? `there are ${known.join(', ')}` : 'the object takes none'}`;
}

/** Fields of bodies are in small letters. */
const HEADER = /^[A-Z][A-Za-z]*(-[A-Z][A-Za-z]*)*$/;

function location(key: string, operation: Operation): (string | number)[] {
  const path = key.split('.').map((part) => (/^\$\d+$/.test(part) ? Number(part.slice(1)) : part));
  const [root] = path;
  if (root === 'body') return path;
  if (operation.queryParameters.includes(String(root))) return ['query', ...path];
  if (operation.path.includes(`{${root}}`)) return ['path', ...path];
  if (HEADER.test(String(root))) return ['header', ...path];
  return ['body', ...path];
}

function mistakeOf(message: string, field: string): { msg: string; type: string } {
  for (const [pattern, type, words] of MISTAKES) {
    const found = pattern.exec(message);
    if (found) return { msg: words(found[1] ?? '', field), type };
  }
  return { msg: message, type: 'value_error' };
}

/** The offending value, unless it holds personal data or is too large to be of help. */
function inputOf(value: unknown, loc: (string | number)[], operation: Operation): { input?: unknown } {
  const scalar = value === null || ['string', 'number', 'boolean'].includes(typeof value);
  const personal = loc.some((part) => operation.personalFields.includes(String(part)));
  if (!scalar || personal || (typeof value === 'string' && value.length > LONGEST_INPUT)) return {};
  return { input: value };
}
