/** Any history keeps the books when all of a batch is sent at once: over HTTP, by the real writer, in Postgres. */
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { AccountBalanceResponse, AssetEntry } from '../../generated/models.ts';
import { verifyJournal } from '../../src/command-line/verify-journal.ts';
import { FixedClock } from '../../src/platform/clock.ts';
import { startTestService, TENANT, type Answer, type TestService } from '../support/service.ts';
import { ACCOUNTS, aim, histories, type Step } from './steps.ts';

const MINUTE_MS = 60_000;
const START = 50;
const clock = new FixedClock();
let api: TestService;
let owner: string;
let accounts: string[];
const made = { obligations: [] as string[], holds: [] as string[], blocks: [] as string[] };

beforeAll(async () => {
  api = await startTestService({ clock, env: { RAZAO_ROLES: 'api' } });
  owner = await api.party();
});
beforeEach(begin);
afterAll(() => api.stop());

/** Starts again, with new accounts that nothing has happened to. */
async function begin(): Promise<void> {
  accounts = await Promise.all(Array.from({ length: ACCOUNTS }, () => api.account(START, { owner })));
  Object.assign(made, { obligations: [], holds: [], blocks: [] });
}

const targets = () => ({ obligations: made.obligations.length, holds: made.holds.length, blocks: made.blocks.length });
const brl = (value: number) => ({ currency: 'BRL', value });
const id = (index: number): string => accounts[index] ?? '';
const inside = (index: number) => ({ kind: 'account' as const, account_id: id(index) });
const outside = { kind: 'external' as const, external_id: 'silent' };
const until = (minutes: number | null): string | null => (minutes === null ? null : new Date(
  clock.now().getTime() + minutes * MINUTE_MS,
).toISOString());

type AnyAnswer = Answer<{ obligation_id?: string | null; hold_id?: string; block_id?: string; error?: string }>;

function play(step: Step): Promise<AnyAnswer> | undefined {
  const create = (body: object): Promise<AnyAnswer> => api.call('createObligation', { body });
  switch (step.kind) {
    case 'transfer': return create({ rail: 'NATIVE', amount: brl(step.amount), debtor: inside(step.from), creditor: inside(step.to) });
    case 'out': return create({
      rail: 'MOCK', amount: brl(step.amount), debtor: inside(step.from), creditor: step.to === null ? outside : inside(step.to),
    });
    case 'in': return create({ rail: 'MOCK', amount: brl(step.amount), debtor: outside, creditor: inside(step.to) });
    case 'freeze': return api.call(step.isFrozen ? 'freezeAccount' : 'unfreezeAccount', {
      path: { account_id: id(step.account) }, body: {},
    });
    case 'resolve': return api.call('resolveObligation', {
      path: { obligation_id: made.obligations[step.which] ?? '' }, body: { outcome: step.outcome },
    });
    case 'dispatch': return undefined;
    case 'wait': clock.advance(step.minutes * MINUTE_MS); return undefined;
    case 'block': return api.call('placeBlock', {
      body: { account_id: id(step.account), amount: step.amount, currency: 'BRL', reason_code: 'OTHER' },
    });
    case 'lift': return api.call('releaseBlock', { path: { block_id: made.blocks[step.which] ?? '' }, body: { reason: 'x' } });
    default: return playHold(step);
  }
}

function playHold(step: Extract<Step, { kind: 'hold' | 'adjust' | 'capture' | 'giveUp' }>): Promise<AnyAnswer> {
  if (step.kind === 'hold') {
    const body = { account_id: id(step.account), amount_cents: step.amount, currency: 'BRL', expires_at: until(step.minutes) };
    return api.call('placeHold', { body });
  }
  const path = { hold_id: made.holds[step.which] ?? '' };
  if (step.kind === 'giveUp') return api.call('releaseHold', { path });
  const amount = step.amount === undefined ? {} : { amount_cents: step.amount };
  if (step.kind === 'capture') return api.call('captureHold', { path, body: { creditor_account_id: id(step.to), ...amount } });
  return api.call('adjustHold', { path, body: { ...amount, ...(step.minutes !== undefined && { expires_at: until(step.minutes) }) } });
}

/** Records the id that an answer has made; a capture makes an obligation. */
function note(step: Step, { status, body }: AnyAnswer): void {
  if (status >= 300) return;
  if (step.kind === 'hold') made.holds.push(body.hold_id ?? '');
  else if (step.kind === 'block') made.blocks.push(body.block_id ?? '');
  else if (status === 201 || step.kind === 'capture') made.obligations.push(body.obligation_id ?? '');
}

/** Plays a batch at once, as clients would. */
async function playTogether(steps: readonly Step[]): Promise<void> {
  const batch = steps.flatMap((step) => aim(step, targets()) ?? []);
  const answers = await Promise.all(batch.map(play));
  answers.forEach((answer, index) => {
    expect([undefined, 200, 201, 409, 422]).toContain(answer?.status);
    if (answer && batch[index]) note(batch[index], answer);
  });
}

async function balanceOf(account_id: string): Promise<AssetEntry['balances']> {
  const { assets } = await api.ok<AccountBalanceResponse>('getAccountBalance', { path: { account_id } });
  return assets[0]?.balances ?? { posted: 0, outgoing: 0, incoming: 0, held: 0, blocked: 0, available: 0 };
}

it('keeps the sum at zero, nobody overdrawn, and books that verify, whatever happens at once', async () => {
  await fc.assert(fc.asyncProperty(histories(5, 10), async (batches) => {
    for (const batch of batches) await playTogether(batch);
    const rows = await api.service.database.forTenant(TENANT).read((em) => em.execute<{ sum: string; overdrawn: string }[]>(
      `select sum(posted)::text as sum, count(*) filter (where posted - held - blocked < 0 and not may_overdraw) as overdrawn from razao.balances`));
    expect(rows[0]).toMatchObject({ sum: '0' });
    expect(Number(rows[0]?.overdrawn)).toBe(0);
    expect(await verifyJournal(api.service.database, TENANT)).toMatchObject({ ok: true });
  }), { numRuns: 12, endOnFailure: true });
  for (const account of accounts) {
    const { posted, held, blocked, available } = await balanceOf(account);
    expect(available).toBe(posted - held - blocked);
    expect(available).toBeGreaterThanOrEqual(0);
  }
}, 60_000);
