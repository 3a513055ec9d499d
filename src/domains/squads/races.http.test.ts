/**
 * Two processes and a worker at one squad: whatever is requested at once, the result is that of one order. A round begins
 * with another of them, and each of them waits for a moment that is drawn.
 */
import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { SpendResponse, SquadDetailResponse } from '../../../generated/models.ts';
import type { OperationId } from '../../../generated/operations.ts';
import { startTestService, TENANT, type Answer, type TestService } from '../../../test/support/service.ts';
import { foundSquad } from '../../../test/support/squads-house.ts';
import { verifyJournal } from '../../command-line/verify-journal.ts';
import { FixedClock } from '../../platform/clock.ts';
import { createLog } from '../../platform/log.ts';
import { squadJobs } from './jobs.ts';

/** Raised for a long proof. */
const ROUNDS = Number(process.env['RACE_ROUNDS'] ?? 3);
const TIMEOUT_MS = 60_000 + ROUNDS * 2_000;
const HOUR_MS = 3_600_000;
/** About as long as a command takes. */
const MOST_DELAY_MS = 4;
const CENTS = 1_000;

const clock = new FixedClock('2026-03-02T12:00:00.000Z');
let here: TestService;
let there: TestService;
beforeAll(async () => {
  const env = { RAZAO_ROLES: 'api', RAZAO_TOKEN_TTL_SECONDS: '86400' };
  here = await startTestService({ clock, env });
  there = await startTestService({ clock, env, databaseUrl: here.databaseUrl });
});
afterAll(async () => {
  expect(await verifyJournal(here.service.database, TENANT)).toMatchObject({ ok: true });
  await there.stop();
  await here.stop();
});

const brl = (value: number) => ({ currency: 'BRL', value });

interface House {
  readonly sqd_id: string;
  readonly squadAccount: string;
  /** OWNERs. */
  readonly ana: string;
  readonly bia: string;
  /** A SPENDER. */
  readonly caio: string;
}

/** A squad of three, who have 10.00 each. */
async function house(): Promise<House> {
  const [ana, bia, caio] = [await here.account(CENTS), await here.account(CENTS), await here.account(CENTS)];
  const home = { ...(await foundSquad(here, ana, bia, caio)), ana, bia, caio };
  await here.ok('changeMemberRole', {
    path: { sqd_id: home.sqd_id, member_account_id: bia }, body: { actor_account_id: ana, role: 'OWNER' },
  });
  return home;
}

type Ask = (service: TestService) => Promise<Answer>;

const ask = (operationId: OperationId, { sqd_id }: House, actor_account_id: string, body: object = {}, path: object = {}): Ask =>
  (service) => service.call(operationId, { path: { sqd_id, ...path }, body: { actor_account_id, ...body } });
const invite = (home: House, ...invitee_account_ids: string[]) => here.ok('inviteToSquad', {
  path: { sqd_id: home.sqd_id }, body: { actor_account_id: home.ana, invitee_account_ids },
});
const deposit = (home: House, actor: string, value: number) => ask('contributeToSquad', home, actor, {
  kind: 'FUNDED', amount: brl(value),
});
const leave = (home: House, actor: string) => ask('removeSquadMember', home, actor, {}, { member_account_id: actor });
const demote = (home: House, actor: string, member_account_id: string) => ask(
  'changeMemberRole', home, actor, { role: 'SPENDER' }, { member_account_id },
);
const close = (home: House) => ask('closeSquad', home, home.ana);
const closeAccount = (account_id: string): Ask => (service) => service.call('closeAccount', { path: { account_id }, body: {} });
const read = ({ sqd_id, ana }: House, caller_account_id = ana) => here.ok<SquadDetailResponse>('getSquad', {
  path: { sqd_id }, query: { caller_account_id },
});
const ownersOf = ({ members = [] }: SquadDetailResponse) => members.filter(({ role }) => role === 'OWNER');
const rows = <T extends object>(sql: string, ...values: unknown[]): Promise<T[]> =>
  here.service.database.forTenant(TENANT).read((em) => em.execute<T[]>(sql, values));

/** Asks all at once, of one process and the other. @returns what each was answered: OK, or the code. */
async function atOnce(round: number, ...asks: Ask[]): Promise<string[]> {
  const order = [...asks.keys()].map((index) => (index + round) % asks.length);
  const answers = new Map(await Promise.all(order.map(async (index, place): Promise<[number, string]> => {
    await sleep(randomInt(MOST_DELAY_MS + 1));
    const { status, body } = await (asks[index] as Ask)(place % 2 === 0 ? here : there);
    return [index, status < 300 ? 'OK' : String((body as { error?: string }).error ?? status)];
  })));
  return asks.map((_, index) => answers.get(index) ?? '');
}

/** Plays a race many times; all its results are shown at the end. */
function race(name: string, play: (round: number) => Promise<readonly string[]>): void {
  it(name, async () => {
    const seen = new Map<string, number>();
    for (let round = 0; round < ROUNDS; round += 1) {
      const outcome = (await play(round)).join(', ');
      seen.set(outcome, (seen.get(outcome) ?? 0) + 1);
    }
    if (process.env['RACE_ROUNDS']) process.stderr.write(
      `${name}\n${[...seen].map(([outcome, times]) => `  ${times} × ${outcome}`).join('\n')}\n`,
    );
  }, TIMEOUT_MS);
}

/** The last moment of a spend request passes, and the worker looks. */
const expire: Ask = async () => {
  clock.advance(1);
  const { service } = there;
  await Promise.all(squadJobs(service.database, (tenant) => service.contextFor(tenant), createLog('silent')).map((job) => job.run()));
  return { status: 200, body: {} } as Answer;
};

race('two last approvals, a rejection, its expiry, a freeze and a closing: one payment or none', async (round) => {
  const home = await house();
  const shop = await here.account();
  await here.ok('contributeToSquad', {
    path: { sqd_id: home.sqd_id }, body: { kind: 'FUNDED', actor_account_id: home.ana, amount: brl(100) },
  });
  await here.ok('setSpendApprovalRules', {
    path: { sqd_id: home.sqd_id }, body: {
      actor_account_id: home.ana, spend_approval: { threshold_amount: brl(1), approvals_required: 1, expires_in_seconds: 3600 },
    },
  });
  const { spend_request } = await here.ok<SpendResponse>('spendFromSquad', {
    path: { sqd_id: home.sqd_id }, body: {
      actor_account_id: home.caio, amount: brl(100), rail: 'NATIVE', recipient: { kind: 'account', account_id: shop },
    },
  });
  const path = { spr_id: spend_request?.spend_request_id ?? '' };
  clock.advance(HOUR_MS - 1);
  const decide = (operationId: 'approveSpendRequest' | 'rejectSpendRequest', actor: string) => ask(operationId, home, actor, {}, path);
  const asks = [
    decide('approveSpendRequest', home.ana), decide('approveSpendRequest', home.bia), decide('rejectSpendRequest', home.caio), expire,
    ask('freezeSquad', home, home.bia), close(home),
  ].filter((_, index) => index < 2 || index === 2 + (round % 4) || round % 5 === 0);
  const outcomes = await atOnce(round, ...asks);
  const [request] = await rows<{ state: string; payments: number }>(
    `select state, (select count(*)::int from razao.obligations o where o.tenant_id = r.tenant_id and o.obligation_id = r.obligation_id) as payments
     from razao.squad_spend_requests r where spend_request_id = ?`, path.spr_id);
  const isPaid = request?.state === 'EXECUTED';
  expect([request?.payments, await here.available(shop), await here.available(home.squadAccount)])
    .toEqual(isPaid ? [1, 100, 0] : [0, 0, 100]);
  expect(outcomes.slice(0, 2).filter((it) => it === 'OK')).toHaveLength(isPaid ? 1 : 0);
  return [...outcomes, request?.state ?? ''];
});

race('an invitation is accepted, revoked, and its squad closed: who is in was in before', async (round) => {
  const home = await house();
  const davi = await here.account();
  await invite(home, davi);
  const accept: Ask = (service) => service.call('acceptSquadInvitation', {
    path: { sqd_id: home.sqd_id }, body: { invitee_account_id: davi },
  });
  const revoke = ask('revokeSquadInvitation', home, home.ana, {}, { invitee_account_id: davi });
  const outcomes = await atOnce(round, accept, revoke, close(home));
  const orders = [
    ['OK', 'SQUAD_INVITATION_NOT_PENDING', 'OK'], ['OK', 'SQUAD_CLOSED', 'OK'], ['SQUAD_INVITATION_NOT_PENDING', 'OK', 'OK'],
    ['SQUAD_CLOSED', 'OK', 'OK'],
    ['SQUAD_CLOSED', 'SQUAD_CLOSED', 'OK'],
  ];
  expect(orders).toContainEqual(outcomes);
  const { members } = await read(home);
  expect(members?.map(({ status }) => status)).toEqual(Array.from({ length: outcomes[0] === 'OK' ? 4 : 3 }, () => 'ACTIVE'));
  return outcomes;
});

race('who leaves bears no part of an expense that names them', async (round) => {
  const home = await house();
  const expense = ask('contributeToSquad', home, home.ana, {
    kind: 'ACCOUNTING', amount: brl(100), members_snapshot: [home.ana, home.caio],
  });
  const outcomes = await atOnce(round, leave(home, home.caio), expense);
  expect([['OK', 'SPLIT_MEMBER_NOT_ACTIVE'], ['MEMBER_NOT_SETTLED', 'OK']]).toContainEqual(outcomes);
  expect((await read(home)).ledger_summary).toMatchObject({ total_open_debt_cents: outcomes[0] === 'OK' ? 0 : 50 });
  return outcomes;
});

race('of two OWNERs who demote each other one stays', async (round) => {
  const home = await house();
  const outcomes = await atOnce(round, demote(home, home.ana, home.bia), demote(home, home.bia, home.ana));
  expect(outcomes.toSorted()).toEqual(['INSUFFICIENT_ROLE', 'OK']);
  expect(ownersOf(await read(home))).toHaveLength(1);
  return outcomes;
});

race('the last OWNER does not leave, whoever is demoted meanwhile', async (round) => {
  const home = await house();
  const outcomes = await atOnce(round, leave(home, home.ana), demote(home, home.ana, home.bia), leave(home, home.bia));
  expect(ownersOf(await read(home, home.caio))).toHaveLength(1);
  expect(outcomes).not.toEqual(['OK', 'OK', 'OK']);
  return outcomes;
});

race('a squad closes empty: a deposit comes before, or not at all', async (round) => {
  const home = await house();
  const outcomes = await atOnce(round, deposit(home, home.bia, 4), close(home));
  expect([['OK', 'SQUAD_NOT_EMPTY'], ['SQUAD_CLOSED', 'OK']]).toContainEqual(outcomes);
  expect([await here.available(home.squadAccount), await here.available(home.bia)])
    .toEqual(outcomes[0] === 'OK' ? [4, CENTS - 4] : [0, CENTS]);
  return outcomes;
});

race('an account that closes has nothing, and is in no squad: it deposits and leaves before', async (round) => {
  const home = await house();
  const outcomes = await atOnce(round, deposit(home, home.caio, CENTS), leave(home, home.caio), closeAccount(home.caio));
  const [paid, left, closed] = outcomes;
  if (closed === 'OK') expect([paid, left]).toEqual(['OK', 'OK']);
  else expect(closed).toBe('ACCOUNT_NOT_EMPTY');
  expect(await here.available(home.squadAccount)).toBe(paid === 'OK' ? CENTS : 0);
  expect((await read(home)).members).toHaveLength(left === 'OK' ? 2 : 3);
  return outcomes;
});

race('an account that closes joins no squad', async (round) => {
  const home = await house();
  const davi = await here.account();
  await invite(home, davi);
  const accept: Ask = (service) => service.call('acceptSquadInvitation', {
    path: { sqd_id: home.sqd_id }, body: { invitee_account_id: davi },
  });
  const outcomes = await atOnce(round, accept, closeAccount(davi));
  expect([['OK', 'ACCOUNT_NOT_EMPTY'], ['ACCOUNT_CLOSED', 'OK']]).toContainEqual(outcomes);
  return outcomes;
});

race('a goal is reached once, by one of the deposits around it or by being set', async (round) => {
  const home = await house();
  const goal = ask('setSquadGoal', home, home.ana, { target_amount: brl(100) });
  if (round % 2 === 0) await goal(here);
  const outcomes = await atOnce(round, deposit(home, home.ana, 60), deposit(home, home.bia, 60), ...(round % 2 === 0 ? [] : [goal]));
  expect(new Set(outcomes)).toEqual(new Set(['OK']));
  expect(await rows('select kind from razao.squad_entries where sqd_id = ? and kind = ?', home.sqd_id, 'GOAL_ACHIEVED')).toHaveLength(1);
  expect((await read(home)).goal).toMatchObject({ funded_cents: 120, achieved_at: expect.any(String) });
  return outcomes;
});
