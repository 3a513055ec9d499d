/** Calls of evidence's tests: obligations that wait for news, news of a provider, and what it leaves on the exception account. */
import { randomUUID } from 'node:crypto';
import type { EvidenceResponse, ObligationResponse } from '../../generated/models.ts';
import type { FixedClock } from '../../src/platform/clock.ts';
import { eventually, TENANT, type TestService } from './service.ts';

/** @param api once it is there. */
export function evidenceCalls(api: () => TestService, clock: FixedClock) {
  const brl = (value: number) => ({ currency: 'BRL', value });
  const outside = { kind: 'external', external_id: 'silent' };
  const inside = (account_id: string) => ({ kind: 'account', account_id });

  function create(body: object, value = 1000): Promise<ObligationResponse> {
    return api().ok<ObligationResponse>('createObligation', { body: { rail: 'MOCK', amount: brl(value), ...body } });
  }

  const payment = (from: string, given: object = {}, value = 1000) => create({ debtor: inside(from), creditor: outside, ...given }, value);
  const expected = (to: string, given: object = {}, value = 1000) => create({ debtor: outside, creditor: inside(to), ...given }, value);

  async function dispatched(from: string, given: object = {}): Promise<ObligationResponse> {
    const { obligation_id } = await payment(from, given);
    return eventually(async () => {
      const now = await obligation(obligation_id);
      return now.state === 'DISPATCHED' && now;
    });
  }

  const obligation = (obligation_id: string) => api().ok<ObligationResponse>('getObligation', { path: { obligation_id } });

  function said(kind: string, match_keys: Record<string, string>, given: object = {}): Promise<EvidenceResponse> {
    return api().ok<EvidenceResponse>('ingestEvidence', { body: message(kind, match_keys, given) });
  }

  function message(kind: string, match_keys: Record<string, string>, given: object = {}) {
    return {
      provider_id: 'mock', rail: 'MOCK', kind, external_id: randomUUID(), match_keys, amount: brl(1000),
      occurred_at: clock.now().toISOString(), ...given,
    };
  }

  async function exceptionCents(currency = 'BRL'): Promise<number> {
    const [row] = await api().service.database.forTenant(TENANT).read((em) => em.execute<{ posted: string }[]>(
      `select coalesce(sum(posted), 0) as posted from razao.balances b join razao.accounts a using (tenant_id, account_id)
       where a.system_role = 'exception' and a.currency = ?`, [currency]));
    return Number(row?.posted);
  }

  /** What an action adds to the exception account. */
  async function toSuspense<T>(action: () => Promise<T>): Promise<[T, number]> {
    const before = await exceptionCents();
    const result = await action();
    return [result, (await exceptionCents()) - before];
  }

  async function closed(): Promise<string> {
    const id = await api().account();
    await api().service.database.forTenant(TENANT).write(async ({ em, touch }) => {
      await em.execute(`update razao.accounts set status = 'CLOSED' where account_id = ?`, [id]);
      touch(id);
    });
    return id;
  }

  return { toSuspense, brl, closed, dispatched, exceptionCents, expected, message, obligation, payment, said };
}
