/** Calls of reconciliation's tests: a provider whose books the test writes, days on which both sides agree, and runs over them. */
import { expect } from '@jest/globals';
import type {
  EventListResponse, ObligationResponse, ReconciliationBreakListResponse, ReconciliationBreakResponse, ReconciliationRunResponse,
} from '../../generated/models.ts';
import type { Books, KnownEvidence, ProviderLine, ReconciliationPorts } from '../../src/domains/reconciliation/index.ts';
import type { FixedClock } from '../../src/platform/clock.ts';
import { eventually, TENANT, type TestService } from './service.ts';

export const DAY = 86_400_000;

/** @param api once it is there. @param account whose money moves. */
export function reconciliationCalls(api: () => TestService, account: () => string, clock: FixedClock) {
  /** A provider whose books the test writes. */
  const provider = {
    lines: [] as ProviderLine[], balance: 0n, fails: 0, nightly: [] as Books[], evidence: [] as KnownEvidence[], until: Promise.resolve(),
  };
  const ports: ReconciliationPorts = {
    carries: async (_tenant, rail, id) => rail === 'MOCK' && id.startsWith('bank'),
    statementOf: async (_tenant, _rail, id) => (id === 'bank-paper' ? undefined : read),
    balanceOf: async () => provider.balance,
    booksOf: async (tenant) => (tenant === TENANT ? provider.nightly : []),
    evidenceFor: async (_tenant, { obligationIds = [], names = [] }) => provider.evidence.filter((it) =>
      (it.obligationId !== null && obligationIds.includes(it.obligationId)) || it.names.some((name) => names.includes(name))),
  };
  async function* read(from: Date, to: Date): AsyncGenerator<ProviderLine> {
    await provider.until;
    if (provider.fails-- > 0) throw new Error('nobody answers');
    for (const line of provider.lines) if (new Date(line.occurred_at) >= from && new Date(line.occurred_at) < to) yield line;
  }

  const brl = (value: number) => ({ currency: 'BRL', value });
  const today = () => clock.now().toISOString().slice(0, 10);
  const line = (name: string, amount: number, given: Partial<ProviderLine> = {}): ProviderLine =>
    ({ line_id: name, amount, currency: 'BRL', occurred_at: clock.now().toISOString(), ...given });

  /** Money that came in, which the provider calls `name`. */
  async function receive(name: string, cents: number): Promise<string> {
    const { obligation_id } = await api().ok<ObligationResponse>('createObligation', {
      body: {
        rail: 'MOCK', amount: brl(cents), debtor: { kind: 'external', external_id: 'silent' },
        creditor: { kind: 'account', account_id: account() },
        match_keys: { end_to_end_id: name, sim: 'silent' },
      },
    });
    await api().ok('resolveObligation', { path: { obligation_id }, body: { outcome: 'SETTLED' } });
    return obligation_id;
  }

  async function send(cents: number, match_keys: Record<string, string> = {}): Promise<string> {
    const { obligation_id } = await api().ok<ObligationResponse>('createObligation', {
      body: { rail: 'MOCK', amount: brl(cents), debtor: { kind: 'account', account_id: account() }, creditor: {
        kind: 'external', external_id: 'silent',
      }, match_keys },
    });
    await api().ok('resolveObligation', { path: { obligation_id }, body: { outcome: 'SETTLED' } });
    return obligation_id;
  }

  const bodyOf = (given: object = {}) => ({
    provider_id: 'bank', rail: 'MOCK', currency: 'BRL', from: today(), to: today(), source: { kind: 'FETCH' }, ...given,
  });
  const start = (given: object = {}, key?: string) =>
    api().call<ReconciliationRunResponse>('startReconciliationRun', { body: bodyOf(given), ...(key !== undefined && { key }) });

  /** Starts a run and waits for its end. */
  async function run(given: object = {}): Promise<ReconciliationRunResponse> {
    const { status, body } = await start(given);
    expect({ status, state: body.state }).toEqual({ status: 201, state: 'RUNNING' });
    return eventually(async () => {
      const read = await api().ok<ReconciliationRunResponse>('getReconciliationRun', { path: { run_id: body.run_id } });
      return read.state === 'RUNNING' ? undefined : read;
    });
  }
  const breaksOf = async (query: Record<string, string>) =>
    (await api().ok<ReconciliationBreakListResponse>('listReconciliationBreaks', { query })).items;
  const resolve = (break_id: string, body: object, given: object = {}) =>
    api().call<ReconciliationBreakResponse>('resolveReconciliationBreak', { path: { break_id }, body, ...given });
  const eventsOf = async (entity_id: string) =>
    (await api().ok<EventListResponse>('listEvents', { query: { entity_id } })).items.map(({ event_type }) => event_type).reverse();

  /** Each test has a day of its own, on which both sides agree initially. */
  async function newDay(): Promise<{ paid: string }> {
    clock.advance(DAY);
    const name = `E${today()}`;
    await receive(name, 10_000);
    const paid = await send(3000);
    provider.lines = [line(name, 10_000), line(`X${paid}`, -3000, { reference: paid })];
    return { paid };
  }

  return { brl, breaksOf, eventsOf, line, newDay, ports, provider, receive, resolve, run, send, start, today };
}
