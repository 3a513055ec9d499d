/** Lists of the contracts show how pages follow each other: a mock's answers to `Prefer: example=first_page`, and so on. */
import { expect, test } from '@jest/globals';
import { resolve, type LocatedOperation } from '../../contracts/codegen/contract.ts';
import { allOperations, contractOf } from './contracts.ts';

type Page = Readonly<Record<string, unknown>>;

const lists = allOperations().filter(({ interfaceName, operation }) =>
  operation.parameters?.some((it) => resolve<{ name: string }>(contractOf(interfaceName), it).name === 'cursor'));

function pageOf({ operation }: LocatedOperation, name: string): Page {
  const answer = operation.responses['200'] as { content?: Record<string, { examples?: Record<string, { value: Page }> }> };
  return answer.content?.['application/json']?.examples?.[name]?.value ?? {};
}

const itemsOf = (page: Page): unknown => Object.values(page).find(Array.isArray);

test.each(lists.map((it) =>
  [it.operation.operationId ?? '', it] as const))('%s has an empty list, and a first page that leads to a second', (_, list) => {
  const [first, second, empty] = ['first_page', 'second_page', 'empty'].map((name) => pageOf(list, name)) as [Page, Page, Page];
  expect([typeof first['next_cursor'], second['next_cursor'], empty['next_cursor']]).toEqual(['string', null, null]);
  expect(itemsOf(first)).not.toEqual([]);
  expect(itemsOf(second)).toEqual(expect.any(Array));
  expect(itemsOf(empty)).toEqual([]);
});

test('the contracts have lists', () => {
  expect(lists.length).toBeGreaterThan(40);
});
