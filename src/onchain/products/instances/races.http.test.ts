/** Many who move at once: on one instance, on the last centavos, on one limit; and workers that take each other's place. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import type { EventFeedItem, LimitPolicyResponse, ProductInstanceResponse } from '../../../../generated/models.ts';
import { bindTemplate, issueQbrl, Play } from '../../../../test/support/products.ts';
import { startChain, type TestChain } from '../../../../test/support/chain.ts';
import { createDatabase, type TestDatabase } from '../../../../test/support/database.ts';
import { clockFrom } from '../../../../test/support/database-clock.ts';
import { eventually, startTestService, TENANT, type Answer, type TestService } from '../../../../test/support/service.ts';
import { verifyJournal } from '../../../command-line/verify-journal.ts';
import { verifyCustody } from '../custody/index.ts';

const TIMEOUT_MS = 180_000;
const MANY = 64;
const ROUNDS = Number(process.env['RACE_ROUNDS'] ?? 4);
const PRODUCT = 'marcos';
const PRICE = 9_000;
const FIRST_THEFT_MS = 100;
/** From one theft to the next it takes this much longer: what is in hand comes to its end at last, on the slowest machine too. */
const LONGER = 1.25;

const clock = clockFrom();
let database: TestDatabase;
let chain: TestChain;
let api: TestService;
let beside: TestService;
let owner: pg.Client;
let play: Play;
/** The same by another process that answers. */
let there: Play;
/** Two workers beside each other, as of two processes. */
const workers: TestService[] = [];
beforeAll(async () => {
  database = await createDatabase();
  chain = await startChain(database.url, { clock });
  api = await startTestService({ clock, env: { RAZAO_ROLES: 'api' } });
  owner = new pg.Client({ connectionString: api.databaseUrl });
  await owner.connect();
  await bindTemplate(api, 'milestone-escrow', PRODUCT);
  await issueQbrl(api);
  beside = await startTestService({ clock, databaseUrl: api.databaseUrl, env: { RAZAO_ROLES: 'api' } });
  [play, there] = [new Play(api, PRODUCT), new Play(beside, PRODUCT)];
  for (let n = 0; n < 2; n += 1) {
    workers.push(await startTestService({
      clock, databaseUrl: api.databaseUrl, env: { RAZAO_ROLES: 'worker', RAZAO_CHAIN_URL: chain.url, RAZAO_INDEX_LAG_SECONDS: '0' },
    }));
  }
}, TIMEOUT_MS);
afterAll(async () => {
  await Promise.all(workers.map((worker) => worker.stop()));
  await owner?.end();
  await beside?.stop();
  await api?.stop();
  await chain?.stop();
  await database?.drop();
}, TIMEOUT_MS);

const codeOf = ({ status, body }: Answer<unknown>) => `${status} ${(body as { error?: string }).error ?? ''}`.trim();
const together = <T>(ask: (n: number) => Promise<T>, count = MANY): Promise<T[]> => Promise.all(Array.from(
  { length: count }, (_, n) => ask(n),
));
/** Picks one of the two processes. */
const either = (n: number): Play => (n % 2 === 0 ? play : there);
const tally = (answers: readonly Answer<unknown>[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const answer of answers) counts[codeOf(answer)] = (counts[codeOf(answer)] ?? 0) + 1;
  return counts;
};
const order = (seller: string) => ({ total_cents: PRICE, seller, deadline: 4_000_000_000 });
const made = (answers: readonly Answer<ProductInstanceResponse>[]) => answers.filter(
  ({ status }) => status === 201,
).map(({ body }) => body);
const pair = async (funds: number): Promise<[buyer: string, seller: string]> => [await api.account(funds), await api.account()];

async function opened(buyer: string, seller: string): Promise<string> {
  const { body: { instance_id } } = await play.create(buyer, order(seller));
  await play.settled(instance_id);
  return instance_id;
}

async function expectSound(): Promise<void> {
  expect(await verifyJournal(api.service.database, TENANT)).toMatchObject({ ok: true });
  expect((await verifyCustody(api.service.database.forTenant(TENANT), chain.node)).differences).toEqual([]);
}

describe(`${MANY} clients of two processes`, () => {
  it('on one instance: one moves it, the others are told to wait', async () => {
    const [buyer, seller] = await pair(PRICE);
    const id = await opened(buyer, seller);
    const answers = await together((n) => either(n).act(id, 'release', buyer, { release_cents: 10 }));
    expect(tally(answers)).toEqual({ 200: 1, '409 INSTANCE_NOT_INDEXED': MANY - 1 });
    expect((await play.settled(id)).timeline).toHaveLength(2);
    expect(await api.available(seller)).toBe(10);
    await expectSound();
  }, TIMEOUT_MS);

  it('on the last centavos: as many as there is money for', async () => {
    const [buyer, seller] = await pair(5 * PRICE + PRICE - 1);
    const answers = await together((n) => either(n).create(buyer, order(seller)));
    expect(tally(answers)).toEqual({ 201: 5, '422 INSUFFICIENT_FUNDS': MANY - 5 });
    expect(await api.available(buyer)).toBe(PRICE - 1);
    for (const { instance_id } of made(answers)) expect(await play.settled(instance_id)).toMatchObject({ status: 'OPEN' });
    await expectSound();
  }, TIMEOUT_MS);

  it.each([['PRODUCT', PRODUCT], ['RAIL', 'CHAIN']])('on one limit of the scope %s: as many as it takes', async (scope_type, scope_id) => {
    const { policy_id } = await api.ok<LimitPolicyResponse>('createLimitPolicy', { body: {
      policy_key: `corrida-${scope_type.toLowerCase()}`, scope_type, scope_id, dimension: 'AMOUNT', direction: 'DEBIT', window: 'DAY',
      threshold: 7 * PRICE,
      currency: 'BRL', enforce_per: 'ACCOUNT', action: 'REJECT',
    } });
    const [buyer, seller] = await pair(MANY * PRICE);
    const answers = await together((n) => either(n).create(buyer, order(seller)));
    expect(tally(answers)).toEqual({ 201: 7, '422 LIMIT_EXCEEDED': MANY - 7 });
    await api.ok('disableLimitPolicy', { path: { policy_id } });
    await Promise.all(made(answers).map(({ instance_id }) => play.settled(instance_id)));
    await expectSound();
  }, TIMEOUT_MS);

  it('with one key: one instance', async () => {
    const [buyer, seller] = await pair(3 * PRICE);
    const answers = await together((n) => either(n).create(buyer, order(seller), { key: 'uma-so' }));
    const ids = new Set(made(answers).map(({ instance_id }) => instance_id));
    expect([ids.size, await api.available(buyer)]).toEqual([1, 2 * PRICE]);
    await play.settled([...ids][0] ?? '');
  }, TIMEOUT_MS);
});

describe('a suspension beside creations', () => {
  it('is before each or after it, and the answer says which', async () => {
    const product_id = 'suspenso';
    await bindTemplate(api, 'milestone-escrow', product_id);
    const [its, itsThere] = [new Play(api, product_id), new Play(beside, product_id)];
    const token = await api.platformToken();
    const [buyer, seller] = await pair(MANY * ROUNDS * PRICE);
    for (let round = 0; round < ROUNDS; round += 1) {
      await owner.query(`update razao.products set lifecycle = 'LIVE' where product_id = $1`, [product_id]);
      const suspension = async () => {
        await sleep(round);
        return api.ok('operatorSetProductLifecycle', { token, path: { tenant: TENANT, product_id }, body: { lifecycle: 'SUSPENDED' } });
      };
      const [answers] = await Promise.all([together((n) => (n % 2 === 0 ? its : itsThere).create(buyer, order(seller)), 16), suspension()]);
      expect(Object.keys(tally(answers)).filter((code) => code !== '201' && code !== '409 PRODUCT_NOT_OPEN')).toEqual([]);
      for (const late of [its, itsThere]) expect(codeOf(await late.create(buyer, order(seller)))).toBe('409 PRODUCT_NOT_OPEN');
      const { items } = await api.ok<{ items: EventFeedItem[] }>('listEvents', {
        query: { after: 'earliest', entity_id: product_id, limit: 200 },
      });
      const suspended = items.findLast(({ event_type }) => event_type === 'product.lifecycle_changed');
      const after = await api.ok<{ items: EventFeedItem[] }>('listEvents', {
        query: { after: suspended?.position ?? '', type: 'product_instance.created', limit: 200 },
      });
      expect(after.items).toEqual([]);
      await Promise.all(made(answers).map(({ instance_id }) => its.settled(instance_id)));
    }
    await expectSound();
  }, TIMEOUT_MS);
});

describe('a drain beside a move of a party', () => {
  it('is first or second, and the money is where the chain says', async () => {
    const token = await api.platformToken();
    for (let round = 0; round < ROUNDS; round += 1) {
      const [buyer, seller] = await pair(PRICE);
      const instance_id = await opened(buyer, seller);
      const drain = async () => {
        await sleep(round);
        return api.call('operatorDrainProduct', {
          token, path: { tenant: TENANT, product_id: PRODUCT }, body: { instances: [{ instance_id }], reason: 'withdrawn' },
        });
      };
      const [moved] = await Promise.all([there.act(instance_id, 'release', buyer, { release_cents: 1_000 }), drain()]);
      expect(['200', '409 INSTANCE_NOT_INDEXED']).toContain(codeOf(moved));
      const ended = await eventually(async () => {
        const now = await play.read(instance_id);
        if (now.awaiting_index) return false;
        if (now.status === 'OPEN') await drain();
        return now.status === 'CLOSED' && now;
      }, 60);
      expect(ended.timeline.map(({ outcome }) => outcome)).not.toContain('SUBMITTED');
      expect(await api.available(buyer) + await api.available(seller)).toBe(PRICE);
    }
    await expectSound();
  }, TIMEOUT_MS);
});

describe('two workers', () => {
  it('that steal the indexer’s place and each other’s transactions make each move once', async () => {
    const [buyer, seller] = await pair(12 * PRICE);
    let isOver = false;
    const thief = (async () => {
      for (let pause = FIRST_THEFT_MS; !isOver; pause *= LONGER) {
        await owner.query(`update razao.chain_follow set due_at = razao.clock() - interval '1 second', lease = null`);
        await owner.query('update razao.chain_sendings set due_at = razao.clock()');
        await sleep(pause);
      }
    })();
    try {
      await movedTwice(buyer, seller);
    } finally {
      isOver = true;
      await thief;
    }
    await expectSound();
    expect(await spentTwice()).toEqual([]);
  }, TIMEOUT_MS);
});

/** Twelve instances are made, and each pays once. */
async function movedTwice(buyer: string, seller: string): Promise<void> {
  const answers = await together(() => play.create(buyer, order(seller)), 12);
  const ids = made(answers).map(({ instance_id }) => instance_id);
  await Promise.all(ids.map((id) => play.settled(id)));
  const releases = await Promise.all(ids.map((id) => play.act(id, 'release', buyer, { release_cents: 100 })));
  const settled = await Promise.all(ids.map((id) => play.settled(id)));
  expect([ids.length, tally(releases)]).toEqual([12, { 200: 12 }]);
  expect(settled.map(({ timeline }) => timeline.map(({ outcome }) => outcome).join())).toEqual(ids.map(() => 'ACCEPTED,ACCEPTED'));
  expect([await api.available(buyer), await api.available(seller)]).toEqual([0, 1_200]);
}

/** Instances whose moves are in more than one transaction on the chain. */
async function spentTwice(): Promise<string[]> {
  const { rows } = await owner.query<{ id: string; txs: string }>(
    `select instance_id as id, count(distinct chain_tx_id)::text || '/' || count(*)::text as txs from razao.product_moves group by 1 having count(distinct chain_tx_id) <> count(*)`);
  return rows.map(({ id, txs }) => `${id} ${txs}`);
}
