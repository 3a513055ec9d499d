import type { ValidationFinding } from '../errors.ts';
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

/** The name that takes the fewest edits, the first of equals; undefined where it would be as good as another word. */
function nearestOf(name: string, known: readonly string[]): string | undefined {
  const text = name.toLowerCase();
  const ranked = known.map((it) => ({ it, edits: editsBetween(text, it) }));
  return ranked.filter(({ it, edits }) => edits <= it.length / 2).sort((a, b) => a.edits - b.edits)[0]?.it;
}

/** Levenshtein's distance: characters to insert, delete or replace. */
function editsBetween(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let line = 1; line <= from.length; line += 1) {
    const next = [line];
    for (let column = 1; column <= to.length; column += 1) {
      const replaced = (row[column - 1] ?? 0) + (from[line - 1] === to[column - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
