/** The journal as it is read over HTTP: ranges, pages, and nothing of another tenant's. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { JournalEntryDetailResponse, JournalEntryListResponse } from '../../../generated/models.ts';
import { startTestService, type TestService } from '../../../test/support/service.ts';

let api: TestService;
beforeAll(async () => {
  api = await startTestService({ env: { RAZAO_ROLES: 'api' } });
  const [a, b] = [await api.account(100), await api.account()];
  for (let i = 0; i < 6; i += 1) await api.transfer(a, b, 1);
  await api.account(1, { tenant: 'other' });
});
afterAll(() => api?.stop());

const list = (query: Record<string, string | number>, tenant?: string) =>
  api.ok<JournalEntryListResponse>('listJournalEntries', { query, ...(tenant !== undefined && { tenant }) });
const numbers = ({ items }: JournalEntryListResponse) => items.map(({ seq_no }) => seq_no);

describe('a range', () => {
  it.each<[Record<string, number>, number[]]>([
    [{}, [1, 2, 3, 4, 5, 6, 7, 8]], [{ from_seq: 3 }, [3, 4, 5, 6, 7, 8]], [{ to_seq: 2 }, [1, 2]], [{ from_seq: 4, to_seq: 5 }, [4, 5]],
    [{ from_seq: 5, to_seq: 5 }, [5]], [{ from_seq: 6, to_seq: 5 }, []], [{ from_seq: 9 }, []], [{ from_seq: Number.MAX_SAFE_INTEGER }, []],
  ])('%j includes both ends', async (query, expected) => {
    expect(numbers(await list(query))).toEqual(expected);
  });

  it.each<[Record<string, string | number>]>([
    [{ from_seq: 0 }], [{ from_seq: -1 }], [{ from_seq: 'x' }], [{ to_seq: 1.5 }], [{ limit: 0 }], [{ limit: 201 }],
  ])('%j is a validation error', async (query) => {
    const answer = await api.call<{ detail: { loc: string[] }[] }>('listJournalEntries', { query });
    expect([answer.status, answer.body.detail[0]?.loc]).toEqual([422, ['query', Object.keys(query)[0]]]);
  });

  it('is read page by page, each entry once, also while entries are added', async () => {
    const [a, b] = [await api.account(10), await api.account()];
    const seen: number[] = [];
    let cursor: string | null = null;
    do {
      const page: JournalEntryListResponse = await list({ from_seq: 2, limit: 3, ...(cursor !== null && { cursor }) });
      seen.push(...numbers(page));
      if (seen.length < 6) await api.transfer(a, b, 1);
      cursor = page.next_cursor;
    } while (cursor !== null);
    expect(seen).toEqual(seen.map((_, index) => index + 2));
    expect(seen.length).toBeGreaterThanOrEqual(9);
  });

  it('takes no cursor of another range or tenant', async () => {
    const { next_cursor } = await list({ limit: 1 });
    const foreign = await api.call('listJournalEntries', { query: { limit: 1, from_seq: 2, cursor: next_cursor ?? '' } });
    const elsewhere = await api.call('listJournalEntries', { query: { limit: 1, cursor: next_cursor ?? '' }, tenant: 'other' });
    expect([foreign.body, elsewhere.body]).toMatchObject([{ error: 'INVALID_CURSOR' }, { error: 'INVALID_CURSOR' }]);
  });
});

describe('an entry', () => {
  it('is the same by its number as in the list', async () => {
    const { items } = await list({ from_seq: 3, to_seq: 3 });
    expect(await api.ok<JournalEntryDetailResponse>('getJournalEntry', { path: { seq_no: 3 } })).toEqual(items[0]);
  });

  it.each(
    [['999', 404], ['0', 422], ['x', 422], ['1.5', 422], ['9007199254740993', 422], ['99999999999999999999', 422]],
  )('%s is %s', async (seq_no, status) => {
    expect((await api.call('getJournalEntry', { path: { seq_no } })).status).toBe(status);
  });

  it('is numbered by tenant, and nobody sees another’s', async () => {
    expect(numbers(await list({}, 'other'))).toEqual([1, 2]);
    const [mine, theirs] = [await list({ to_seq: 1 }), await list({ to_seq: 1 }, 'other')];
    expect([mine.items[0]?.payload.tenant, theirs.items[0]?.payload.tenant]).toEqual(['demo', 'other']);
    expect((await api.call('getJournalEntry', { path: { seq_no: 3 }, tenant: 'other' })).status).toBe(404);
  });
});
