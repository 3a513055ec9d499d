import type { ValidationFinding } from '../errors.ts';
import { nearestOf } from './nearest.ts';
import { isStorable } from './text.ts';

/** Number of characters shown of an unknown name. */
const LONGEST_NAME = 64;

/**
 * Returns the findings for names and texts of a query: a misspelt filter would list everything.
 * @param known the parameters that the operation has.
 */
export function queryFindings(query: Readonly<Record<string, unknown>>, known: readonly string[]): ValidationFinding[] {
  return Object.entries(query).flatMap(([name, value]) => {
    if (!known.includes(name)) return [unknownParameter(name, known)];
    if (Array.isArray(value)) return [{ loc: ['query', name], msg: 'must be given once', type: 'value_error' }];
    const isText = isStorable(String(value));
    return isText ? [] : [{ loc: ['query', name], msg: 'must not hold U+0000', type: 'string_unicode' }];
  });
}

function unknownParameter(name: string, known: readonly string[]): ValidationFinding {
  const shown = name.slice(0, LONGEST_NAME).replaceAll('\u0000', '').toWellFormed();
  const nearest = nearestOf(shown, known);
  const hint = nearest === undefined ? `the operation takes ${known.join(', ') || 'no query parameters'}` : `did you mean '${nearest}'?`;
  return { loc: ['query', shown], msg: `unknown query parameter; ${hint}`, type: 'extra_forbidden' };
}
