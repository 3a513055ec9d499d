/** Calls of the tests of squads' expenses: a household, what a member paid for it, and the settlement of the debts afterwards. */
import type { ContributionResponse, ObligationResponse, SettlementPlanResponse, SettleResponse } from '../../generated/models.ts';
import { transferBody, type Answer, type Call, type TestService } from './service.ts';
import { foundSquad } from './squads-house.ts';

export const brl = (value: number) => ({ currency: 'BRL', value });
export const partsOf = ({ body }: Answer<ContributionResponse>) => body.shares.map(({ share_cents }) => share_cents);
export const codeOf = ({ status, body }: Answer<ContributionResponse>) => [status, (body as unknown as { error: string }).error];

/** @param api once it is there. */
export function expenseCalls(api: () => TestService) {
  /** A squad of Ana, its OWNER, with others. */
  async function household(others: number): Promise<{ sqd_id: string; ana: string; members: string[] }> {
    const ana = await api().account(100_000);
    const invited = await Promise.all(Array.from({ length: others }, () => api().account(100_000)));
    const { sqd_id } = await foundSquad(api(), ana, ...invited);
    return { sqd_id, ana, members: [ana, ...invited] };
  }

  function expense(sqd_id: string, actor_account_id: string, value: number, more: object = {}, call: Call =
    {}): Promise<Answer<ContributionResponse>> {
    return api().call('contributeToSquad', {
      path: { sqd_id }, body: { kind: 'ACCOUNTING', actor_account_id, amount: brl(value), ...more }, ...call,
    });
  }

  async function paidBy(account: string, rail: 'NATIVE' | 'MOCK' = 'NATIVE', external_id = 'silent'): Promise<ObligationResponse> {
    const body = transferBody(account, await api().account(0), 100);
    return api().ok<ObligationResponse>('createObligation', {
      body: rail === 'NATIVE' ? body : { ...body, rail, creditor: { kind: 'external', external_id } },
    });
  }

  const resplit = (sqd_id: string, entry_seq: number, actor_account_id: string, more: object = {}, call: Call =
    {}): Promise<Answer<ContributionResponse>> =>
    api().call('resplitExpense', { path: { sqd_id, entry_seq }, body: { actor_account_id, split: { method: 'EQUAL' }, ...more }, ...call });
  const planOf = (sqd_id: string, acc_id: string) => api().ok<SettlementPlanResponse>('getSettlementPlan', { path: { acc_id, sqd_id } });
  const bodyOf = async (sqd_id: string, account: string): Promise<object> =>
    (await planOf(sqd_id, account)).execution_endpoint?.body_template ?? {};
  const settle = (sqd_id: string, body: object): Promise<Answer<SettleResponse>> =>
    api().call('settleSquadDebts', { path: { sqd_id }, body });
  const settleAll = async (sqd_id: string, account: string) => settle(sqd_id, await bodyOf(sqd_id, account));

  return { bodyOf, expense, household, paidBy, planOf, resplit, settle, settleAll };
}
