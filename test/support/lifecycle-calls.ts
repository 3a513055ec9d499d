/** Calls of the tests of closing and promoting accounts: payments, holds, blocks and schedules of an account, and what is read after. */
import type {
  AccountResponse, AccountWithPaymentMethodsResponse, BlockResponse, HoldResponse, ObligationResponse, ScheduleResponse,
} from '../../generated/models.ts';
import { TENANT, type Answer, type Call, type TestService } from './service.ts';

/** @param api once it is there. */
export function lifecycleCalls(api: () => TestService) {
  const close = (account_id: string, call: Call = {}): Promise<Answer<AccountResponse>> => api().call('closeAccount', {
    ...call, path: { account_id },
  });
  const pay = (account_id: string, value: number, external_id = 'silent'): Promise<ObligationResponse> =>
    api().ok('createObligation', {
      body: { rail: 'MOCK', amount: { currency: 'BRL', value }, debtor: { kind: 'account', account_id }, creditor: { kind:
        'external', external_id } },
    });
  const expected = (account_id: string, value: number): Promise<ObligationResponse> => api().ok('createObligation', {
    body: {
      rail: 'MOCK', amount: { currency: 'BRL', value }, debtor: { kind: 'external', external_id: 'silent' },
      creditor: { kind: 'account', account_id },
    },
  });
  const resolve = (obligation_id: string, outcome: string) => api().ok('resolveObligation', { path: { obligation_id }, body: { outcome } });
  const read = (account_id: string) => api().ok<AccountWithPaymentMethodsResponse>('getAccount', { path: { account_id } });
  const schedule = (account_id: string): Promise<Answer<ScheduleResponse>> => api().call('createSchedule', {
    body: {
      account_id, schedule_type: 'ONE_SHOT', run_at: '2099-01-01T12:00:00Z',
      action: {
        kind: 'TRANSFER', rail: 'MOCK', amount: { currency: 'BRL', value: 1 }, creditor: { kind: 'external', external_id: 'silent' },
      },
    },
  });
  const eventsOf = (entityId: string) => api().service.database.forTenant(TENANT).read((em) => em.execute<{
    event_type: string; version: number; data: unknown;
  }[]>(
    `select event_type, entity_version::int as version, body::json -> 'data' as data from razao.outbox where entity_id = ? order by commit_no, n`, [
      entityId,
    ]));

  const hold = (account_id: string, amount_cents: number) =>
    api().ok<HoldResponse>('placeHold', { body: { account_id, amount_cents, currency: 'BRL' } });
  const block = (account_id: string, amount: number) => api().ok<BlockResponse>('placeBlock', {
    body: { account_id, amount, currency: 'BRL', reason_code: 'COURT_ORDER' },
  });

  return { block, close, eventsOf, expected, hold, pay, read, resolve, schedule };
}
