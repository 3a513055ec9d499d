/**
 * The life of each shipped product, by a customer's program on the SDK: bound, attacked, proven on the chain, certified, LIVE, at work,
 * suspended, drained, retired. After each step the balances are right, to the centavo. A test run takes one template, whose battery is one
 * that passed; `make faults` takes all and runs their batteries.
 */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { InstanceWaitError, type models, type Razao } from '../../sdk/src/index.ts';
import { allScopes } from '../../src/domains/auth/index.ts';
import { verifyJournal } from '../../src/command-line/verify-journal.ts';
import { verifyCustody } from '../../src/onchain/products/custody/index.ts';
import { present } from '../../src/platform/assert.ts';
import { startChain, type TestChain } from '../support/chain.ts';
import { createDatabase, type TestDatabase } from '../support/database.ts';
import { TurnedClock } from '../support/database-clock.ts';
import { Described } from '../support/described.ts';
import { quickChild } from '../support/foundry-child.ts';
import { issueQbrl } from '../support/products.ts';
import { eventually, startTestService, TENANT, type TestService } from '../support/service.ts';
import { expectContracts, expectDescribed, openProgram, type Program } from './client.ts';

const TIMEOUT_MS = 900_000;
/** As long as a battery may take; beside other work it takes some minutes. */
const FIGHT_SECONDS = 600;
const isWhole = process.env['FAULTS'] === 'all';
const FUNDS = 10_000_000;
const DAY_SECONDS = 86_400;

let clock: TurnedClock;
let database: TestDatabase;
let chain: TestChain;
let api: TestService;
let program: Program;
let razao: Razao;
/** Of each product, as it was LIVE. */
const descriptions: Described[] = [];
beforeAll(async () => {
  clock = new TurnedClock();
  database = await createDatabase();
  chain = await startChain(database.url, { clock });
  api = await startTestService({
    clock, env: { RAZAO_CHAIN_URL: chain.url, RAZAO_INDEX_LAG_SECONDS: '0' },
    ...(!isWhole && { foundryChild: { runAttacksInChild: quickChild.runAttacksInChild } }),
  });
  program = await openProgram(api, TENANT, allScopes, { platform: true });
  ({ razao } = program);
  await issueQbrl(api);
}, TIMEOUT_MS);
afterAll(async () => {
  await expectDescribed(program, descriptions);
  await expectContracts(program);
  await api?.stop();
  await chain?.stop();
  await database?.drop();
}, TIMEOUT_MS);

/** A move and its result: the state of the instance then, or the refusal; and each party's gain. */
type Move = readonly [
  action: string | null, by: string, parameters: Record<string, number>, to: string, gains: Readonly<Record<string, number>>,
];

interface Story {
  readonly roles: readonly string[];
  readonly begins: {
    readonly state: string; readonly locked: number; readonly parameters: (now: number) => Record<string, number | boolean>;
  };
  readonly moves: readonly Move[];
}

const CLOSE = null;

/** `E_…` in the place of a state is the validator's refusal. The last instance of each story is left for the drain. */
const STORIES: Readonly<Record<string, Story>> = {
  'milestone-escrow': {
    roles: ['buyer', 'seller'],
    begins: { state: 'OPEN', locked: 90_000, parameters: (now) => ({ total_cents: 90_000, deadline: now - 1 }) },
    moves: [
      ['release', 'buyer', { release_cents: 30_000 }, 'OPEN', { seller: 30_000 }],
      ['release', 'buyer', { release_cents: 60_000 }, 'E_AMOUNT_RANGE', {}],
      ['finish', 'buyer', {}, 'FINISHED', { seller: 60_000 }],
      ['refund', 'seller', {}, 'REFUNDED', { buyer: 90_000 }],
      ['reclaim', 'buyer', {}, 'RECLAIMED', { buyer: 90_000 }],
    ],
  },
  'rental-deposit': {
    roles: ['renter', 'landlord'],
    begins: {
      state: 'FUNDED', locked: 240_000,
      parameters: (now) => ({ deposit_cents: 240_000, claim_cap_bps: 5_000, lease_end: now + 30 * DAY_SECONDS, extendable: true }),
    },
    moves: [
      ['claim', 'landlord', { claim_cents: 120_001 }, 'E_CLAIM_CAP', {}],
      ['claim', 'landlord', { claim_cents: 120_000 }, 'CLAIMED', {}],
      ['withdraw_claim', 'landlord', {}, 'FUNDED', {}],
      ['extend', 'landlord', { lease_end: 4_000_000_000 }, 'FUNDED', {}],
      ['claim', 'landlord', { claim_cents: 60_000 }, 'CLAIMED', {}],
      ['accept_claim', 'renter', {}, 'SETTLED', { renter: 180_000, landlord: 60_000 }],
      [CLOSE, 'landlord', {}, 'RELEASED', { renter: 240_000 }],
    ],
  },
  'receivable-advance': {
    roles: ['financier', 'merchant', 'payer'],
    begins: {
      state: 'OFFERED', locked: 95_000, parameters: (now) => ({
        advance_cents: 95_000, guarantee_cents: 10_000, face_cents: 100_000, due_date: now - DAY_SECONDS, grace_seconds: 0,
      }),
    },
    moves: [
      ['settle', 'payer', {}, 'E_STATE', {}],
      ['accept', 'merchant', {}, 'ADVANCED', { merchant: 85_000 }],
      ['settle', 'payer', {}, 'SETTLED', { payer: -100_000, financier: 100_000, merchant: 10_000 }],
      ['accept', 'merchant', {}, 'ADVANCED', { merchant: 85_000 }],
      ['take_guarantee', 'financier', {}, 'DEFAULTED', { financier: 10_000 }],
      [CLOSE, 'financier', {}, 'WITHDRAWN', { financier: 95_000 }],
    ],
  },
  'savings-goal': {
    roles: ['saver', 'institution'],
    begins: {
      state: 'SAVING', locked: 40_000,
      parameters: (now) => ({ first_deposit_cents: 40_000, goal_cents: 100_000, goal_date: now + 30 * DAY_SECONDS, penalty_bps: 250 }),
    },
    moves: [
      ['withdraw', 'saver', {}, 'E_GOAL', {}],
      ['deposit', 'saver', { deposit_cents: 60_000 }, 'SAVING', { saver: -60_000 }],
      ['withdraw', 'saver', {}, 'WITHDRAWN', { saver: 100_000 }],
      ['withdraw_early', 'saver', {}, 'BROKEN', { saver: 39_000, institution: 1_000 }],
      [CLOSE, 'institution', {}, 'RETURNED', { saver: 40_000 }],
    ],
  },
  'rotating-savings': {
    roles: ['founder', 'second', 'third', 'fourth'],
    begins: {
      state: 'RUNNING', locked: 10_000, parameters: (now) => ({ contribution_cents: 10_000, round_deadline: now - 1, round_seconds: 60 }),
    },
    moves: [
      ...['founder', 'second', 'third', 'fourth'].flatMap((drawer, round, all): Move[] => [
        ...all.filter((it) => round > 0 || it !== 'founder').map((it): Move => [`contribute_${it}`, it, {}, 'RUNNING', { [it]: -10_000 }]),
        ...(round === 0 ? [['draw_second', 'second', {}, 'E_ROUND', {}] as const] : []),
        [`draw_${drawer}`, drawer, {}, round === 3 ? 'COMPLETED' : 'RUNNING', { [drawer]: 40_000 }],
      ]),
      ['contribute_second', 'second', {}, 'RUNNING', { second: -10_000 }],
      ['dissolve', 'founder', {}, 'DISSOLVED', { founder: 10_000, second: 10_000 }],
    ],
  },
};

it.each(Object.entries(STORIES).filter((_, place) =>
  isWhole || place === 0))('%s, from its binding to its end', async (template, story) => {
  const product = `jornada-${template}`;
  const parties = await openParties(story.roles);
  const desk = { product, tenant: TENANT };
  await razao.products.bindTemplate(product, { template_id: template });
  const evidence = { battery: await fight(product), conformance: await conform(product, Object.values(parties)) };
  await razao.products.certify(product, evidence);
  expect((await setLifecycle(desk, 'LIVE')).lifecycle).toBe('LIVE');
  descriptions.push(new Described(await razao.products.getTenantOpenapi()));
  let instance: models.ProductInstanceResponse | undefined;
  for (const [action, by, parameters, to, gains] of story.moves) {
    instance ??= await create(product, story, parties);
    instance = await move(product, instance, parties, [action, by, parameters, to, gains]);
    if (instance.status === 'CLOSED') instance = undefined;
  }
  const last = await create(product, story, parties);
  await expectRefused(() => setLifecycle(desk, 'RETIRED'), 'PRODUCT_LIFECYCLE_CONFLICT');
  await setLifecycle(desk, 'SUSPENDED');
  await expectRefused(() => create(product, story, parties), 'PRODUCT_NOT_OPEN');
  await expectRefused(() => setLifecycle(desk, 'RETIRED'), 'PRODUCT_HAS_OPEN_INSTANCES');
  await drain(desk, last);
  expect((await setLifecycle(desk, 'RETIRED')).lifecycle).toBe('RETIRED');
  await expectRefused(() => razao.products.driveAction(
    product, last.instance_id, String(story.moves[0]?.[0]), { account_id: last.account_id },
  ), 'INSTANCE_CLOSED');
}, TIMEOUT_MS);

type Parties = Readonly<Record<string, string>>;

async function openParties(roles: readonly string[]): Promise<Parties> {
  return Object.fromEntries(await Promise.all(roles.map(async (role) => [role, await api.account(FUNDS)])));
}

/** @returns the report card of a battery that the product withstood. */
async function fight(product: string): Promise<models.CertificationEvidenceRef> {
  const { battery_id } = await razao.products.runBattery(product, { seed: 7, rounds: 1 });
  const run = await eventually(async () => {
    const now = await razao.products.getBattery(product, battery_id);
    return now.finished_at !== null && now;
  }, FIGHT_SECONDS);
  expect(run).toMatchObject({ state: 'COMPLETED', report_card: { verdict: 'PASSED' } });
  return referenceTo(run.evidence);
}

/** Plays all scenarios; the clock is turned to the times that they wait for. @returns the transcript. */
async function conform(product: string, account_ids: readonly string[]): Promise<models.CertificationEvidenceRef> {
  let run = await razao.products.openConformanceRun(product, { account_ids: [...account_ids] });
  while (run.state === 'OPEN') {
    const step = run.next_step_index;
    if (step !== null) {
      const asked = await razao.products.runConformanceStep(product, run.run_id, String(step) as never, {}).result();
      if (!asked.ok) {
        if (asked.error.code !== 'CONFORMANCE_STEP_NOT_DUE') throw asked.error;
        clock.advance(Math.max(1_000, Date.parse(String(asked.error.details['due_at'])) - clock.now().getTime() + 1_000));
      }
    }
    run = await eventually(async () => {
      const now = await razao.products.getConformanceRun(product, run.run_id);
      return now.steps.every(({ awaiting_index, status }) => !awaiting_index && status !== 'SUBMITTED') && now;
    }, 60);
  }
  expect(run.steps.filter(({ status }) => status !== 'PASSED')).toEqual([]);
  expect(run.verdict).toBe('PASSED');
  return referenceTo(run.evidence);
}

/** Key and hash of a document of a completed run. */
function referenceTo(document: models.ProductStoredDocument | null): models.CertificationEvidenceRef {
  const { hash, key } = present(document, 'what a completed run leaves');
  return { hash, key };
}

async function create(product: string, { roles, begins }: Story, parties: Parties): Promise<models.ProductInstanceResponse> {
  const [actor = '', ...others] = roles;
  const parameters = { ...begins.parameters(Math.floor(clock.now().getTime() / 1000)), ...Object.fromEntries(others.map((role) =>
    [role, parties[role] ?? ''])) };
  return within(parties, { [actor]: -begins.locked }, async () => {
    const asked = await razao.products.createInstance(product, { account_id: parties[actor] ?? '', parameters });
    const made = await razao.waitForInstance(asked, begins.state);
    expect([made.status, made.locked_value.value, made.product_version]).toEqual(['OPEN', begins.locked, 1]);
    return made;
  });
}

/** Makes a move, and waits for the state or for the refusal that is expected. */
function move(
  product: string, before: models.ProductInstanceResponse, parties: Parties, [action, by, parameters, to, gains]: Move,
): Promise<models.ProductInstanceResponse> {
  return within(parties, gains, async () => {
    const account_id = parties[by] ?? '';
    const asked = action === CLOSE ? await razao.products.closeInstance(product, before.instance_id, { account_id })
      : await razao.products.driveAction(product, before.instance_id, action, { account_id, parameters });
    if (!to.startsWith('E_')) return razao.waitForInstance(asked, to);
    const error = await razao.waitForInstance(asked, 'ELSEWHERE').catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ end: 'REFUSED', refusal: { code: to } });
    return (error as InstanceWaitError).instance;
  });
}

/** Holds that each party has gained just so much, in balances, statements and the feed; and that all books agree with the chain. */
async function within<T>(parties: Parties, gains: Readonly<Record<string, number>>, act: () => Promise<T>): Promise<T> {
  const before = await moneyOf(parties);
  const done = await act();
  const expected = Object.fromEntries(Object.entries(before).map(([role, cents]) => [role, cents + (gains[role] ?? 0)]));
  expect(await moneyOf(parties)).toEqual(expected);
  const trialBalance = await razao.glEntries.getTrialBalance();
  expect(trialBalance.totals.map(({ balanced, debits_cents, credits_cents }) => [balanced, debits_cents - credits_cents])).toEqual(
    trialBalance.totals.map(() => [true, 0]),
  );
  expect((await verifyCustody(api.service.database.forTenant(TENANT), chain.node)).differences).toEqual([]);
  expect(await verifyJournal(api.service.database, TENANT)).toMatchObject({ ok: true });
  return done;
}

/** The balance of each party, which is also the sum of its feed of transactions. */
async function moneyOf(parties: Parties): Promise<Record<string, number>> {
  return Object.fromEntries(await Promise.all(Object.entries(parties).map(async ([role, account]) => {
    const { assets } = await razao.accounts.getBalance(account);
    return [role, assets[0]?.balances.available ?? 0] as const;
  })));
}

async function setLifecycle(
  { product, tenant }: { product: string; tenant: string }, lifecycle: models.SetLifecycleRequest['lifecycle'],
): Promise<models.ProductResponse> {
  return razao.operator.setProductLifecycle(tenant, product, { lifecycle });
}

/** Returns the money of the last instance, by its plan. */
async function drain(
  { product, tenant }: { product: string; tenant: string }, { instance_id, locked_value }: models.ProductInstanceResponse,
): Promise<void> {
  const { items } = await razao.operator.planDrain(tenant, product, {});
  const planned = present(items.find((it) => it.instance_id === instance_id), 'the open instance is in the plan');
  expect([planned.closable, planned.releases.reduce((sum, { amount }) => sum + amount.value, 0)]).toEqual([true, locked_value.value]);
  const before = await Promise.all(planned.releases.map(({ account_id }) => api.available(String(account_id))));
  await razao.operator.drainProduct(tenant, product, {
    instances: [{ instance_id, plan_hash: planned.plan_hash ?? undefined }], reason: 'the product ends',
  });
  await eventually(async () => (await razao.products.getInstance(product, instance_id)).status === 'CLOSED', 60);
  expect(await Promise.all(planned.releases.map(({ account_id }) => api.available(String(account_id))))).toEqual(before.map(
    (cents, n) => cents + (planned.releases[n]?.amount.value ?? 0),
  ));
}

async function expectRefused(ask: () => PromiseLike<unknown>, code: string): Promise<void> {
  await expect(Promise.resolve(ask())).rejects.toMatchObject({ code });
}
