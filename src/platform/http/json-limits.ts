import type { ValidationFinding } from '../errors.ts';

/** How deep the members of a body may be nested: a stack is finite, and nobody's metadata needs more. */
const DEEPEST = 64;

/**
 * What in a parsed body cannot be written down again as JSON: a number too large for a double (`1e400` is read as
 * Infinity), or a nesting that no recursion survives. Undefined when there is none.
 */
export function beyondJson(value: unknown): ValidationFinding | undefined {
  return find(value, []);
}

function find(value: unknown, path: (string | number)[]): ValidationFinding | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : finding(path, 'not a finite number', 'finite_number');
  if (value === null || typeof value !== 'object') return undefined;
  if (path.length === DEEPEST) return finding([], `must not be nested deeper than ${DEEPEST}`, 'recursion_loop');
  for (const key in value) {
    path.push(Array.isArray(value) ? Number(key) : key);
    const found = find((value as Record<string, unknown>)[key], path);
    if (found) return found;
    path.pop();
  }
  return undefined;
}

function finding(path: readonly (string | number)[], msg: string, type: string): ValidationFinding {
  return { loc: ['body', ...path], msg, type };
}
