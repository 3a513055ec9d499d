/** The guide of service levels has a row for each alert, and its capacity is what was measured. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { parse } from 'yaml';

const DOCS = join(import.meta.dirname, '../../docs');
const read = (name: string): string => readFileSync(join(DOCS, name), 'utf8');
const guide = read('guides/service-levels.md');

/** The cells of the rows of a section's tables. */
function rowsOf(text: string, heading: string): string[][] {
  const [, section = ''] = text.split(`\n## ${heading}\n`);
  return [...(section.split('\n## ')[0] ?? '').matchAll(/^\|(.+)\|$/gm)].map(([, row = '']) => row.split('|').map((cell) => cell.trim()));
}

it('the runbooks have one row for each alert, and none for another', () => {
  const { groups } = parse(read('guides/alerts.yaml')) as { groups: { rules: { alert: string }[] }[] };
  const rows = rowsOf(guide, 'Runbooks').slice(2);
  expect(rows.flatMap(([alerts = '']) => [...alerts.matchAll(/`(\w+)`/g)].map(([, name]) => name)).toSorted())
    .toEqual(groups.flatMap(({ rules }) => rules.map(({ alert }) => alert)).toSorted());
  expect(rows.filter((cells) => cells.length !== 4 || cells.includes(''))).toEqual([]);
});

it.each([
  ['a transfer', 'transfers, 64 connections, 1,000 accounts'],
  ['a Pix credit from a bank', 'Pix credits by the signed receiver, 64 connections'],
  ['a hold placed and captured', 'holds placed and captured, 64 connections'],
])('%s costs what was measured', (what, measured) => {
  const numbers = (text = ''): string[] => text.match(/\d+/g) ?? [];
  const costs = rowsOf(guide, 'Capacity').find(([name]) => name === what)?.[1];
  const found = rowsOf(read('performance.md'), 'Requests').find(([name]) => name === measured)?.[3];
  expect(numbers(costs)).toHaveLength(2);
  expect(numbers(costs)).toEqual(numbers(found));
});
