/** An example as contracts write it. */
export interface Example {
  summary: string;
  value: unknown;
}

type Page = Record<string, unknown> & { next_cursor: string | null };

/** Leads from a `first_page` to its `second_page`. A mock, which keeps nothing, answers that page to any cursor. */
const CURSOR = 'eyJwYWdlIjoyfQ';

/**
 * Adds to the examples of a list `first_page`, `second_page` and `empty`, made of its first example: so a contract shows its items once.
 * The default example stays the first, and has all items on one page.
 */
export function withPages(examples: Record<string, Example>): Record<string, Example> {
  const { value } = Object.values(examples)[0] ?? {};
  const page = value as Page;
  const [field, items] = Object.entries(page).find((entry): entry is [string, unknown[]] => Array.isArray(entry[1])) ?? [];
  if (field === undefined || items === undefined) throw new Error('the first example of a list has no items');
  const half = Math.ceil(items.length / 2);
  const made = {
    first_page: { summary: 'The first of two pages', value: { ...page, [field]: items.slice(0, half), next_cursor: CURSOR } },
    second_page: {
      summary: 'The page that the cursor of the first leads to', value: { ...page, [field]: items.slice(half), next_cursor: null },
    },
    empty: { summary: 'There is none', value: { ...page, [field]: [], next_cursor: null } },
  };
  return { ...examples, ...made, ...(examples['empty'] && { empty: examples['empty'] }) };
}
