/** One key for two requests, whatever the two are: it is bound to one of them, and the other is refused. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { OperationId } from '../../../generated/operations.ts';
import { addPixKey } from '../../../test/support/add-pix-key.ts';
import { MedWorld } from '../../../test/support/med-world.ts';
import { startTestService, TENANT, transferBody, type Answer, type TestService } from '../../../test/support/service.ts';
import { startSponsor, type TestSponsor } from '../../../test/support/sponsor.ts';
import { ALL_OBLIGATIONS } from '../../../test/support/payments.ts';

type Refused = { error?: string };

/** A kind of write: its request, and the count of what it creates. */
interface Kind {
  operationId: OperationId;
  make(): Promise<{ path?: Record<string, string>; body?: object }>;
  /** Query of the rows that it creates. */
  rows: string;
  /** The sponsor's operation that it waits for. */
  calls?: string;
}

const HELD_MS = 15;
const ROUNDS = process.env['FAULTS'] === 'all' ? 3 : 1;

let api: TestService;
let sponsor: TestSponsor;
let world: MedWorld;
let from: string;
let to: string;
let owner: string;
beforeAll(async () => {
  api = await startTestService({ env: { RAZAO_RAIL_TIMEOUT_SECONDS: '1', RAZAO_PIX_KEYS_PERSON: '1000' } });
  sponsor = await startSponsor();
  await sponsor.connect(api);
  world = new MedWorld(api, sponsor);
  owner = await api.party();
  [from, to] = await Promise.all([api.account(1_000_000, { owner }), api.account(0, { owner })]);
  await addPixKey(api, from);
});
afterAll(async () => {
  await sponsor?.stop();
  await api?.stop();
});

const item = () => ({ ...transferBody(from, to, 1), metadata: { run: randomUUID() } });
const kinds: Record<string, Kind> = {
  'rows of its own': {
    operationId: 'createParty', rows: 'select 1 from razao.parties',
    make: async () => ({ body: { type: 'individual', display_name: `Ana ${randomUUID()}`, country: 'BR' } }),
  },
  'a transfer': { operationId: 'createObligation', rows: `select 1 from ${ALL_OBLIGATIONS}`, make: async () => ({ body: item() }) },
  'a hold': {
    operationId: 'placeHold', rows: 'select 1 from razao.holds',
    make: async () => ({ body: { account_id: from, amount_cents: 1, currency: 'BRL', description: randomUUID() } }),
  },
  'an atomic batch': {
    operationId: 'createObligationBatch', rows: `select 1 from ${ALL_OBLIGATIONS}`,
    make: async () => ({ body: { atomic: true, items: [item()] } }),
  },
  'a batch': {
    operationId: 'createObligationBatch', rows: `select 1 from ${ALL_OBLIGATIONS}`,
    make: async () => ({ body: { atomic: false, items: [item()] } }),
  },
  'an outside call that ends with rows': {
    operationId: 'createPixDynamicQr', rows: 'select 1 from razao.pix_charges', calls: 'mintCharge',
    make: async () => ({ path: { account_id: from }, body: { amount_cents: 100, description: randomUUID() } }),
  },
  'an outside call that begins with rows': {
    operationId: 'registerPixKey', rows: 'select 1 from razao.pix_keys', calls: 'registerKey',
    make: async () => ({ body: { account_id: to, key_type: 'EMAIL', key_value: `${randomUUID()}@example.com` } }),
  },
  'an outside call in the journal': {
    operationId: 'fileMedCase', rows: 'select 1 from razao.med_cases', calls: 'fileMedCase',
    make: async () => {
      const { obligation_id } = await world.paid(from, 10);
      return { body: { actor: 'ops', original_obligation_id: obligation_id } };
    },
  },
};
const names = Object.keys(kinds);
const pairs = names.flatMap((one) => names.map((other): [string, string] => [one, other]));

async function count({ rows }: Kind): Promise<number> {
  const [row] = await api.service.database.forTenant(TENANT).read((em) => em.execute<{ n: string }[]>(
    `select count(*) as n from (${rows}) as made`,
  ));
  return Number(row?.n);
}

/** The rows that two kinds have made, each table once. */
async function effects(one: Kind, other: Kind): Promise<number> {
  return one.rows === other.rows ? count(one) : (await count(one)) + (await count(other));
}

function expectOneOf(answers: readonly Answer<Refused>[]): void {
  const made = answers.filter(({ status }) => status < 300);
  expect([made.length, answers.map(({ status, body }) => `${status} ${body.error}`)]).toEqual([1, expect.anything()]);
  for (const { status, body } of answers) if (status >= 300) expect([status, body.error]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
}

describe.each(pairs)('one key for %s and for %s', (first, second) => {
  const [one, other] = [kinds[first], kinds[second]] as [Kind, Kind];
  const asked = async (kind: Kind) => {
    const call = await kind.make();
    return (key: string) => api.call<Refused>(kind.operationId, { ...call, key });
  };

  it('at once makes one of them, and the other is IDEMPOTENCY_KEY_REUSED', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const calls = [await asked(one), await asked(other)];
      for (const { calls: operation } of [one, other]) if (operation) await sponsor.script(operation, 'ok', { delay_ms: HELD_MS });
      const [key, before] = [randomUUID(), await effects(one, other)];
      expectOneOf(await Promise.all(calls.map((call) => call(key))));
      expect(await effects(one, other)).toBe(before + 1);
      await sponsor.reset();
      await sponsor.connect(api, 'sim-demo', { isNew: false });
    }
  });

  it('one after the other makes the first', async () => {
    const calls = [await asked(one), await asked(other)];
    const [key, before] = [randomUUID(), await effects(one, other)];
    const answers: Answer<Refused>[] = [];
    for (const call of calls) answers.push(await call(key));
    expect(answers[0]?.status).toBeLessThan(300);
    expectOneOf(answers);
    expect(await effects(one, other)).toBe(before + 1);
  });
});

const outside = names.filter((name) => kinds[name]?.calls !== undefined);
describe.each(outside.flatMap((one) => names.map((other): [string, string] =>
  [one, other])))('a key that %s holds, of which nothing was heard', (first, second) => {
  it(`is IDEMPOTENCY_KEY_REUSED for ${second}, and the first goes on under it`, async () => {
    const [one, other] = [kinds[first], kinds[second]] as [Kind, Kind];
    const [mine, others] = [await one.make(), await other.make()];
    const key = randomUUID();
    await sponsor.script(one.calls ?? '', 'unreachable');
    expect((await api.call(one.operationId, { ...mine, key })).status).toBe(503);
    const refused = await api.call<Refused>(other.operationId, { ...others, key });
    expect([refused.status, refused.body.error]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
    expect((await api.call(one.operationId, { ...mine, key })).status).toBeLessThan(300);
  });
});
