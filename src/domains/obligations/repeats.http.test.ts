/** Payments that repeat others, over two processes on one database. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type {
  CreateObligationBatchResponse, CreateObligationRequest, ObligationResponse, QuotasResponse, RepeatRule, ScheduleResponse,
} from '../../../generated/models.ts';
import { codeWith, pixTemplate } from '../../../test/support/brcodes.ts';
import { bindPix, FakeRail } from '../../../test/support/fake-rail.ts';
import { createDatabase } from '../../../test/support/database.ts';
import { startTestService, type Answer, type TestService } from '../../../test/support/service.ts';
import { FixedClock } from '../../platform/clock.ts';
import { rememberOwner } from '../pix/keys/key-owners.ts';

type Refused = { error?: string; details?: Record<string, unknown> };
type Paid = Answer<ObligationResponse & Refused>;

const CPF = '52998224725';
const ALIAS = 'ana@example.com';
const SHOP = 'pix_key:loja@example.com';
const ROUNDS = Number(process.env['REPEAT_ROUNDS'] ?? 12);
const env = { RAZAO_ROLES: 'api' };

const clock = new FixedClock();
let database: Awaited<ReturnType<typeof createDatabase>>;
let here: TestService;
let there: TestService;
let payer: string;

beforeAll(async () => {
  database = await createDatabase();
  const options = { clock, env, adapters: { fake: [new FakeRail()] }, databaseUrl: database.url };
  [here, there] = [await startTestService(options), await startTestService(options)];
  await here.token();
  await bindPix(here, 'fake');
  payer = await here.account(10_000_000);
}, 180_000);
afterAll(async () => {
  await Promise.all([here?.stop(), there?.stop()]);
  await database?.drop();
});

async function rule(repeats: RepeatRule | null): Promise<QuotasResponse> {
  return here.ok<QuotasResponse>('operatorPutQuotas', {
    token: await here.platformToken(), path: { tenant: 'demo' }, body: { overrides: {}, payment_rules: { repeats } },
  });
}

const bodyOf = (external_id: string, value: number, more: object = {}): CreateObligationRequest => ({
  rail: 'PIX', amount: { currency: 'BRL', value }, debtor: { kind: 'account', account_id: payer },
  creditor: { kind: 'external', external_id }, ...more,
});
const pay = (external_id: string, value: number, more: object = {}, service = here): Promise<Paid> =>
  service.call('createObligation', { body: bodyOf(external_id, value, more) });
const cancel = (obligation_id: string, service = here) => service.call('resolveObligation', {
  path: { obligation_id }, body: { outcome: 'CANCELED' },
});
const shortly = ({ status, body }: Paid) => [status, body.error ?? body.repeat_of?.obligation_id ?? null];

let amount = 1_000;
/** An amount that nobody has paid yet. */
const fresh = () => (amount += 1);

describe('a tenant’s rule for repeated payments', () => {
  it('is set, shown, announced once, and removed', async () => {
    const before = await here.ok<QuotasResponse>('operatorGetQuotas', {});
    expect(before.payment_rules).toBeUndefined();
    expect((await rule({ action: 'WARN', window_seconds: 60 })).payment_rules).toEqual({ repeats: { action: 'WARN', window_seconds: 60 } });
    await rule({ action: 'WARN', window_seconds: 60 });
    expect((await rule(null)).payment_rules).toBeUndefined();
    const { items } = await here.ok<{ items: { event_type: string; data: object }[] }>('listEvents', {
      query: { after: 'earliest', entity_id: 'repeats' },
    });
    expect(items.map(({ event_type, data }) => [event_type, data])).toEqual([
      ['payment_rule.changed', { tenant: 'demo', rule: 'repeats', settings: { action: 'WARN', window_seconds: 60 } }],
      ['payment_rule.changed', { tenant: 'demo', rule: 'repeats', settings: null }],
    ]);
  });

  it('that is none lets twins pass in silence, and so does NONE', async () => {
    const value = fresh();
    for (let n = 0; n < 2; n += 1) expect(shortly(await pay(SHOP, value))).toEqual([201, null]);
    await rule({ action: 'NONE', window_seconds: 600 });
    for (let n = 0; n < 2; n += 1) expect(shortly(await pay(SHOP, value))).toEqual([201, null]);
  });

  it('that warns pays, and says which payment was repeated', async () => {
    await rule({ action: 'WARN', window_seconds: 600 });
    const value = fresh();
    const first = await pay(SHOP, value);
    const second = await pay(SHOP, value, {}, there);
    expect(second.body.repeat_of).toEqual({ obligation_id: first.body.obligation_id, created_at: first.body.created_at });
    expect((await here.ok<ObligationResponse>('getObligation', { path: { obligation_id: second.body.obligation_id } })).repeat_of)
      .toBeUndefined();
  });
});

describe('a rule that asks', () => {
  beforeAll(async () => { await rule({ action: 'ASK', window_seconds: 600 }); });

  it('refuses a twin with the earlier payment, and pays it once it is confirmed', async () => {
    const value = fresh();
    const first = await pay(SHOP, value);
    const asked = await pay(SHOP, value, {}, there);
    expect([asked.status, asked.body.error, asked.body.details]).toEqual([409, 'PAYMENT_REPEATED', {
      obligation_id: first.body.obligation_id, created_at: first.body.created_at, window_seconds: 600,
    }]);
    const confirms_repeat_of = first.body.obligation_id;
    const second = await pay(SHOP, value, { confirms_repeat_of });
    expect(shortly(second)).toEqual([201, confirms_repeat_of]);
    expect((await pay(SHOP, value, { confirms_repeat_of })).body.details).toMatchObject({ obligation_id: second.body.obligation_id });
  });

  it.each([
    ['another amount', (value: number) => bodyOf(SHOP, value + 5_000)],
    ['another payee', (value: number) => bodyOf('pix_key:mercado@example.com', value)],
  ])('lets %s pass', async (_, other) => {
    const value = fresh();
    await pay(SHOP, value);
    expect((await here.call('createObligation', { body: other(value) })).status).toBe(201);
  });

  it('asks at a process that was started after the payment', async () => {
    const value = fresh();
    const { obligation_id } = (await pay(SHOP, value)).body;
    const restarted = await startTestService({ clock, env, adapters: { fake: [new FakeRail()] }, databaseUrl: database.url });
    try {
      const asked = await pay(SHOP, value, {}, restarted);
      expect([asked.status, asked.body.details?.['obligation_id']]).toEqual([409, obligation_id]);
    } finally {
      await restarted.stop();
    }
  });

  it('lets transfers on NATIVE pass, which no rule compares', async () => {
    const [value, other] = [fresh(), await here.account()];
    for (let n = 0; n < 2; n += 1) expect((await here.transfer(payer, other, value)).status).toBe(201);
  });

  it('asks over whatever rail the earlier payment went', async () => {
    const value = fresh();
    await pay(SHOP, value, { rail: 'MOCK' });
    expect((await pay(SHOP, value)).status).toBe(409);
  });

  it('lets another debtor pay the same', async () => {
    const [value, account_id] = [fresh(), await here.account(100_000)];
    await pay(SHOP, value);
    expect((await pay(SHOP, value, { debtor: { kind: 'account', account_id } })).status).toBe(201);
  });

  it('lets a payment pass whose earlier one failed, or lies a window back', async () => {
    const value = fresh();
    const first = await pay(SHOP, value);
    await cancel(first.body.obligation_id, there);
    expect(shortly(await pay(SHOP, value))).toEqual([201, null]);
    clock.advance(599_999);
    expect((await pay(SHOP, value)).status).toBe(409);
    clock.advance(1);
    expect(shortly(await pay(SHOP, value))).toEqual([201, null]);
  });

  it('still knows the payment before one that was confirmed and failed', async () => {
    const value = fresh();
    const first = await pay(SHOP, value);
    const second = await pay(SHOP, value, { confirms_repeat_of: first.body.obligation_id });
    await cancel(second.body.obligation_id);
    expect((await pay(SHOP, value)).body.details).toMatchObject({ obligation_id: first.body.obligation_id });
  });

  it('knows a key in any spelling, as a tax id, and in a code', async () => {
    const value = fresh();
    await pay(`pix_key:${CPF}`, value);
    const code = codeWith({ '26': pixTemplate(['01', CPF]) });
    for (const spelling of ['pix_key:529.982.247-25', `tax_id:${CPF}`, 'PIX_KEY:529.982.247-25', `brcode:${code}`]) {
      expect((await pay(spelling, value)).status).toBe(409);
    }
    const email = fresh();
    await pay('pix_key:Rui@Example.com', email);
    expect((await pay('email:rui@example.com', email)).status).toBe(409);
  });

  it('knows a person by the keys that the directory named, those paid before it did as well', async () => {
    const value = fresh();
    await pay(`pix_key:${ALIAS}`, value);
    await rememberOwner(here.service.contextFor('demo'), { type: 'EMAIL', value: ALIAS }, CPF);
    expect((await pay(`pix_key:${CPF}`, value, {}, there)).status).toBe(409);
    const other = fresh();
    await pay(`pix_key:${CPF}`, other);
    expect((await pay(`pix_key:${ALIAS}`, other, {}, there)).status).toBe(409);
  });

  it('knows a person by any account of the tenant', async () => {
    const [value, owner] = [fresh(), await here.party()];
    const [one, two] = [await here.account(0, { owner }), await here.account(0, { owner })];
    const inside = (account_id: string) => pay(SHOP, value, { creditor: { kind: 'account', account_id } });
    expect((await inside(one)).status).toBe(201);
    expect((await inside(two)).status).toBe(409);
  });

  it('asks about the second item of a batch: alone, and where all or none are made', async () => {
    const items = (value: number, more: object = {}) => [bodyOf(SHOP, value), bodyOf(SHOP, value, more)];
    const batch = (body: object, key: string) => here.call<CreateObligationBatchResponse & Refused>('createObligationBatch', { body, key });
    const { body } = await batch({ items: items(fresh()) }, 'repeat-alone');
    expect(body.results.map(({ status, error }) => error?.error ?? status)).toEqual(['CREATED', 'PAYMENT_REPEATED']);
    const value = fresh();
    const refused = await batch({ atomic: true, items: items(value) }, 'repeat-all');
    const [, second] = (refused.body.details as { results: CreateObligationBatchResponse['results'] }).results;
    expect([refused.status, second?.error?.error]).toEqual([422, 'PAYMENT_REPEATED']);
  });

  it('is answered as before where the key is the same', async () => {
    const [value, key] = [fresh(), `repeat-${amount}`];
    const once = () => here.call<ObligationResponse>('createObligation', { body: bodyOf(SHOP, value), key });
    const ids = (await Promise.all([once(), once(), once()])).map(({ status, body }) => [status, body.obligation_id]);
    expect(new Set(ids.map(String)).size).toBe(1);
  });

  it('never asks about a scheduled payment, and asks who pays by hand what a schedule has paid', async () => {
    const value = fresh();
    await pay(SHOP, value);
    const { schedule_id } = await here.ok<ScheduleResponse>('createSchedule', { body: {
      account_id: payer, schedule_type: 'ONE_SHOT', run_at: new Date(clock.now().getTime() + 1_000).toISOString(),
      action: { kind: 'TRANSFER', rail: 'PIX', amount: { currency: 'BRL', value }, creditor: { kind: 'external', external_id: SHOP } },
    } });
    clock.advance(2_000);
    await here.ok('tickScheduler', { body: {} });
    const { items } = await here.ok<{ items: { state: string; obligation_id: string }[] }>('listScheduleRuns', { path: { schedule_id } });
    expect(items).toMatchObject([{ state: 'EXECUTED' }]);
    expect((await pay(SHOP, value)).body.details).toMatchObject({ obligation_id: items[0]?.obligation_id });
  });
});

/** A fact of the outbox, in the order of commits. */
interface Fact {
  readonly id: string;
  readonly type: string;
  readonly place: number;
}

describe('interleaved over two processes', () => {
  it(`no unasked twin is paid and no payment is refused wrongly, in ${ROUNDS} rounds`, async () => {
    await rule({ action: 'ASK', window_seconds: 600 });
    let seed = 20_261_130;
    const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
    const confirmed = new Map<string, string>();
    for (let round = 0; round < ROUNDS; round += 1) {
      const value = fresh();
      const made: string[] = [];
      const step = async (kind: number, service: TestService): Promise<void> => {
        if (kind === 0 && made.length > 0) {
          await cancel(made[random(made.length)] ?? '', service);
          return;
        }
        const confirms = kind === 1 ? made.at(-1) : undefined;
        const from = await placeNow();
        const { status, body } = await pay(random(2) ? 'pix_key:529.982.247-25' : `tax_id:${CPF}`, value,
          confirms === undefined ? {} : { confirms_repeat_of: confirms }, service);
        if (status === 201) {
          made.push(body.obligation_id);
          if (confirms !== undefined) confirmed.set(body.obligation_id, confirms);
        } else {
          expect([status, body.error]).toEqual([409, 'PAYMENT_REPEATED']);
          await expectStood(String(body.details?.['obligation_id']), from);
        }
      };
      for (let wave = 0; wave < 4; wave += 1) {
        await Promise.all(Array.from({ length: 6 }, (_, n) => step(random(4), n % 2 ? here : there)));
      }
      expectNoTwin(await factsOf(made), confirmed);
    }
  }, 180_000);
});

async function factsOf(ids: readonly string[]): Promise<Fact[]> {
  const rows = await here.service.database.forTenant('demo').read((em) => em.execute<{ id: string; type: string; place: string }[]>(
    `select entity_id as id, event_type as type, commit_no * 10000 + n as place from razao.outbox
      where entity_id = any (?) order by commit_no, n`, [`{${ids.join(',')}}`]));
  return rows.map(({ id, type, place }) => ({ id, type, place: Number(place) }));
}

async function placeNow(): Promise<number> {
  const [row] = await here.service.database.forTenant('demo').read((em) => em.execute<{ place: string }[]>(
    'select commit_no * 10000 as place from razao.heads where tenant_id = ?', ['demo']));
  return Number(row?.place);
}

/** The payment that a refusal names was there, and had not failed before the refused request began. */
async function expectStood(id: string, from: number): Promise<void> {
  const facts = await factsOf([id]);
  const end = facts.find(({ type }) => type === 'obligation.canceled');
  expect(facts[0]?.type).toBe('obligation.created');
  expect(end === undefined || end.place > from).toBe(true);
}

/** Each payment that was made while another stood says that it repeats the newest of those. */
function expectNoTwin(facts: readonly Fact[], confirmed: ReadonlyMap<string, string>): void {
  const standing: string[] = [];
  for (const { id, type } of facts) {
    if (type === 'obligation.canceled') standing.splice(standing.indexOf(id), 1);
    if (type !== 'obligation.created') continue;
    if (standing.length > 0) expect([id, confirmed.get(id)]).toEqual([id, expect.stringMatching(/^obl_/)]);
    if (standing.length > 0) expect(standing).toContain(confirmed.get(id));
    standing.push(id);
  }
}
