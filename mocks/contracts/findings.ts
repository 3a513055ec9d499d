import type { IPrismDiagnostic } from '@stoplight/prism-core';
import type { ValidationFinding } from '../../src/platform/errors.ts';

/** Words of Prism's validator → the words the service has for the same. */
const TYPES: Readonly<Record<string, string>> = {
  required: 'missing',
  additionalProperties: 'extra_forbidden',
  enum: 'enum',
  pattern: 'string_pattern_mismatch',
  minLength: 'string_too_short',
  maxLength: 'string_too_long',
  minimum: 'greater_than_equal',
  maximum: 'less_than_equal',
  minItems: 'too_short',
  maxItems: 'too_long',
  type: 'type_error',
};

/** Prism names a missing or unknown field only in its sentence. */
const FIELD = /(?:required property|found) '([^']+)'/;

/** Prism's findings about a request, in the form of the service's. */
export function findingsOf(violations: readonly IPrismDiagnostic[]): ValidationFinding[] {
  return violations.map(({ path = [], code, message }) => {
    const field = FIELD.exec(message)?.[1];
    return {
      loc: [...path.map(position), ...(field === undefined ? [] : [headerName(path, field)])],
      msg: message,
      type: TYPES[String(code)] ?? 'value_error',
    };
  });
}

function position(part: string | number): string | number {
  return /^\d+$/.test(String(part)) ? Number(part) : part;
}

function headerName(path: readonly (string | number)[], name: string): string {
  return path[0] === 'header' ? name.replace(/(^|-)[a-z]/g, (letter) => letter.toUpperCase()) : name;
}
