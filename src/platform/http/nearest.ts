/** The name that takes the fewest edits, the first of equals; undefined where it would be as good as another word. */
export function nearestOf(name: string, known: readonly string[]): string | undefined {
  return nearestWithin(name, known, 1 / 2);
}

/** Longest name that is taken for a misspelling, in characters. */
const LONGEST_NAME = 200;

/**
 * Asks for the name in a request that was meant for a missing field, as an addition to the finding; empty without one. It is nearly the
 * same, since others may be fields of their own.
 */
export function askWhetherMeant(missing: string, fields: Readonly<Record<string, unknown>>): string {
  const meant = nearestWithin(missing, Object.keys(fields).filter((it) => it.length <= LONGEST_NAME), 1 / 4);
  return meant === undefined ? '' : `; is '${meant}' meant?`;
}

/** @param share of the letters of a known name that may be others. */
function nearestWithin(name: string, known: readonly string[], share: number): string | undefined {
  const text = plain(name);
  const ranked = known.map((it) => ({ it, edits: editsBetween(text, plain(it)) }));
  return ranked.filter(({ it, edits }) => edits <= it.length * share).sort((a, b) => a.edits - b.edits)[0]?.it;
}

/** `legalName` and `LEGAL_NAME` are no edit away from `legal_name`. */
function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[-_]/g, '');
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
