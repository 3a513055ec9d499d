/** Two processes at the clock of one squad: each conta is posted once, each share collected once, in any order. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { ConsentResponse, RecurringExpenseResponse, SquadDetailResponse } from '../../../../generated/models.ts';
import { clockFrom } from '../../../../test/support/database-clock.ts';
import { startTwoServices, TENANT, type TestService } from '../../../../test/support/service.ts';
import { foundSquad } from '../../../../test/support/squads-house.ts';
import { verifyJournal } from '../../../command-line/verify-journal.ts';
import { accountingDay } from '../../../platform/clock.ts';

/** Raised for a long proof. */
const ROUNDS = Number(process.env['RACE_ROUNDS'] ?? 4);

const clock = clockFrom();
let services: Awaited<ReturnType<typeof startTwoServices>>;
let here: TestService;
let there: TestService;
beforeAll(async () => {
  services = await startTwoServices({ RAZAO_ROLES: 'api' }, clock);
  ({ here, there } = services);
});
afterAll(async () => {
  expect(await verifyJournal(here.service.database, TENANT)).toMatchObject({ ok: true });
  await services.stop();
});

interface Pair {
  readonly sqd_id: string;
  readonly ana: string;
  readonly bruno: string;
}

/** A squad of two with cycles; both have 10.00. */
async function pair(): Promise<Pair> {
  const [ana, bruno] = [await here.account(1_000), await here.account(1_000)];
  const { sqd_id } = await foundSquad(here, ana, bruno);
  await here.ok('setSquadRecurrence', { path: { sqd_id }, body: { actor_account_id: ana, enabled: true, closes_on_day: 31 } });
  return { sqd_id, ana, bruno };
}

const create = ({ sqd_id, ana }: Pair, more: object) => here.ok<RecurringExpenseResponse>('createRecurringExpense', {
  path: { sqd_id }, body: {
    actor_account_id: ana, description: 'Internet', payer_account_id: ana, due_day: Number(accountingDay(clock.now()).slice(8)), ...more,
  },
});
const variable = (it: Pair) => create(it, { amount_kind: 'VARIABLE' });
const grant = ({ sqd_id, bruno }: Pair, { rex_id }: RecurringExpenseResponse) => here.ok<ConsentResponse>('grantAutoCollectConsent', {
  path: { sqd_id }, body: { caller_account_id: bruno, rex_id, max_amount: { currency: 'BRL', value: 100 } },
});
const read = (service: TestService, { sqd_id, ana }: Pair) => service.ok<SquadDetailResponse>('getSquad', {
  path: { sqd_id }, query: { caller_account_id: ana },
});
const entriesOf = async ({ sqd_id }: Pair) => (await here.service.database.forTenant(TENANT).read((em) => em.execute<{ kind: string }[]>(
  'select kind from razao.squad_entries where sqd_id = ? order by entry_seq', [sqd_id]))).map(({ kind }) => kind);

for (let round = 1; round <= ROUNDS; round += 1) {
  it(`what is due is posted once, whoever looks first (${round})`, async () => {
    const squad = await pair();
    for (let n = 0; n < 3; n += 1) await create(squad, { amount_kind: 'FIXED', amount: { currency: 'BRL', value: 100 } });
    const [left, right] = await Promise.all([read(here, squad), read(there, squad), read(there, squad), read(here, squad)]);
    expect(left.cycle).toEqual(right.cycle);
    expect(left.cycle).toMatchObject({ contas: [{ state: 'POSTED' }, { state: 'POSTED' }, { state: 'POSTED' }] });
    expect(await entriesOf(squad)).toEqual(['ACCOUNTING', 'ACCOUNTING', 'ACCOUNTING']);
  });

  it(`one of two confirmations posts, and collects once (${round})`, async () => {
    const squad = await pair();
    const bill = await variable(squad);
    await grant(squad, bill);
    const ask = (service: TestService) => service.call('confirmRecurringExpense', {
      path: { sqd_id: squad.sqd_id, rex_id: bill.rex_id }, body: { actor_account_id: squad.ana, amount: { currency: 'BRL', value: 100 } },
    });
    const answers = await Promise.all([ask(here), ask(there)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await entriesOf(squad)).toEqual(['ACCOUNTING', 'SETTLEMENT']);
    expect([await here.available(squad.ana), await here.available(squad.bruno)]).toEqual([1_050, 950]);
  });

  it(`a consent is revoked before the posting or after it (${round})`, async () => {
    const squad = await pair();
    const bill = await variable(squad);
    const { consent_id } = await grant(squad, bill);
    await Promise.all([
      there.ok('revokeAutoCollectConsent', { path: { sqd_id: squad.sqd_id, consent_id }, body: { caller_account_id: squad.bruno } }),
      here.ok('confirmRecurringExpense', { path: { sqd_id: squad.sqd_id, rex_id: bill.rex_id }, body: { actor_account_id:
        squad.ana, amount: { currency: 'BRL', value: 100 } } }),
    ]);
    const isCollected = (await entriesOf(squad)).includes('SETTLEMENT');
    expect([await here.available(squad.ana), await here.available(squad.bruno)]).toEqual(isCollected ? [1_050, 950] : [1_000, 1_000]);
    expect((await read(here, squad)).ledger_summary).toMatchObject({ total_open_debt_cents: isCollected ? 0 : 50 });
  });

  it(`a conta is edited before it is posted or after it, and a cycle closes with it or without (${round})`, async () => {
    const squad = await pair();
    const bill = await create(squad, { amount_kind: 'FIXED', amount: { currency: 'BRL', value: 100 } });
    const [edited] = await Promise.all([
      there.call('deleteRecurringExpense', { path: { sqd_id: squad.sqd_id, rex_id: bill.rex_id }, body: { actor_account_id: squad.ana } }),
      here.ok('setSquadRecurrence', { path: { sqd_id: squad.sqd_id }, body: { actor_account_id: squad.ana, enabled: false } }),
    ]);
    expect(edited.status).toBe(200);
    expect(await entriesOf(squad)).toEqual(['ACCOUNTING', 'CYCLE_SUMMARY']);
  });
}
