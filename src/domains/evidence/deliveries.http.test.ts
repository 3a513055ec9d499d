/** Evidence that comes as a delivery: the commit that books it records the delivery, so both are there once or not at all. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { EvidenceListResponse, ObligationResponse } from '../../../generated/models.ts';
import { addPixKey } from '../../../test/support/add-pix-key.ts';
import { addProvider, deliver, type SentDelivery } from '../../../test/support/deliver.ts';
import { startTwoServices, TENANT, type TestService } from '../../../test/support/service.ts';
import { verifyJournal } from '../../command-line/verify-journal.ts';
import { bindRail, SPONSOR } from '../rails/index.ts';

let services: Awaited<ReturnType<typeof startTwoServices>>;
let here: TestService;
let there: TestService;
beforeAll(async () => {
  services = await startTwoServices({ RAZAO_ROLES: 'api' });
  ({ here, there } = services);
  await addProvider(here);
  await bind('sim-demo');
});
afterAll(async () => {
  const verdict = await verifyJournal(here.service.database, TENANT);
  await services.stop();
  expect(verdict).toMatchObject({ ok: true });
});

const bind = (providerId: string, rail: 'PIX' | 'ACH' = 'PIX') => bindRail(here.service.contextFor(TENANT), {
  rail, providerId, adapter: SPONSOR, priority: 1, capabilities: ['INBOUND'], isEnabled: true,
});

const read = <T>(statement: string, values: unknown[] = []) =>
  here.service.database.forTenant(TENANT).read((em) => em.execute<T[]>(statement, values));

/** An account with a key. */
async function keyed(): Promise<{ account: string; key: string }> {
  const account = await here.account();
  const { value: key } = await addPixKey(here, account);
  return { account, key };
}

const credit = (key: string, more: object = {}) => ({
  event: 'CREDIT_RECEIVED', occurred_at: '2026-03-02T11:59:59.000Z',
  data: { end_to_end_id: `E${randomUUID()}`, amount: { currency: 'BRL', value: 1000 }, key, ...more },
});

const taken = (sent: SentDelivery, by = here) => deliver(by, sent).then(({ status }) => status);

const kept = (deliveryId: string) =>
  read<Record<string, unknown>>(
    'select outcome, error_code, attempts, digest from razao.provider_deliveries where delivery_key like ? order by delivery_key',
    [`id:${deliveryId}:%`],
  );

const evidenceOf = (body: ReturnType<typeof credit>) =>
  here.ok<EvidenceListResponse>(
    'listEvidence', { query: { external_id: `${body.data.end_to_end_id}:CREDIT_RECEIVED` } },
  ).then(({ items }) => items);

describe('a credit and its delivery', () => {
  it('are written by one commit, and no answer of it is stored', async () => {
    const { account, key } = await keyed();
    const body = credit(key);
    const [before] = await read<{ n: string }>('select count(*) as n from razao.commands');
    const deliveryId = randomUUID();
    const statements: string[] = [];
    const { database: service } = here.service;
    const query = service.query.bind(service);
    service.query = (statement, values) => {
      statements.push(statement.name);
      return query(statement, values);
    };
    expect(await taken({ body, deliveryId })).toBe(200);
    service.query = query;
    expect(statements).not.toContain('keep-deliveries');
    expect(statements).not.toContain('find-deliveries');
    expect(await kept(deliveryId)).toMatchObject([{ outcome: 'APPLIED', attempts: 1 }]);
    const [{ digest }] = await kept(deliveryId) as [{ digest: string }];
    expect(await evidenceOf(body)).toMatchObject([{ state: 'MATCHED', payload_hash: digest }]);
    expect(await here.available(account)).toBe(1000);
    expect(await read('select count(*) as n from razao.commands')).toEqual([before]);
  });

  it('twenty times at once, by two processes, have one effect', async () => {
    const { account, key } = await keyed();
    const [body, deliveryId] = [credit(key), randomUUID()];
    const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => taken({ body, deliveryId }, i % 2 ? here : there)));
    expect(answers).toEqual(Array(20).fill(200));
    expect(await here.available(account)).toBe(1000);
    expect(await kept(deliveryId)).toHaveLength(1);
  });

  it('told again under another delivery’s name: the delivery is kept, the money is not booked twice', async () => {
    const { account, key } = await keyed();
    const [body, names] = [credit(key), [randomUUID(), randomUUID()]];
    for (const deliveryId of names) expect(await taken({ body, deliveryId })).toBe(200);
    for (const deliveryId of names) expect(await kept(deliveryId)).toMatchObject([{ outcome: 'APPLIED' }]);
    expect([await here.available(account), await evidenceOf(body)]).toMatchObject([1000, [{ attempts: 1 }]]);
  });

  it('of the same name with other bytes is another, by whichever process, and each is booked once', async () => {
    const { account, key } = await keyed();
    const [first, second, deliveryId] = [credit(key), credit(key), randomUUID()];
    expect(await taken({ body: first, deliveryId })).toBe(200);
    for (const by of [here, there]) expect(await taken({ body: second, deliveryId }, by)).toBe(200);
    expect([await here.available(account), await evidenceOf(second), await kept(deliveryId)]).toMatchObject([
      2000, [{ state: 'MATCHED' }], [{}, {}],
    ]);
  });

  it('that stood although nobody heard of it are not written again', async () => {
    const { account, key } = await keyed();
    const [body, deliveryId] = [credit(key), randomUUID()];
    const { database: service } = here.service;
    const query = service.query.bind(service);
    service.query = async (statement, values) => {
      const rows = await query(statement, values);
      if (statement.name !== 'commit-batch') return rows as never;
      service.query = query;
      throw Object.assign(new Error('the connection broke'), { code: 'ECONNRESET' });
    };
    expect(await taken({ body, deliveryId })).toBe(200);
    expect(await here.available(account)).toBe(1000);
    expect(await kept(deliveryId)).toMatchObject([{ outcome: 'APPLIED', attempts: 1 }]);
  });
});

it('a delivery that failed is applied when it comes again', async () => {
  await addProvider(here, 'sim-late');
  await bind('sim-late', 'ACH');
  const { account, key } = await keyed();
  const sent = { body: credit(key), deliveryId: randomUUID(), providerId: 'sim-late' };
  expect(await taken(sent)).toBe(401);
  expect(await kept(sent.deliveryId)).toMatchObject([{ outcome: 'FAILED', error_code: 'RAIL_NOT_BOUND' }]);
  await bind('sim-late');
  expect(await taken(sent)).toBe(200);
  expect(await kept(sent.deliveryId)).toMatchObject([{ outcome: 'APPLIED', error_code: null, attempts: 2 }]);
  expect(await taken(sent)).toBe(200);
  expect(await here.available(account)).toBe(1000);
});

describe('a credit by a key is looked into before it is decided', () => {
  it('where an obligation expects it', async () => {
    const { account, key } = await keyed();
    const txid = randomUUID();
    const { obligation_id } = await here.ok<ObligationResponse>('createObligation', {
      body: {
        rail: 'PIX', amount: { currency: 'BRL', value: 1000 }, debtor: { kind: 'external', external_id: 'payer' },
        creditor: { kind: 'account', account_id: account }, match_keys: { txid },
      },
    });
    const body = credit(key, { txid });
    expect(await taken({ body })).toBe(200);
    expect(await evidenceOf(body)).toMatchObject([{ state: 'MATCHED', match: { obligation_id, matched_by: 'MATCH_KEYS' } }]);
    expect(await here.ok('getObligation', { path: { obligation_id } })).toMatchObject({ state: 'FINAL', resolution_outcome: 'SETTLED' });
    expect(await here.available(account)).toBe(1000);
  });

  it('where the key is nobody’s: its money waits', async () => {
    const body = credit('nobody@example.com');
    expect(await taken({ body, deliveryId: 'to-nobody' })).toBe(200);
    expect(await evidenceOf(body)).toMatchObject([{ state: 'UNMATCHED', reason_code: 'NO_MATCH', exception_cents: 1000 }]);
    expect(await kept('to-nobody')).toMatchObject([{ outcome: 'APPLIED' }]);
  });
});
