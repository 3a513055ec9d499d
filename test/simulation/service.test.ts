/** Any history keeps the books: over HTTP, by the real writer, in Postgres. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { AccountBalanceResponse, ObligationResponse } from '../../generated/models.ts';
import { verifyJournal } from '../../src/domains/journal/index.ts';
import { startTestService, TENANT, type Answer, type TestService } from '../support/service.ts';
import { ACCOUNTS, histories, type Step } from './steps.ts';

let api: TestService;
let accounts: string[];
const obligations: string[] = [];

beforeAll(async () => {
  api = await startTestService({ env: { RAZAO_ROLES: 'api' } });
  accounts = await Promise.all(Array.from({ length: ACCOUNTS }, () => api.account(50)));
});
afterAll(() => api.stop());

const brl = (value: number) => ({ currency: 'BRL', value });
const inside = (index: number) => ({ kind: 'account' as const, account_id: accounts[index] ?? '' });
const outside = { kind: 'external' as const, external_id: 'silent' };

function play(step: Step): Promise<Answer<Partial<ObligationResponse>>> | undefined {
  const create = (body: object) => api.call<Partial<ObligationResponse>>('createObligation', { body });
  switch (step.kind) {
    case 'transfer': return create({ rail: 'NATIVE', amount: brl(step.amount), debtor: inside(step.from), creditor: inside(step.to) });
    case 'out': return create({ rail: 'MOCK', amount: brl(step.amount), debtor: inside(step.from), creditor: step.to === null ? outside : inside(step.to) });
    case 'in': return create({ rail: 'MOCK', amount: brl(step.amount), debtor: outside, creditor: inside(step.to) });
    case 'freeze': return api.call(step.isFrozen ? 'freezeAccount' : 'unfreezeAccount', { path: { account_id: accounts[step.account] ?? '' }, body: {} });
    default: {
      const obligation_id = obligations[step.which % obligations.length];
      if (obligation_id === undefined || step.kind === 'dispatch') return undefined;
      return api.call('resolveObligation', { path: { obligation_id }, body: { outcome: step.outcome } });
    }
  }
}

/** Plays a batch at once, as clients would. */
async function playTogether(batch: readonly Step[]): Promise<void> {
  for (const answer of await Promise.all(batch.map(play))) {
    expect([undefined, 200, 201, 409, 422]).toContain(answer?.status);
    if (answer?.status === 201 && answer.body.obligation_id !== undefined) obligations.push(answer.body.obligation_id);
  }
}

it('keeps the sum at zero, nobody overdrawn, and books that verify', async () => {
  await fc.assert(fc.asyncProperty(histories(5, 10), async (batches) => {
    for (const batch of batches) await playTogether(batch);
    const rows = await api.service.database.forTenant(TENANT).read((em) => em.execute<{ sum: string; overdrawn: string }[]>(
      `select sum(posted)::text as sum, count(*) filter (where posted - held - blocked < 0 and not may_overdraw) as overdrawn from razao.balances`));
    expect(rows[0]).toMatchObject({ sum: '0' });
    expect(Number(rows[0]?.overdrawn)).toBe(0);
    expect(await verifyJournal(api.service.database, TENANT)).toMatchObject({ ok: true });
  }), { numRuns: 8, endOnFailure: true });
  for (const account_id of accounts) {
    const { assets } = await api.ok<AccountBalanceResponse>('getAccountBalance', { path: { account_id } });
    const { posted, held, blocked, available } = assets[0]?.balances ?? { posted: 0, held: 0, blocked: 0, available: 0 };
    expect(available).toBe(posted - held - blocked);
    expect(available).toBeGreaterThanOrEqual(0);
  }
});
