/** After any history, every statement, feed, cut and trial balance agrees with a naive replay of the journal. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type {
  AccountResponse, JournalEntry, JournalEntryListResponse, ObligationListResponse, ObligationResponse, StatementResponse, TransactionItem,
  TransactionListResponse,
  TrialBalanceResponse,
} from '../../generated/models.ts';
import { balancesAt, resolveAsOf, NO_BALANCE, positionsAt, type Balance } from '../../src/domains/journal/index.ts';
import { accountingDay, addDays, FixedClock } from '../../src/platform/clock.ts';
import { randomIntegers } from '../bench/sample.ts';
import { reserve, settleAt } from '../support/late-entries.ts';
import { startTestService, TENANT, type TestService } from '../support/service.ts';

const SEED = Number(process.env['READS_SEED'] ?? 20260302);
const STEPS = 250;
const CUTS = 10_000;
const PEOPLE = 4;

const below = randomIntegers(SEED);
const pick = <T>(items: readonly T[]): T => items[below(items.length)] as T;
const clock = new FixedClock('2026-03-01T15:00:00.000Z');
let service: TestService;
let accounts: string[];
let entries: JournalEntry[];
let obligations: Map<string, ObligationResponse>;
const open: string[] = [];
const reserved: { account: string; id: string; amount: number }[] = [];

beforeAll(async () => {
  service = await startTestService({ clock, env: { RAZAO_ROLES: 'api' } });
  accounts = await Promise.all(Array.from({ length: PEOPLE }, () => service.account(5_000)));
  for (let n = 0; n < STEPS; n += 1) await step(n);
  entries = await all<JournalEntry>('listJournalEntries');
  obligations = new Map((await all<ObligationResponse>('listObligations')).map((it) => [it.obligation_id, it]));
}, 120_000);
afterAll(() => service.stop());

async function all<T>(operation: 'listJournalEntries' | 'listObligations'): Promise<T[]> {
  const found: T[] = [];
  let cursor: string | null = null;
  do {
    const query: Record<string, string | number> = { limit: 200, ...(cursor !== null && { cursor }) };
    const page: JournalEntryListResponse | ObligationListResponse = await service.ok(operation, { query });
    found.push(...(page.items as T[]));
    cursor = page.next_cursor;
  } while (cursor !== null);
  return found;
}

/** Plays one event: seconds or a day later, a transfer, a payment, an end of one (some reported late), a hold, or its end. */
async function step(n: number): Promise<void> {
  clock.advance(below(6) === 0 ? 1 + below(86_400_000) : below(3) * 1_000);
  const [from, to] = [pick(accounts), pick(accounts)];
  const amount = { currency: 'BRL', value: 1 + below(400) };
  const [inside, outside] = [{ kind: 'account', account_id: from }, { kind: 'external', external_id: 'silent' }];
  const kind = below(10);
  if (kind < 3) await service.transfer(from, to, amount.value);
  else if (kind < 6) {
    const sides = kind === 3 ? { debtor: outside, creditor: inside } : {
      debtor: inside, creditor: kind === 4 ? outside : { kind: 'account', account_id: to },
    };
    const { status, body } = await service.call<ObligationResponse>('createObligation', {
      body: { rail: 'MOCK', amount, ...sides, match_keys: { sim: 'silent' } },
    });
    if (status === 201) open.push(body.obligation_id);
  } else if (kind < 8 && open.length > 0) {
    const [id = ''] = open.splice(below(open.length), 1);
    if (below(3) === 0) await settleAt(service.service, TENANT, id, new Date(clock.now().getTime() - below(3 * 86_400_000)));
    else await service.call('resolveObligation', {
      path: { obligation_id: id }, body: { outcome: pick(['SETTLED', 'SETTLED', 'FAILED', 'CANCELED']) },
    });
  } else if (kind === 8) {
    const hold = { account: from, id: `hld_${n}`, amount: 1 + below(20) };
    await reserve(service.service, TENANT, hold.account, hold.id, hold.amount).then(() => reserved.push(hold), () => undefined);
  } else if (reserved.length > 0) {
    const [hold] = reserved.splice(below(reserved.length), 1);
    if (hold) await reserve(service.service, TENANT, hold.account, hold.id, -hold.amount);
  }
}

/** The effect of an entry on an account, in cents. */
const moved = ({ payload }: JournalEntry, account: string): number =>
  payload.postings.filter(({ account_id }) => account_id === account).reduce((sum, it) => sum + it.amount, 0);

/** The balance after an entry, from the first one on. */
function replay(account: string, seq: number): { balance: Balance; positions: Map<string, bigint> } {
  const balance = { ...NO_BALANCE } as Record<keyof Balance, bigint>;
  const positions = new Map<string, bigint>();
  const add = (field: keyof Balance, id: string, amount: number): void => {
    balance[field] += BigInt(amount);
    positions.set(id, (positions.get(id) ?? 0n) + BigInt(amount));
    if (positions.get(id) === 0n) positions.delete(id);
  };
  for (const entry of entries.filter((it) => it.seq_no <= seq)) {
    balance.posted += BigInt(moved(entry, account));
    for (const it of entry.payload.reservations ?? []) if (it.account_id === account) add('held', it.reservation_id, it.amount);
    const obligation = obligations.get(entry.payload.obligation_ids[0] ?? '');
    const sign = entry.entry_type === 'OBLIGATION_CREATED' ? 1 : /^OBLIGATION_/.test(entry.entry_type) ? -1 : 0;
    if (!obligation || sign === 0) continue;
    if (obligation.debtor.account_id === account) add('outgoing', obligation.obligation_id, sign * obligation.amount.value);
    if (obligation.creditor.account_id === account) add('incoming', obligation.obligation_id, sign * obligation.amount.value);
  }
  return { balance, positions };
}

test(`${CUTS} random cuts are what the entries before them say (READS_SEED=${SEED})`, async () => {
  const ctx = service.service.contextFor(TENANT);
  const wanted = new Map(accounts.flatMap((account) => entries.map(
    ({ seq_no }) => [`${account} ${seq_no}`, replay(account, seq_no)] as const,
  )));
  for (let n = 0; n < CUTS; n += 40) {
    await Promise.all(Array.from({ length: 40 }, async () => {
      const [account, entry] = [pick(accounts), pick(entries)];
      const { seq_no } = entry;
      const cut = await resolveAsOf(ctx, { seqNo: seq_no });
      const { balances } = await balancesAt(ctx, [account], cut);
      expect({ account, seq_no, balance: balances.get('BRL') ?? NO_BALANCE }).toEqual({
        account, seq_no, balance: wanted.get(`${account} ${seq_no}`)?.balance,
      });
      if (n % 200 === 0) {
        const { positions } = await positionsAt(ctx, account, cut);
        expect(new Map(positions.map((it) => [it.positionId, it.value]))).toEqual(wanted.get(`${account} ${seq_no}`)?.positions);
        const at = new Date(entry.committed_at);
        expect((await resolveAsOf(ctx, { instant: at })).seqNo).toBe(BigInt(
          entries.findLast((it) => it.committed_at <= entry.committed_at)?.seq_no ?? 0,
        ));
      }
    }));
  }
}, 180_000);

test('every statement is the entries of its days, and its sums agree', async () => {
  const [first, last] = ['2026-02-27', accountingDay(clock.now())];
  for (let n = 0; n < 60; n += 1) {
    const account = pick(accounts);
    const from = addDays(first, below(40));
    const to = n % 3 === 0 ? last : addDays(from, below(20));
    if (from > to) continue;
    const lines = entries.filter((it) => moved(it, account) !== 0 && it.accounting_day >= from && it.accounting_day <= to)
      .toSorted((a, b) => (a.effective_at === b.effective_at ? a.seq_no - b.seq_no : a.effective_at < b.effective_at ? -1 : 1));
    const before = entries.filter((it) => it.accounting_day < from).reduce((sum, it) => sum + moved(it, account), 0);
    const got = await service.ok<StatementResponse>('getAccountStatement', { path: { account_id: account }, query: { from, to } });
    expect(got.lines.map((line) => [line.tx_id, line.effective_at, line.direction === 'CREDIT' ? line.amount_cents : -line.amount_cents]))
      .toEqual(lines.map((it) => [it.tx_id, it.effective_at, moved(it, account)]));
    expect(got.opening_balance_cents).toBe(before);
    expect(got.closing_balance_cents).toBe(before + got.totals.net_cents);
    if (to >= last) expect(got.reconciliation?.matches).toBe(true);
  }
}, 120_000);

async function feed(account_id: string, query: Record<string, string | number>): Promise<TransactionItem[]> {
  const items: TransactionItem[] = [];
  let cursor: string | null = null;
  do {
    const page: TransactionListResponse = await service.ok('listAccountTransactions', {
      path: { account_id }, query: { ...query, ...(cursor !== null && { cursor }) },
    });
    items.push(...page.items);
    cursor = page.next_cursor;
  } while (cursor !== null);
  return items;
}

test('both feeds have each obligation of an account once, in their order, and settled items are its movements', async () => {
  for (const account of accounts) {
    const mine = [...obligations.values()].filter((it) => [it.debtor.account_id, it.creditor.account_id].includes(account));
    const byCreation = await feed(account, { limit: 7 });
    expect(byCreation.map(({ id }) => id)).toEqual(mine.map((it) => it.obligation_id).sort().reverse());
    const byEffect = await feed(account, { limit: 7, effective_from: '2026-01-01T00:00:00Z' });
    expect(byEffect.map(({ id }) => id).sort()).toEqual(mine.map((it) => it.obligation_id).sort());
    expect(byEffect.map((it) => it.effective_at)).toEqual(byEffect.map((it) => it.effective_at).toSorted().reverse());
    expect(new Map(byEffect.map((it) => [it.id, it]))).toEqual(new Map(byCreation.map((it) => [it.id, it])));
    const sum = byEffect.filter((it) => it.status === 'SETTLED' || (it.status === 'PENDING' && it.direction === 'DEBIT'))
      .reduce((total, it) => total + (it.direction === 'CREDIT' ? it.amount : -it.amount), 0);
    expect(sum).toBe(entries.reduce((total, it) => total + moved(it, account), 0));
  }
}, 120_000);

test('the trial balance of every day is what was moved up to it', async () => {
  const types = new Map<string, string>();
  for (const { payload } of entries) for (const { account_id } of payload.postings) types.set(account_id, 'system');
  for (const account_id of accounts) types.set(account_id, (await service.ok<AccountResponse>(
    'getAccount', { path: { account_id } },
  )).type);
  for (let day = '2026-02-28'; day <= addDays(accountingDay(clock.now()), 1); day = addDays(day, 1)) {
    const got = await service.ok<TrialBalanceResponse>('getTrialBalance', { query: { as_of_day: day } });
    const postings = entries.filter((it) => it.accounting_day <= day).flatMap(({ payload }) => payload.postings);
    const debits = postings.filter(({ amount }) => amount < 0).reduce((sum, it) => sum - it.amount, 0);
    expect({ day, debits: got.totals[0]?.debits_cents ?? 0, credits: got.totals[0]?.credits_cents ?? 0, balanced: got.balanced })
      .toEqual({ day, debits, credits: debits, balanced: true });
    const customers = postings.filter(({ account_id }) => types.get(account_id) === 'CUSTOMER').reduce((sum, it) => sum + it.amount, 0);
    expect(got.rows.find(({ code }) => code === '2100')?.balance_cents ?? 0).toBe(customers);
  }
}, 120_000);
