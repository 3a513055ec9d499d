/**
 * An acknowledged message is either the same bytes as an accepted one, or it is accepted. The name that a provider gives a delivery is not
 * signed: whoever has captured one delivery may send its bytes under any name.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { addProvider, deliver } from '../../../test/support/deliver.ts';
import { receivers, type ReceiverCase, type Fact } from '../../../test/support/provider-facts.ts';
import { startTwoServices, TENANT, type TestService } from '../../../test/support/service.ts';
import { verifyJournal } from '../../command-line/verify-journal.ts';
import { bindRails } from '../../command-line/provider.ts';
import { SPONSOR } from '../../domains/rails/index.ts';
import { forgetOlder } from '../jobs/forget-job.ts';
import { rotateTable } from '../vault/reencrypt.ts';
import { keptDeliveries } from './delivery-row.ts';

let services: Awaited<ReturnType<typeof startTwoServices>>;
let here: TestService;
let there: TestService;
beforeAll(async () => {
  services = await startTwoServices({ RAZAO_ROLES: 'api' });
  ({ here, there } = services);
  await addProvider(here);
  await bindRails(here.service.contextFor(TENANT), 'sim-demo', SPONSOR, ['PIX']);
  await addProvider(here, 'sim-kyc-demo', { type: 'KYC_PROVIDER', adapter: 'sim_kyc_v1' });
});
afterAll(async () => {
  const verdict = await verifyJournal(here.service.database, TENANT);
  await services.stop();
  expect(verdict).toMatchObject({ ok: true });
});

const facts = (receiver: Pick<ReceiverCase, 'fact'>, count: number) =>
  Promise.all(Array.from({ length: count }, () => receiver.fact(here)));
const takenOf = async (told: readonly Fact[]) => (await Promise.all(told.map((fact) => fact.isTaken()))).filter(Boolean).length;

/** Sends a fact under a name, to the one process or the other. */
const send = async ({ operationId, providerId }: ReceiverCase, { body }: Fact, deliveryId: string | undefined, by = here) => {
  const answer = await deliver(by, { operationId, providerId, body, ...(deliveryId !== undefined && { deliveryId }) });
  return answer.status;
};

describe.each(
  receivers.map((receiver) => [receiver.operationId, receiver] as const),
)('%s takes what is new, under whatever name', (_id, receiver) => {
  it('a captured delivery that is sent again under the next names keeps nothing from being taken', async () => {
    const [captured, ...real] = await facts(receiver, 21) as [Fact, ...Fact[]];
    const name = `${randomUUID()}-`;
    expect(await send(receiver, captured, `${name}0`)).toBe(200);
    const replays = await Promise.all(real.map((_, n) => send(receiver, captured, `${name}${n + 1}`, n % 2 ? here : there)));
    const answers = await Promise.all(real.map((fact, n) => send(receiver, fact, `${name}${n + 1}`, n % 2 ? there : here)));
    expect([...replays, ...answers]).toEqual(Array(40).fill(200));
    expect(await takenOf([captured, ...real])).toBe(21);
  });

  it('a provider that begins its numbers anew is heard', async () => {
    const [first, second] = [await facts(receiver, 5), await facts(receiver, 5)];
    const name = `${randomUUID()}-`;
    for (const told of [first, second]) {
      for (const [n, fact] of told.entries()) expect(await send(receiver, fact, `${name}${n}`, n % 2 ? here : there)).toBe(200);
    }
    expect(await takenOf([...first, ...second])).toBe(10);
  });

  it('two messages of one name at the same moment, in two processes, are both taken', async () => {
    const [told, name] = [await facts(receiver, 6), `${randomUUID()}-`];
    for (let n = 0; n < told.length; n += 2) {
      const pair = told.slice(n, n + 2);
      expect(await Promise.all(pair.map((fact, i) => send(receiver, fact, name + n, i ? here : there)))).toEqual([200, 200]);
    }
    expect(await takenOf(told)).toBe(6);
  });

  it.each([['a name', () => randomUUID()], ['no name', () => undefined], ['an empty name', () => '']])(
    'with %s, the same bytes many times at once are one', async (_what, nameOf) => {
      const [fact] = await facts(receiver, 1) as [Fact];
      const deliveryId = nameOf();
      const before = await kept(receiver);
      const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => send(receiver, fact, deliveryId, n % 2 ? here : there)));
      expect(answers).toEqual(Array(8).fill(200));
      expect([await fact.isTaken(), (await kept(receiver)) - before]).toEqual([true, 1]);
    });
});

it.each(receivers.map((receiver) =>
  [receiver.operationId, receiver] as const,
))('%s: what is told in other bytes, under other names, has its effect once', async (_id, receiver) => {
  const [fact] = await facts(receiver, 1) as [Fact];
  const spellings = Array.from({ length: 12 }, (_, n) => ({ ...fact, body: { ...fact.body, n } }));
  const name = randomUUID();
  const answers = await Promise.all(spellings.map((it, n) => send(receiver, it, n % 3 ? `${name}-${n}` : name, n % 2 ? here : there)));
  expect([answers, await fact.isTaken()]).toEqual([Array(12).fill(200), true]);
});

/** Counts the recorded deliveries of an endpoint. */
async function kept({ operationId }: ReceiverCase): Promise<number> {
  const [row] = await here.service.database.forTenant(TENANT).read((em) =>
    em.execute<{ n: string }[]>('select count(*) as n from razao.provider_deliveries where receiver = ?', [operationId]));
  return Number(row?.n);
}

describe('a name under which something failed', () => {
  const [payments] = receivers as [ReceiverCase];
  const outcomes = () => here.service.database.forTenant(TENANT).read((em) => em.execute<{ outcome: string; attempts: number }[]>(
    `select outcome, attempts from razao.provider_deliveries where provider_id = 'sim-late' order by outcome, attempts`));

  it('leaves other bytes to be taken, and its own when they come again', async () => {
    await addProvider(here, 'sim-late');
    const ctx = here.service.contextFor(TENANT);
    await bindRails(ctx, 'sim-late', SPONSOR, ['ACH']);
    const late = { ...payments, providerId: 'sim-late' as 'sim-demo' };
    const [first, second] = await facts(payments, 2) as [Fact, Fact];
    expect(await send(late, first, '1')).toBe(401);
    expect(await outcomes()).toEqual([{ outcome: 'FAILED', attempts: 1 }]);
    await bindRails(ctx, 'sim-late', SPONSOR, ['PIX']);
    expect([await send(late, second, '1', there), await second.isTaken(), await first.isTaken()]).toEqual([200, true, false]);
    for (const by of [there, here]) expect(await send(late, first, '1', by)).toBe(200);
    expect([await first.isTaken(), await outcomes()]).toEqual([
      true, [{ outcome: 'APPLIED', attempts: 1 }, { outcome: 'APPLIED', attempts: 2 }],
    ]);
  });
});

it('what old deliveries said is forgotten, and that they came is not', async () => {
  const [receiver] = receivers as [ReceiverCase];
  const [told, name] = [await receiver.fact(here), randomUUID()];
  expect(await send(receiver, told, name)).toBe(200);
  const { database } = here.service;
  const bodies = () => database.forTenant(TENANT).read((em) => em.execute<{ key: string; bytes: number }[]>(
    `select delivery_key as key, octet_length(body) as bytes from razao.provider_deliveries where tenant_id = ?`, [TENANT]));
  await forgetOlder(database, 'forget_deliveries', 1);
  expect((await bodies()).filter(({ bytes }) => bytes === 0)).toEqual([]);
  await forgetOlder(database, 'forget_deliveries', 0);
  const left = await bodies();
  expect(left.length).toBeGreaterThan(0);
  expect(left.filter(({ bytes }) => bytes > 0)).toEqual([]);
  expect(await send(receiver, told, name, there)).toBe(200);
  expect(await bodies()).toEqual(expect.arrayContaining([...left]));
  expect(await bodies()).toHaveLength(left.length);
  // An empty body is under no key: the rotation of keys passes it over.
  const vault = here.service.contextFor(TENANT).vault;
  expect(await rotateTable(database, vault, keptDeliveries, [TENANT], true)).toMatchObject({ rows: 0, unreadable: 0 });
});
