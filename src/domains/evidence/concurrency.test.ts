/** The same evidence by several processes at once, and evidence against decisions by hand: one effect, exactly one. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { EvidenceResponse, ObligationResponse } from '../../../generated/models.ts';
import { startTwoServices, TENANT, type TestService } from '../../../test/support/service.ts';
import { verifyJournal } from '../../command-line/verify-journal.ts';

const ROUNDS = 12;

let services: Awaited<ReturnType<typeof startTwoServices>>;
let here: TestService;
let there: TestService;
beforeAll(async () => {
  services = await startTwoServices({ RAZAO_ROLES: 'api' });
  ({ here, there } = services);
});
afterAll(async () => {
  const verdict = await verifyJournal(here.service.database, TENANT);
  const waits = await exception();
  await services.stop();
  expect(verdict).toMatchObject({ ok: true });
  expect(waits.posted).toBe(waits.onException);
});

/** What lies on the exception account, and what evidence says lies there because of it. */
async function exception() {
  const [row] = await here.service.database.forTenant(TENANT).read((em) => em.execute<{ posted: string; onException: string }[]>(
    `select (select coalesce(sum(b.posted), 0) from razao.balances b join razao.accounts a using (tenant_id, account_id) where a.system_role = 'exception') as posted,
            (select coalesce(sum(exception_cents), 0) from razao.evidence) as "onException"`));
  return { posted: Number(row?.posted), onException: Number(row?.onException) };
}

const message = (kind: string, match_keys: Record<string, string>, value = 1000) => ({
  provider_id: 'mock', rail: 'MOCK', kind, external_id: randomUUID(), match_keys, amount: { currency: 'BRL', value },
  occurred_at: '2026-03-02T12:00:00Z',
});

async function expected(to: string): Promise<string> {
  const { obligation_id } = await here.ok<ObligationResponse>('createObligation', {
    body: {
      rail: 'MOCK', amount: { currency: 'BRL', value: 1000 }, debtor: { kind: 'external', external_id: 'silent' },
      creditor: { kind: 'account', account_id: to },
    },
  });
  return obligation_id;
}

const eachWay = <T>(count: number, action: (api: TestService, i: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, i) => action(i % 2 ? here : there, i)));

describe('the same evidence', () => {
  it('twenty times at once, by two processes, has one effect and one answer', async () => {
    const account_id = await here.account();
    const body = message('INBOUND_CREDIT', { account_id });
    const answers = await eachWay(20, (api) => api.call<EvidenceResponse>('ingestEvidence', { body }));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 201));
    for (const { body: answer } of answers) expect(answer).toEqual(answers[0]?.body);
    expect(await here.available(account_id)).toBe(1000);
  });

  it('twenty times at once under twenty names and one end-to-end id has one effect', async () => {
    const account_id = await here.account();
    const keys = { account_id, end_to_end_id: randomUUID() };
    const answers = await eachWay(20, (api) => api.ok<EvidenceResponse>('ingestEvidence', { body: message('INBOUND_CREDIT', keys) }));
    expect(new Set(answers.map(({ evidence_id }) => evidence_id)).size).toBe(1);
    expect(await here.available(account_id)).toBe(1000);
  });

  it('for one expected payment, twenty credits at once: one settles it, the others wait', async () => {
    const to = await here.account();
    const obligation_id = await expected(to);
    const answers = await eachWay(20, (api) => api.ok<EvidenceResponse>('ingestEvidence', {
      body: message('INBOUND_CREDIT', { obligation_id }),
    }));
    expect(answers.filter(({ state }) => state === 'MATCHED')).toHaveLength(1);
    expect(answers.reduce((sum, { exception_cents }) => sum + exception_cents, 0)).toBe(19_000);
    expect(await here.available(to)).toBe(1000);
  });

  it('twenty parts of one payment that come back at once: those that fit are credited, to the cent', async () => {
    const from = await here.account(1000);
    const sent = await here.ok<ObligationResponse>('createObligation', {
      body: {
        rail: 'MOCK', amount: { currency: 'BRL', value: 1000 }, debtor: { kind: 'account', account_id: from },
        creditor: { kind: 'external', external_id: 'silent' },
      },
    });
    const original_end_to_end_id = randomUUID();
    const { evidence_id } = await here.ok<EvidenceResponse>('ingestEvidence', {
      body: message('SETTLEMENT', { obligation_id: sent.obligation_id, end_to_end_id: original_end_to_end_id }),
    });
    await here.ok('resolveEvidence', { path: { evidence_id }, body: { action: 'MATCH', obligation_id: sent.obligation_id, reason: 'x' } });
    const answers = await eachWay(20, (api) => api.ok<EvidenceResponse>('ingestEvidence', {
      body: message('INBOUND_CREDIT', { original_end_to_end_id, end_to_end_id: randomUUID() }, 300),
    }));
    expect(answers.filter(({ state }) => state === 'MATCHED')).toHaveLength(3);
    expect(answers.filter(({ reason_code }) => reason_code === 'EXCEEDS_ORIGINAL')).toHaveLength(17);
    expect(await here.available(from)).toBe(900);
  });

  it('tried again twenty times at once is applied once', async () => {
    const to = await here.account();
    const invoice = randomUUID();
    const { evidence_id } = await here.ok<EvidenceResponse>('ingestEvidence', { body: message('INBOUND_CREDIT', { invoice }) });
    await here.ok('createObligation', {
      body: {
        rail: 'MOCK', amount: { currency: 'BRL', value: 1000 }, match_keys: { invoice },
        debtor: { kind: 'external', external_id: 'silent' },
        creditor: { kind: 'account', account_id: to },
      },
    });
    const answers = await eachWay(20, (api) => api.call('retryEvidence', { path: { evidence_id } }));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
    expect(await here.available(to)).toBe(1000);
  });
});

describe('evidence against a decision by hand', () => {
  it('of an obligation: exactly one ends it, and the money is where it says', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const to = await here.account();
      const obligation_id = await expected(to);
      const [evidence, byHand] = await Promise.all([
        here.ok<EvidenceResponse>('ingestEvidence', { body: message('SETTLEMENT', { obligation_id }) }),
        there.call('resolveObligation', { path: { obligation_id }, body: { outcome: 'CANCELED' } }),
      ]);
      const now = await here.ok<ObligationResponse>('getObligation', { path: { obligation_id } });
      const isCanceled = byHand.status === 200;
      expect([evidence.state, evidence.exception_cents, now.resolution_outcome, await here.available(to)]).toEqual(
        isCanceled ? ['UNMATCHED', 1000, 'CANCELED', 0] : ['MATCHED', 0, 'SETTLED', 1000]);
    }
  });

  it('of the evidence: of two operators and a retry exactly one decides', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [one, other] = [await here.account(), await here.account()];
      const { evidence_id } = await here.ok<EvidenceResponse>('ingestEvidence', { body: message('INBOUND_CREDIT', {}) });
      const credit = (destination_account_id: string) => ({
        path: { evidence_id }, body: { action: 'CREDIT', destination_account_id, reason: 'x' },
      });
      const answers = await Promise.all([
        here.call('resolveEvidence', credit(one)), there.call('resolveEvidence', credit(other)),
        there.call('resolveEvidence', {
          path: { evidence_id }, body: { action: 'MATCH', obligation_id: await expected(one), reason: 'x' },
        }),
        here.call('retryEvidence', { path: { evidence_id } }),
      ]);
      const resolved = answers.slice(0, 3).map(({ status }) => status).sort();
      expect(resolved).toEqual([200, 409, 409]);
      expect((await here.available(one)) + (await here.available(other))).toBe(1000);
    }
  });
});
