import { ValidateError } from '@tsoa/runtime';
import type { Operation } from '../../../generated/operations.ts';
import type { ValidationFinding } from '../errors.ts';
import { withoutUnions, type Fields } from './alternatives.ts';

const LONGEST_INPUT = 200;

/** What tsoa's messages mean, in the names that users of HTTPValidationError know. */
const TYPES: readonly [RegExp, string][] = [
  [/is required$/, 'missing'],
  [/should be one of/, 'enum'],
  [/^invalid string/, 'string_type'],
  [/^invalid integer/, 'int_type'],
  [/^invalid (float|double)/, 'float_type'],
  [/^invalid boolean/, 'bool_type'],
  [/^invalid array/, 'list_type'],
  [/^invalid object/, 'dict_type'],
  [/^minLength/, 'string_too_short'],
  [/^maxLength/, 'string_too_long'],
  [/^Not match in/, 'string_pattern_mismatch'],
  [/^min \d/, 'greater_than_equal'],
  [/^max \d/, 'less_than_equal'],
  [/^minItems/, 'too_short'],
  [/^maxItems/, 'too_long'],
];

/** Turns tsoa's findings into those of the contract, with the location that tsoa leaves out of array items. */
export function validationFindings(error: ValidateError, operation: Operation): ValidationFinding[] {
  return Object.entries(withoutUnions(error.fields as Fields)).flatMap(([key, field]) => {
    const loc = location(key, operation);
    const message = String(field.message ?? 'invalid value');
    const excess = /^"(.*)" is an excess property/.exec(message)?.[1];
    if (excess !== undefined) {
      const parent = loc.at(-1) === excess ? loc.slice(0, -1) : loc;
      return excess.split(',').map((name) => ({ loc: [...parent, name], msg: 'unknown field', type: 'extra_forbidden' }));
    }
    return [{ loc, msg: message, type: typeOf(message), ...inputOf(field.value, loc, operation) }];
  });
}

function location(key: string, operation: Operation): (string | number)[] {
  const path = key.split('.').map((part) => (/^\$\d+$/.test(part) ? Number(part.slice(1)) : part));
  const [root] = path;
  if (root === 'body') return path;
  if (operation.queryParameters.includes(String(root))) return ['query', ...path];
  if (operation.path.includes(`{${root}}`)) return ['path', ...path];
  return ['body', ...path];
}

function typeOf(message: string): string {
  return TYPES.find(([pattern]) => pattern.test(message))?.[1] ?? 'value_error';
}

/** The offending value, unless it holds personal data or is too large to be of help. */
function inputOf(value: unknown, loc: (string | number)[], operation: Operation): { input?: unknown } {
  const scalar = value === null || ['string', 'number', 'boolean'].includes(typeof value);
  const personal = loc.some((part) => operation.personalFields.includes(String(part)));
  if (!scalar || personal || (typeof value === 'string' && value.length > LONGEST_INPUT)) return {};
  return { input: value };
}
