import { randomBytes } from 'node:crypto';
import { DEFAULT_LIMIT, Page, type PageQuery } from './pages.ts';
import { Vault } from '../vault/secrets.ts';

const vault = new Vault(randomBytes(32));
const ctx = { tenant: 'one', vault };
const rows = Array.from({ length: 12 }, (_, n) => ({ id: `x_${String(n).padStart(2, '0')}` }));

function read(query: PageQuery, { filters = {}, list = 'listThings', from = ctx } = {}) {
  const page = new Page<string>(from, list, filters, query);
  const found = rows.filter(({ id }) => page.after === undefined || id > page.after).slice(0, page.take);
  return page.close(found, ({ id }) => id, ({ id }) => id);
}

const cursorOf = (query: PageQuery, options = {}): string => read(query, options).next_cursor ?? '';

test('pages follow each other without a repeated or missing item, and end with null', () => {
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = read({ limit: 5, cursor });
    seen.push(...page.data);
    cursor = page.next_cursor ?? undefined;
  } while (cursor !== undefined);
  expect(seen).toEqual(rows.map(({ id }) => id));
});

test('a page that ends exactly at the end has no next cursor', () => {
  expect(read({ limit: 12 }).next_cursor).toBeNull();
  expect(read({ limit: 11 }).next_cursor).not.toBeNull();
});

test('without a limit a page has 50 items', () => {
  expect(DEFAULT_LIMIT).toBe(50);
  expect(new Page<string>(ctx, 'listThings', {}, {}).take).toBe(51);
});

test('a cursor serves a page of another size', () => {
  expect(read({ limit: 2, cursor: cursorOf({ limit: 5 }) }).data).toEqual(['x_05', 'x_06']);
});

test('a position may be any JSON value', () => {
  const page = new Page<[string, number]>(ctx, 'listThings', {}, { limit: 1 });
  const { next_cursor: cursor } = page.close([1, 2], (row) => ['2026-03-02', row], (row) => row);
  expect(new Page(ctx, 'listThings', {}, { cursor: cursor ?? '' }).after).toEqual(['2026-03-02', 1]);
});

const genuine = cursorOf({ limit: 5 }, { filters: { type: 'a' } });
const [text = '', mac = ''] = genuine.split('.');
const forged = Buffer.from('"x_09"').toString('base64url');
const refused: [string, string, object][] = [
  ['of another list', genuine, { list: 'listOthers' }],
  ['of other filters', genuine, { filters: { type: 'b' } }],
  ['of fewer filters', genuine, { filters: {} }],
  ['of another tenant', genuine, { from: { tenant: 'other', vault } }],
  ['of another installation', genuine, { from: { tenant: 'one', vault: new Vault(randomBytes(32)) } }],
  ['with another position', `${forged}.${mac}`, {}],
  ['with a changed signature', `${text}.${mac.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))}`, {}],
  ['with a shorter signature', `${text}.${mac.slice(0, 8)}`, {}],
  ['with a longer signature', `${genuine}AA`, {}],
  ['with a part too many', `${genuine}.x`, {}],
  ['without a signature', text, {}],
  ['of nothing but a dot', '.', {}],
  ['that is any text', 'ação', {}],
];

test.each(refused)('a cursor %s is refused', (_, cursor, options) => {
  const attempt = () => read({ cursor }, { filters: { type: 'a' }, ...options });
  expect(attempt).toThrow(expect.objectContaining({ code: 'INVALID_CURSOR', status: 422 }));
});

test('filters that are left out and filters that are undefined are the same query', () => {
  const cursor = cursorOf({ limit: 5 }, { filters: { type: undefined } });
  expect(read({ cursor }).data[0]).toBe('x_05');
});

test('a cursor shows nothing but the position', () => {
  expect(Buffer.from(cursorOf({ limit: 5 }).split('.')[0] ?? '', 'base64url').toString()).toBe('"x_04"');
});
