import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { readRejectCodes } from './reject-codes.ts';
import { root } from './settings.ts';

/** A value and its outcome, as contracts/test-values/README.md explains it. */
export interface TestValue {
  readonly field: string;
  readonly value: string;
  readonly outcome: string;
  readonly shows: Readonly<Record<string, unknown>>;
  readonly event?: string;
  readonly mock?: { readonly operation: string; readonly prefer: string };
  readonly control?: boolean;
}

export interface TestValueGroup {
  readonly title: string;
  readonly party: string;
  readonly operation: string;
  readonly about: string;
  /** Words that the party looks for, with its own names of what follows. */
  readonly outcomes: Readonly<Record<string, string>>;
  readonly values: readonly TestValue[];
}

export type TestValueGroups = Readonly<Record<string, TestValueGroup>>;

/** A row that is asked for: of a value with a code there is one for each code. */
export interface TestValueRow extends TestValue {
  readonly group: string;
  readonly party: string;
  readonly operation: string;
}

const FOLDER = join(root, 'contracts/test-values');
/** In the order of the guide. */
const FILES = ['payments', 'pix', 'pix-keys', 'kyc', 'mocks'];

/**
 * Reads the list of test values.
 * @throws Error when a group is defined twice, or a word of its outcomes is in none of its rows.
 */
export function readTestValues(): TestValueGroups {
  const groups: Record<string, TestValueGroup> = {};
  for (const file of FILES) {
    for (const [name, group] of Object.entries(parse(readFileSync(join(FOLDER, `${file}.yaml`), 'utf8')) as TestValueGroups)) {
      if (groups[name]) throw new Error(`contracts/test-values/${file}.yaml: ${name} is defined twice`);
      const unused = wordsWithoutRow(group);
      if (unused.length > 0) throw new Error(`contracts/test-values/${file}.yaml: ${name} has no row with ${unused.join(', ')}`);
      groups[name] = group;
    }
  }
  return groups;
}

/** Words of the outcomes that no row asks for. Parties read names without accents and capitals. */
export function wordsWithoutRow({ outcomes, values }: Pick<TestValueGroup, 'outcomes' | 'values'>): string[] {
  const rows = values.map(({ value }) => value.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase());
  return Object.keys(outcomes).filter((word) => !rows.some((row) => row.includes(word)));
}

/** Every row of the list, with each reject code where a value takes one. */
export function rowsOf(groups: TestValueGroups): TestValueRow[] {
  return Object.entries(groups).flatMap(([group, { party, operation, values }]) => values.flatMap((it) => {
    const row = { group, party, operation, ...it };
    if (!isForEachCode(it)) return [row];
    return Object.entries(readRejectCodes()).map(([code, { means }]) => withCode(row, code, means));
  }));
}

export function isForEachCode({ value }: TestValue): boolean {
  return /\{code(_lower)?\}/.test(value);
}

function withCode(row: TestValueRow, code: string, means: string): TestValueRow {
  const filled = JSON.stringify(row).replaceAll('{code}', code).replaceAll('{code_lower}', code.toLowerCase()).replaceAll('{means}', means);
  return JSON.parse(filled) as TestValueRow;
}
