/**
 * A consent's cap: what is collected from a member in a calendar month is counted by that month of real time, whatever the owner does
 * to cycles and expenses, and whatever becomes of the consent.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ConsentResponse, ContributionResponse, RecurringExpenseResponse, SquadDetailResponse } from '../../../../generated/models.ts';
import { startTwoServices, TENANT, type TestService } from '../../../../test/support/service.ts';
import { foundSquad } from '../../../../test/support/squads-house.ts';
import { verifyJournal } from '../../../command-line/verify-journal.ts';
import { FixedClock } from '../../../platform/clock.ts';

const CAP = 4_500;

let clock: FixedClock;
let services: Awaited<ReturnType<typeof startTwoServices>>;
let api: TestService;
let other: TestService;
beforeAll(async () => {
  clock = new FixedClock('2028-01-10T12:00:00.000Z');
  services = await startTwoServices({ RAZAO_ROLES: 'api' }, clock);
  ({ here: api, there: other } = services);
});
afterAll(async () => {
  expect(await verifyJournal(api.service.database, TENANT)).toMatchObject({ ok: true });
  await services.stop();
});

interface Pair {
  readonly sqd_id: string;
  /** The OWNER, who is paid. */
  readonly ana: string;
  /** Member who consents, with 1,000.00. */
  readonly bruno: string;
}

/** A squad of two with cycles that close on a day of the month. */
async function pair(closes_on_day = 31): Promise<Pair> {
  const [ana, bruno] = [await api.account(), await api.account(100_000)];
  const made = { ...(await foundSquad(api, ana, bruno)), ana, bruno };
  await setCycles(made, closes_on_day);
  return made;
}

const setCycles = ({ sqd_id, ana }: Pair, closes_on_day: number | null, service = api) => service.ok('setSquadRecurrence', {
  path: { sqd_id }, body: { actor_account_id: ana, enabled: closes_on_day !== null, ...(closes_on_day !== null && { closes_on_day }) },
});
const create = ({ sqd_id, ana }: Pair, more: object = {}) => api.ok<RecurringExpenseResponse>('createRecurringExpense', {
  path: { sqd_id }, body: {
    actor_account_id: ana, description: 'Luz', amount_kind: 'VARIABLE', payer_account_id: ana, due_day: 28, ...more,
  },
});
const grant = ({ sqd_id, bruno }: Pair, { rex_id }: RecurringExpenseResponse, value = CAP) =>
  api.ok<ConsentResponse>('grantAutoCollectConsent', {
  path: { sqd_id }, body: { caller_account_id: bruno, rex_id, max_amount: { currency: 'BRL', value } },
});
const revoke = ({ sqd_id, bruno }: Pair, { consent_id }: ConsentResponse) =>
  api.ok('revokeAutoCollectConsent', { path: { sqd_id, consent_id }, body: { caller_account_id: bruno } });
/** @param share of the member, in cents: half of what is confirmed. */
const confirm = ({ sqd_id, ana }: Pair, { rex_id }: RecurringExpenseResponse, share = CAP, service = api) =>
  service.call<ContributionResponse>('confirmRecurringExpense', {
    path: { sqd_id, rex_id }, body: { actor_account_id: ana, amount: { currency: 'BRL', value: 2 * share } },
  });
const read = ({ sqd_id, ana }: Pair) => api.ok<SquadDetailResponse>('getSquad', { path: { sqd_id }, query: { caller_account_id: ana } });
const collected = async ({ bruno }: Pair) => 100_000 - await api.available(bruno);
const reasons = async ({ sqd_id }: Pair) => (await api.service.database.forTenant(TENANT).read((em) => em.execute<{ reason: string }[]>(
  `select body::json -> 'data' ->> 'reason' as reason from razao.outbox
   where event_type = 'squad_share.collection_failed' and body::json -> 'data' ->> 'sqd_id' = ? order by commit_no, n`, [sqd_id],
))).map(({ reason }) => reason);

/** Moves the clock on to an instant. */
const goTo = (instant: string) => { clock.advance(Date.parse(instant) - clock.now().getTime()); };

/** Ends the cycle and opens that of the month after it, as the owner may do at will. */
async function openNextCycle(squad: Pair, service = api): Promise<void> {
  await setCycles(squad, null, service);
  await setCycles(squad, 31, service);
}

describe('what a consent lets pass in a month', () => {
  it('is the cap, however often its owner ends and opens cycles', async () => {
    const squad = await pair();
    const bill = await create(squad);
    await grant(squad, bill);
    for (let n = 0; n < 12; n += 1) {
      expect(await confirm(squad, bill)).toMatchObject({ status: 200, body: { open_cents: n === 0 ? 0 : CAP } });
      await openNextCycle(squad);
    }
    expect(await collected(squad)).toBe(CAP);
    expect(await reasons(squad)).toEqual(Array<string>(11).fill('CONSENT_MONTH_NOT_BEGUN'));
    expect((await read(squad)).ledger_summary).toMatchObject({ total_open_debt_cents: 11 * CAP });
  });

  it('is the cap, however its owner moves the due day within the month', async () => {
    const squad = await pair();
    const bill = await create(squad, { due_day: 11 });
    await grant(squad, bill);
    for (const due_day of [12, 13, 14]) {
      await confirm(squad, bill, CAP - 1_000);
      await setCycles(squad, null);
      await setCycles(squad, 31);
      await api.ok('updateRecurringExpense', {
        path: { sqd_id: squad.sqd_id, rex_id: bill.rex_id }, body: { actor_account_id: squad.ana, due_day },
      });
    }
    expect(await collected(squad)).toBe(CAP - 1_000);
  });

  it('is not begun again by taking the consent back and giving it again; a higher cap lets pass what is above the first', async () => {
    const squad = await pair();
    const bill = await create(squad, { due_day: 15 });
    const given = await grant(squad, bill);
    await confirm(squad, bill);
    await revoke(squad, given);
    expect((await grant(squad, bill)).consent_id).not.toBe(given.consent_id);
    await fallDueAgain(squad, bill, 16);
    expect(await confirm(squad, bill, 500)).toMatchObject({ body: { open_cents: 500 } });
    await grant(squad, bill, CAP + 500);
    await fallDueAgain(squad, bill, 17);
    expect(await confirm(squad, bill, 500)).toMatchObject({ body: { open_cents: 0 } });
    expect([await collected(squad), await reasons(squad)]).toEqual([CAP + 500, ['CONSENT_CAP_REACHED']]);
  });

  it('ends with the expense: one that its owner makes in its place has no consent', async () => {
    const squad = await pair();
    const bill = await create(squad);
    await grant(squad, bill);
    await confirm(squad, bill);
    await api.ok('deleteRecurringExpense', { path: { sqd_id: squad.sqd_id, rex_id: bill.rex_id }, body: { actor_account_id: squad.ana } });
    await confirm(squad, await create(squad));
    expect(await collected(squad)).toBe(CAP);
  });

  it('is the cap, whichever process is asked and however many at once', async () => {
    const squad = await pair();
    const bill = await create(squad, { due_day: 20 });
    await grant(squad, bill);
    const press = async (service: TestService): Promise<void> => {
      for (let n = 0; n < 4; n += 1) {
        await confirm(squad, bill, 1_000, service);
        await openNextCycle(squad, service);
      }
    };
    await Promise.all([press(api), press(other), press(api)]);
    expect(await collected(squad)).toBe(1_000);
  });
});

describe('the month', () => {
  it('is that of São Paulo: a leap day ends it at midnight there, and the next one has its own cap', async () => {
    const squad = await pair();
    const bill = await create(squad, { due_day: 31 });
    await grant(squad, bill);
    goTo('2028-03-01T02:59:59.999Z');
    expect(await confirm(squad, bill)).toMatchObject({ body: { period: '2028-02', open_cents: 0 } });
    goTo('2028-03-01T03:00:00.000Z');
    expect(await confirm(squad, bill)).toMatchObject({ body: { period: '2028-03', open_cents: 0 } });
    expect(await collected(squad)).toBe(2 * CAP);
  });

  it('has to have begun: what falls due in the next one is posted, and not collected', async () => {
    const squad = await pair(5);
    const bill = await create(squad, { due_day: 3 });
    await grant(squad, bill);
    goTo('2028-03-28T12:00:00.000Z');
    await read(squad);
    expect(await confirm(squad, bill, 100)).toMatchObject({ status: 200, body: { period: '2028-04', open_cents: 100 } });
    expect([await collected(squad), await reasons(squad)]).toEqual([0, ['CONSENT_MONTH_NOT_BEGUN']]);
  });

  it('is that in which money moves: months that a clock makes up for share one cap', async () => {
    const squad = await pair();
    const bill = await create(squad, { amount_kind: 'FIXED', amount: { currency: 'BRL', value: 2 * CAP }, due_day: 30 });
    await grant(squad, bill);
    goTo('2028-05-31T12:00:00.000Z');
    await read(squad);
    expect([await collected(squad), await reasons(squad)]).toEqual([CAP, ['CONSENT_CAP_REACHED', 'CONSENT_CAP_REACHED']]);
    goTo('2028-06-30T12:00:00.000Z');
    await read(squad);
    expect(await collected(squad)).toBe(2 * CAP);
  });
});

/** Ends the cycle, and has the expense fall due in the one that follows, on a later day of the same month. */
async function fallDueAgain(squad: Pair, { rex_id }: RecurringExpenseResponse, due_day: number): Promise<void> {
  await openNextCycle(squad);
  await api.ok('updateRecurringExpense', { path: { sqd_id: squad.sqd_id, rex_id }, body: { actor_account_id: squad.ana, due_day } });
}
