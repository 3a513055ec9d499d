/** Instances over HTTP, with a real chain and a real validator behind them. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import type {
  AccountBalanceResponse, Event, HealthResponse, LimitPolicyResponse, ObligationListResponse, ObligationResponse,
  ProductInstanceListResponse, ProductResponse,
  QbrlPolicyResponse, QuotasResponse,
} from '../../../../generated/models.ts';
import { clockFrom } from '../../../../test/support/database-clock.ts';
import { bindTemplate, issueQbrl, Play, startProducts, type ProductService } from '../../../../test/support/products.ts';
import { newSigner, policyBody } from '../../../../test/support/qbrl.ts';
import { eventually, type Answer, type TestService } from '../../../../test/support/service.ts';
import { verifyJournal } from '../../../command-line/verify-journal.ts';
import { assemble, signingKey, treasuryPolicy } from '../../chain/index.ts';
import { unsealTreasuryKey } from '../../qbrl/index.ts';
import { verifyCustody } from '../custody/index.ts';
import { watchCustody } from '../custody/watch-custody.ts';

const PRODUCT = 'marcos';
const TIMEOUT_MS = 60_000;

const clock = clockFrom();
let products: ProductService;
let api: TestService;
let owner: pg.Client;
let play: Play;
let buyer: string;
let seller: string;
beforeAll(async () => {
  products = await startProducts({ clock });
  ({ api } = products);
  owner = new pg.Client({ connectionString: api.databaseUrl });
  await owner.connect();
  await bindTemplate(api, 'milestone-escrow', PRODUCT);
  await issueQbrl(api);
  [buyer, seller] = [await api.account(10_000_000), await api.account()];
  play = new Play(api, PRODUCT);
}, TIMEOUT_MS);
afterAll(async () => {
  await owner?.end();
  await products?.stop();
});

const inOneHour = () => Math.floor(clock.now().getTime() / 1000) + 3_600;
const order = (over: object = {}) => ({ total_cents: 90_000, seller, deadline: inOneHour(), ...over });
async function balances(account_id: string, tenant = 'demo') {
  return api.ok<AccountBalanceResponse>('getAccountBalance', { tenant, path: { account_id } });
}
async function posted(account_id: string, tenant = 'demo'): Promise<number> {
  return Number((await balances(account_id, tenant)).assets[0]?.balances.posted ?? 0);
}
async function begun(parameters: object = order(), by = buyer, its = play): Promise<string> {
  const { status, body } = await its.create(by, parameters);
  expect([status, body]).toEqual([201, expect.anything()]);
  await its.settled(body.instance_id);
  return body.instance_id;
}
const codeOf = ({ status, body }: Answer<unknown>) => `${status} ${(body as { error?: string }).error ?? ''}`.trim();
const detailsOf = ({ body }: Answer<unknown>) => (body as { details?: unknown }).details;
const setLifecycle = (lifecycle: string, product = PRODUCT) => owner.query(
  'update razao.products set lifecycle = $2 where product_id = $1', [product, lifecycle],
);
const isVerified = async (tenant = 'demo') => expect(await verifyJournal(api.service.database, tenant)).toMatchObject({ ok: true });

describe('an instance', () => {
  it('is created, moved, refused a move, and ends: its money is where the chain says', async () => {
    const before = await posted(buyer);
    const created = await play.create(buyer, order());
    expect([created.status, created.body]).toMatchObject([201, {
      status: 'PENDING', state: null, awaiting_index: true, locked_value: { currency: 'BRL', value: 90_000 }, datum: {},
      parties: [{ key: 'buyer', account_id: buyer }, { key: 'seller', account_id: seller }],
      timeline: [{ sequence: 1, kind: 'CREATE', outcome: 'SUBMITTED', refusal: null, chain_tx_id: null }],
    }]);
    const { instance_id } = created.body;
    expect(await posted(buyer)).toBe(before - 90_000);
    expect(await play.settled(instance_id)).toMatchObject({
      status: 'OPEN', state: 'OPEN', locked_value: { value: 90_000 }, datum: { total: 90_000, paid: 0 },
      timeline: [
        { outcome: 'ACCEPTED', to_state: 'OPEN', chain_tx_id: expect.stringMatching(/^[0-9a-f]{64}$/), indexed_at: expect.any(String) },
      ],
    });
    expect((await play.act(instance_id, 'release', buyer, { release_cents: 30_000 })).status).toBe(200);
    expect(await play.settled(instance_id)).toMatchObject({ status: 'OPEN', locked_value: { value: 60_000 }, datum: { paid: 30_000 } });
    expect(await posted(seller)).toBe(30_000);
    expect((await play.act(instance_id, 'release', seller, { release_cents: 1_000 })).status).toBe(200);
    const refused = await play.settled(instance_id);
    expect(refused.timeline[2]).toMatchObject({
      outcome: 'REFUSED', refusal: { code: expect.stringMatching(/^E_/) }, chain_tx_id: expect.stringMatching(/^[0-9a-f]{64}$/),
      indexed_at: null, to_state: null,
    });
    expect(await posted(seller)).toBe(30_000);
    expect((await play.act(instance_id, 'finish', buyer)).status).toBe(200);
    expect(await play.settled(instance_id)).toMatchObject({
      status: 'CLOSED', state: 'FINISHED', locked_value: { value: 0 }, datum: {}, closed_at: expect.any(String),
    });
    expect([await posted(buyer), await posted(seller)]).toEqual([before - 90_000, 90_000]);
    await isVerified();
    const { items } = await api.ok<{ items: Event[] }>('listEvents', { query: { after: 'earliest', entity_id: instance_id, limit: 100 } });
    expect(items.map(({ event_type, entity }) => `${entity.version} ${event_type}`)).toEqual([
      '1 product_instance.created', '2 product_instance.move_submitted', '3 product_instance.move_accepted', '4 product_instance.indexed',
      '5 product_instance.move_submitted', '6 product_instance.move_accepted', '7 product_instance.indexed',
      '8 product_instance.move_submitted', '9 product_instance.move_refused',
      '10 product_instance.move_submitted', '11 product_instance.move_accepted', '12 product_instance.closed',
    ]);
  }, TIMEOUT_MS);

  it('whose creation the validator refuses gives the money back', async () => {
    await bindTemplate(api, 'savings-goal', 'cofre');
    const its = new Play(api, 'cofre');
    const before = await posted(buyer);
    const goal = { first_deposit_cents: 100_001, goal_cents: 100_000, institution: seller, goal_date: inOneHour(), penalty_bps: 250 };
    const { body: { instance_id } } = await its.create(buyer, goal);
    expect(await posted(buyer)).toBe(before - 100_001);
    expect(await its.settled(instance_id)).toMatchObject({
      status: 'REFUSED', state: null, locked_value: { value: 0 }, closed_at: expect.any(String),
      timeline: [{ outcome: 'REFUSED', refusal: { code: 'E_GOAL' }, locked_value: { value: 0 } }],
    });
    expect(await posted(buyer)).toBe(before);
    expect(codeOf(await its.act(instance_id, 'withdraw', buyer))).toBe('409 INSTANCE_CLOSED');
    expect(codeOf(await its.close(instance_id, buyer))).toBe('409 INSTANCE_CLOSED');
    await isVerified();
  }, TIMEOUT_MS);

  it('shows what parties have committed, and its product what it holds', async () => {
    const [payer, payee] = [await api.account(500_000), await api.account()];
    const id = await begun(order({ seller: payee, total_cents: 70_000 }), payer);
    expect((await balances(payer)).committed_to_products).toEqual([{ product_id: PRODUCT, total_committed_value: 70_000, instances: 1 }]);
    expect((await balances(payee)).committed_to_products).toEqual([]);
    await play.act(id, 'release', payer, { release_cents: 20_000 });
    await play.settled(id);
    expect((await balances(payer)).committed_to_products).toEqual([{ product_id: PRODUCT, total_committed_value: 70_000, instances: 1 }]);
    expect(await api.ok<ProductResponse>('getProduct', { path: { product_id: PRODUCT } })).toMatchObject({
      open_instances: expect.any(Number),
    });
    await play.act(id, 'refund', payee);
    await play.settled(id);
    expect([(await balances(payer)).committed_to_products, await posted(payer), await posted(payee)]).toEqual([[], 480_000, 20_000]);
  }, TIMEOUT_MS);

  it('moves no more than one move at a time', async () => {
    const id = await begun();
    const answers = await Promise.all(Array.from({ length: 16 }, () => play.act(id, 'release', buyer, { release_cents: 1_000 })));
    expect(answers.map(codeOf).toSorted()).toEqual(['200', ...Array.from({ length: 15 }, () => '409 INSTANCE_NOT_INDEXED')]);
    expect((await play.settled(id)).timeline).toHaveLength(2);
  }, TIMEOUT_MS);

  it('answers a repeated key as before, and moves nothing again', async () => {
    const [key, wanted] = ['uma-vez', order()];
    const first = await play.create(buyer, wanted, { key });
    await play.settled(first.body.instance_id);
    expect(await play.create(buyer, wanted, { key }).then(({ body }) => body.instance_id)).toBe(first.body.instance_id);
    const id = first.body.instance_id;
    const moved = await play.act(id, 'release', buyer, { release_cents: 1_000 }, { key: 'um-passo' });
    await play.settled(id);
    expect((await play.act(id, 'release', buyer, { release_cents: 1_000 }, { key: 'um-passo' })).body).toEqual(moved.body);
    expect((await play.read(id)).timeline).toHaveLength(2);
  }, TIMEOUT_MS);

  it('ignores what the manifest does not declare, and does not record it', async () => {
    const { body: { timeline } } = await play.create(buyer, order({ surprise: 'x', order_ref: 'P-17' }));
    expect(Object.keys(timeline[0]?.parameters ?? {}).toSorted()).toEqual(['deadline', 'order_ref', 'seller', 'total_cents']);
  });
});

describe('creation is refused', () => {
  const nobody = 'acc_00000000000000000000000000';

  it.each<[string, () => Promise<Answer<unknown>>, string]>([
    ['an account that nobody has', () => play.create(nobody, order()), '404 ACCOUNT_NOT_FOUND'],
    ['a missing parameter', () => play.create(buyer, order({ total_cents: undefined })), '422 PRODUCT_PARAMETER_INVALID'],
    ['a counterparty that nobody is', () => play.create(buyer, order({ seller: nobody })), '422 PRODUCT_PARAMETER_INVALID'],
    ['one account for two keys', () => play.create(buyer, order({ seller: buyer })), '422 PRODUCT_ACCOUNT_NOT_ELIGIBLE'],
    [
      'a counterparty of the institution', async () => play.create(buyer, order({ seller: await api.account(0, { type: 'REVENUE' }) })),
      '422 PRODUCT_ACCOUNT_NOT_ELIGIBLE',
    ],
    ['another currency', async () => play.create(await api.account(0, { currency: 'USD' }), order()), '422 CURRENCY_MISMATCH'],
    ['a frozen account', async () => {
      const account_id = await api.account(100_000);
      await api.ok('freezeAccount', { path: { account_id }, body: {} });
      return play.create(account_id, order());
    }, '422 ACCOUNT_FROZEN'],
    ['a closed account', async () => {
      const account_id = await api.account();
      await api.ok('closeAccount', { path: { account_id }, body: {} });
      return play.create(account_id, order());
    }, '422 ACCOUNT_CLOSED'],
    ['a blocked party', async () => {
      const party = await api.party();
      const account = await api.account(100_000, { owner: party });
      await api.ok('updateParty', { path: { party_id: party }, body: { status: 'BLOCKED' } });
      return play.create(account, order());
    }, '422 PARTY_BLOCKED'],
    ['too little money', async () => play.create(await api.account(10), order()), '422 INSUFFICIENT_FUNDS'],
  ])('for %s', async (_, ask, expected) => {
    expect(codeOf(await ask())).toBe(expected);
  }, TIMEOUT_MS);

  it.each<[string, object, unknown]>([
    ['missing', { deadline: undefined }, { parameter: 'deadline', type: 'int', reason: 'MISSING' }],
    ['of another type', { total_cents: '90000' }, { parameter: 'total_cents', type: 'cents', reason: 'WRONG_TYPE' }],
    [
      'beyond its bounds', { total_cents: 0 },
      { parameter: 'total_cents', type: 'cents', reason: 'OUT_OF_BOUNDS', minimum: 1, maximum: 100_000_000 },
    ],
    ['of 1970', { deadline: 1 }, expect.objectContaining({ parameter: 'deadline', reason: 'OUT_OF_BOUNDS', minimum: 1_000_000_000 })],
    ['too long', { order_ref: 'é'.repeat(33) }, { parameter: 'order_ref', type: 'string', reason: 'WRONG_LENGTH', length_bytes: 64 }],
    ['no account', { seller: 'acc_00000000000000000000000000' }, { parameter: 'seller', type: 'account_id', reason: 'NOT_A_KEY' }],
    [
      'two, of which the first in the manifest is told', { total_cents: -1, deadline: 'x' },
      expect.objectContaining({ parameter: 'total_cents' }),
    ],
  ])('says of a parameter that is %s what is wrong', async (_, over, details) => {
    expect(detailsOf(await play.create(buyer, order(over)))).toEqual(details);
  });

  it('while the product is not open', async () => {
    await bindTemplate(api, 'milestone-escrow', 'fechado');
    await setLifecycle('SUSPENDED', 'fechado');
    const answer = await new Play(api, 'fechado').create(buyer, order());
    expect([codeOf(answer), detailsOf(answer)]).toEqual(['409 PRODUCT_NOT_OPEN', { lifecycle: 'SUSPENDED' }]);
  }, TIMEOUT_MS);

  it('without a qBRL policy, and past its caps', async () => {
    const tenant = 'sem-qbrl';
    await api.token(undefined, tenant);
    await bindTemplate(api, 'milestone-escrow', PRODUCT, tenant);
    const its = new Play(api, PRODUCT, tenant);
    const [payer, payee, backing] = [
      await api.account(500_000, { tenant }), await api.account(0, { tenant }), await api.account(0, { tenant, type: 'ASSET' }),
    ];
    expect(codeOf(await its.create(payer, order({ seller: payee })))).toBe('422 QBRL_NOT_ISSUED');
    await api.ok('operatorSetQbrlPolicy', {
      tenant, body: await policyBody(api, backing, [newSigner('t')], { max_outstanding_cents: 100_000 }, 1, tenant),
    });
    await begun(order({ seller: payee }), payer, its);
    expect(codeOf(await its.create(payer, order({ seller: payee })))).toBe('422 QBRL_CAP_EXCEEDED');
    await isVerified(tenant);
  }, TIMEOUT_MS);

  it('past a limit of the product, which counts nothing else', async () => {
    const policy = {
      policy_key: 'marcos-dia', scope_type: 'PRODUCT', scope_id: PRODUCT, dimension: 'AMOUNT', direction: 'DEBIT', window: 'DAY',
      threshold: 100_000, currency: 'BRL', enforce_per: 'ACCOUNT', action: 'REJECT',
    };
    const { policy_id } = await api.ok<LimitPolicyResponse>('createLimitPolicy', { body: policy });
    const [payer, payee] = [await api.account(900_000), await api.account()];
    await begun(order({ seller: payee }), payer);
    expect((await api.transfer(payer, payee, 200_000)).status).toBe(201);
    const answer = await play.create(payer, order({ seller: payee }));
    expect([codeOf(answer), detailsOf(answer)]).toEqual([
      '422 LIMIT_EXCEEDED', expect.objectContaining({ policy_id, scope_type: 'PRODUCT', used: 90_000, attempted: 90_000 }),
    ]);
    await api.ok('disableLimitPolicy', { path: { policy_id } });
  }, TIMEOUT_MS);

  it('past the quota of open instances, which ends give back', async () => {
    const tenant = 'poucas';
    await api.token(undefined, tenant);
    await bindTemplate(api, 'milestone-escrow', PRODUCT, tenant);
    await issueQbrl(api, tenant);
    await api.ok('operatorPutQuotas', {
      token: await api.platformToken(), path: { tenant }, body: { overrides: { product_instances: 1 } },
    });
    const its = new Play(api, PRODUCT, tenant);
    const [payer, payee] = [await api.account(500_000, { tenant }), await api.account(0, { tenant })];
    const id = await begun(order({ seller: payee }), payer, its);
    expect(codeOf(await its.create(payer, order({ seller: payee })))).toBe('422 QUOTA_EXCEEDED');
    await its.act(id, 'refund', payee);
    await its.settled(id);
    await begun(order({ seller: payee }), payer, its);
    const { quotas } = await api.ok<QuotasResponse>('operatorGetQuotas', { token: await api.platformToken(), path: { tenant } });
    expect(quotas.find(({ name }) => name === 'product_instances')).toMatchObject({ used: 1 });
  }, TIMEOUT_MS);
});

describe('a move is refused', () => {
  let id: string;
  beforeAll(async () => { id = await begun(); }, TIMEOUT_MS);

  it.each<[string, () => Promise<Answer<unknown>>, string]>([
    ['an action that there is not', () => play.act(id, 'dance', buyer), '404 PRODUCT_ACTION_NOT_FOUND'],
    ['an account that nobody has', () => play.act(id, 'finish', 'acc_00000000000000000000000000'), '404 ACCOUNT_NOT_FOUND'],
    ['an account that holds no key', async () => play.act(id, 'finish', await api.account()), '422 NOT_A_PARTY_OF_INSTANCE'],
    ['a parameter that is missing', () => play.act(id, 'release', buyer), '422 PRODUCT_PARAMETER_INVALID'],
    ['an instance that there is not', () => play.act('pin_00000000000000000000000000', 'finish', buyer), '404 PRODUCT_INSTANCE_NOT_FOUND'],
    ['a closing that there is not', () => play.close(id, buyer), '409 INSTANCE_NOT_CLOSABLE'],
    ['a closing by an account that nobody has', () => play.close(id, 'acc_00000000000000000000000000'), '404 ACCOUNT_NOT_FOUND'],
  ])('for %s', async (_, ask, expected) => {
    expect(codeOf(await ask())).toBe(expected);
  }, TIMEOUT_MS);

  it('for a retired product', async () => {
    await setLifecycle('RETIRED');
    expect(codeOf(await play.act(id, 'finish', buyer))).toBe('409 PRODUCT_RETIRED');
    await setLifecycle('DRAFT');
  });

  it('for a frozen account and a blocked party, also where no money of theirs moves', async () => {
    const party = await api.party();
    const [payer, payee] = [await api.account(200_000), await api.account(0, { owner: party })];
    const its = await begun(order({ seller: payee }), payer);
    await api.ok('freezeAccount', { path: { account_id: payer }, body: {} });
    expect(codeOf(await play.act(its, 'finish', payer))).toBe('422 ACCOUNT_FROZEN');
    await api.ok('updateParty', { path: { party_id: party }, body: { status: 'BLOCKED' } });
    expect(codeOf(await play.act(its, 'refund', payee))).toBe('422 PARTY_BLOCKED');
  }, TIMEOUT_MS);

  it('for an account of it that is closed: it is not closed while it is a party', async () => {
    const answer = await api.call('closeAccount', { path: { account_id: seller }, body: {} });
    expect([codeOf(answer), detailsOf(answer)]).toEqual([
      '409 ACCOUNT_NOT_EMPTY', expect.objectContaining({ product_instances: expect.any(Number) }),
    ]);
  });
});

describe('the obligations of a move', () => {
  it('lie on the rail CHAIN, and nobody else ends them', async () => {
    await products.chain.control('hold');
    const { body: { instance_id, timeline } } = await play.create(buyer, order());
    const obligation_id = String(timeline[0]?.obligation_ids[0]);
    expect(await api.ok<ObligationResponse>('getObligation', { path: { obligation_id } })).toMatchObject({
      rail: 'CHAIN', state: 'PENDING', debtor: { kind: 'account', account_id: buyer }, creditor: { kind: 'external', external_id: PRODUCT },
      match_keys: { product_id: PRODUCT, instance_id, sequence: '1' },
    });
    const refused = '409 OBLIGATION_OF_PRODUCT';
    expect(codeOf(await api.call('resolveObligation', { path: { obligation_id }, body: { outcome: 'CANCELED' } }))).toBe(refused);
    expect(codeOf(await api.call('redispatchObligation', { path: { obligation_id } }))).toBe(refused);
    await products.chain.control('release');
    await play.settled(instance_id);
    expect(await api.ok<ObligationResponse>('getObligation', { path: { obligation_id } })).toMatchObject({
      state: 'FINAL', resolution_outcome: 'SETTLED',
    });
  }, TIMEOUT_MS);

  it('cannot be asked for by a client', async () => {
    const answer = await api.call('createObligation', { body: {
      rail: 'CHAIN', amount: { currency: 'BRL', value: 1 }, debtor: { kind: 'account', account_id: buyer },
      creditor: { kind: 'external', external_id: 'x' },
    } });
    expect(codeOf(answer)).toBe('422 RAIL_NOT_BOUND');
  });

  it('show what is expected from an instance, and none is left open by a move that ends', async () => {
    const [payer, payee] = [await api.account(200_000), await api.account()];
    const id = await begun(order({ seller: payee }), payer);
    await play.act(id, 'finish', payer);
    await play.settled(id);
    const { items } = await api.ok<ObligationListResponse>('listObligations', { query: { account_id: payee } });
    expect(items).toMatchObject([
      { rail: 'CHAIN', state: 'FINAL', resolution_outcome: 'SETTLED', amount: { value: 90_000 }, creditor: { account_id: payee } },
    ]);
  }, TIMEOUT_MS);
});

it('an old id means the account that a guest was promoted to', async () => {
  const old = await api.account(300_000, { type: 'GUEST' });
  const { id: now } = await api.ok<{ id: string }>('promoteAccount', {
    path: { account_id: old }, body: { owner_party_id: await api.party() },
  });
  const payee = await api.account();
  const { status, body: { instance_id, account_id, parties } } = await play.create(old, order({ seller: payee }));
  expect([status, account_id, parties[0]?.account_id]).toEqual([201, now, now]);
  await play.settled(instance_id);
  expect((await play.act(instance_id, 'release', old, { release_cents: 5 })).body.timeline.at(-1)).toMatchObject(
    { signed_by_account_id: now },
  );
  await play.settled(instance_id);
  const lists = [
    await api.ok<ProductInstanceListResponse>('listProductInstances', { path: { product_id: PRODUCT }, query: { account_id: old } }),
    await api.ok<ProductInstanceListResponse>('listAccountProductInstances', { path: { account_id: old } }),
  ];
  expect(lists.map(({ items }) => items.map((it) => it.instance_id))).toEqual([[instance_id], [instance_id]]);
  expect(codeOf(await play.close(instance_id, old))).toBe('409 INSTANCE_NOT_CLOSABLE');
}, TIMEOUT_MS);

describe('instances are listed', () => {
  it('newest first, by party, status and state, page by page', async () => {
    const [payer, payee] = [await api.account(900_000), await api.account()];
    const ids = [];
    for (let n = 0; n < 3; n += 1) ids.unshift(await begun(order({ seller: payee }), payer));
    const [newest = ''] = ids;
    await play.act(newest, 'finish', payer);
    await play.settled(newest);
    const list = (query: object) => api.ok<ProductInstanceListResponse>('listProductInstances', {
      path: { product_id: PRODUCT }, query: { account_id: payee, ...query },
    });
    const idsOf = ({ items }: ProductInstanceListResponse) => items.map(({ instance_id }) => instance_id);
    expect(idsOf(await list({}))).toEqual(ids);
    expect(idsOf(await list({ status: 'CLOSED' }))).toEqual([newest]);
    expect(idsOf(await list({ state: 'FINISHED' }))).toEqual([newest]);
    expect(idsOf(await list({ status: 'OPEN', state: 'NOWHERE' }))).toEqual([]);
    const first = await list({ limit: 2 });
    expect([...idsOf(first), ...idsOf(await list({ limit: 2, cursor: String(first.next_cursor) }))]).toEqual(ids);
    const ofAccount = await api.ok<ProductInstanceListResponse>('listAccountProductInstances', {
      path: { account_id: payer }, query: { product_id: PRODUCT },
    });
    expect(idsOf(ofAccount)).toEqual(ids);
    expect(idsOf(await api.ok('listAccountProductInstances', { path: { account_id: payer }, query: { product_id: 'outro' } }))).toEqual([]);
  }, TIMEOUT_MS);
});

describe('custody', () => {
  const verify = (tenant = 'demo') => verifyCustody(api.service.database.forTenant(tenant), products.chain.node);
  const namesOf = async () => (await verify()).differences.map(({ name }) => name);
  let id: string;
  beforeAll(async () => { id = await begun(); }, TIMEOUT_MS);

  it('is proven: books and chain agree, to the centavo and the record', async () => {
    const isBurnt = (verdict: Awaited<ReturnType<typeof verify>>) => Number(verdict.sums.at_payees) === 0 && verdict;
    const { differences, sums, instances } = await eventually(async () => isBurnt(await verify())); // sums move until then
    expect(differences).toEqual([]);
    expect([instances > 0, sums.held, sums.on_chain]).toEqual([true, sums.outstanding, sums.held + sums.at_payees]);
    expect((await verify('sem-qbrl')).differences).toEqual([]);
    await watchCustody(api.service.contextFor('demo'), products.chain.node);
    const { attestation } = await api.ok<QbrlPolicyResponse>('operatorGetQbrlPolicy');
    expect(attestation.chain).toEqual({
      at_validators_cents: Number(sums.held), total_cents: Number(sums.on_chain), as_of: expect.any(String),
    });
  }, TIMEOUT_MS);

  it.each<[string, string, readonly string[]]>([
    ['a centavo more in an instance', 'held = held + 1', ['INSTANCE_VALUE', 'OUTSTANDING']],
    ['another output of an instance', `home_tx = repeat('0', 64)`, ['INSTANCE_MISSING', 'INSTANCE_UNKNOWN']],
    ['another token', `token = repeat('0', 64)`, ['INSTANCE_MISSING']],
    ['another record', `fields = fields || '{"paid":"i:7"}'`, ['INSTANCE_DATUM']],
  ])('names %s', async (_, change, expected) => {
    const before = await owner.query<{ held: string; home_tx: string; token: string; fields: object }>(
      'select held, home_tx, token, fields from razao.product_instances where instance_id = $1', [id],
    );
    await owner.query(`update razao.product_instances set ${change} where instance_id = $1`, [id]);
    expect(await namesOf()).toEqual(expected);
    const { held, home_tx, token, fields } = before.rows[0]!;
    await owner.query('update razao.product_instances set held = $2, home_tx = $3, token = $4, fields = $5 where instance_id = $1', [
      id, held, home_tx, token, JSON.stringify(fields),
    ]);
    expect(await namesOf()).toEqual([]);
  }, TIMEOUT_MS);

  it('names what all looks find, and not what passes, which is another each time', async () => {
    const { node } = products.chain;
    const nobodys = (txId: string) => ({
      reference: { txId, index: 0 }, lovelace: 0n, tokens: [], datum: null, address: '', holder: { key: '' }, madeAt: 0, spentAt: null,
    });
    let calls = 0;
    const { differences } = await verifyCustody(api.service.database.forTenant('demo'), {
      tip: () => node.tip(), blocks: (...of) => node.blocks(...of),
      outputs: async (...of) => [...await node.outputs(...of), nobodys(`passes ${calls += 1}`), nobodys('stays')],
    });
    expect(differences.map(({ of }) => of)).toEqual(['stays#0']);
  }, TIMEOUT_MS);

  it('stops an instance that differs, announces that once, and lets it move again when it agrees', async () => {
    const ctx = api.service.contextFor('demo');
    await owner.query('update razao.product_instances set held = held + 1 where instance_id = $1', [id]);
    for (let n = 0; n < 2; n += 1) await watchCustody(ctx, products.chain.node);
    expect(codeOf(await play.act(id, 'release', buyer, { release_cents: 1 }))).toBe('409 INSTANCE_NOT_INDEXED');
    expect((await play.read(id)).awaiting_index).toBe(true);
    const { items } = await api.ok<{ items: Event[] }>('listEvents', { query: { after: 'earliest', type: 'product_custody.mismatch' } });
    expect(items.map(({ data }) => [data['name'], data['instance_id']])).toEqual([['INSTANCE_VALUE', id], ['OUTSTANDING', null]]);
    await owner.query('update razao.product_instances set held = held - 1 where instance_id = $1', [id]);
    await watchCustody(ctx, products.chain.node);
    expect((await play.act(id, 'release', buyer, { release_cents: 1 })).status).toBe(200);
    await play.settled(id);
    expect(await namesOf()).toEqual([]);
  }, TIMEOUT_MS);

  it('names qBRL that was minted beside the ledger', async () => {
    const ctx = api.service.contextFor('demo');
    const treasury = signingKey(await ctx.db.read((em) => unsealTreasuryKey(em, ctx)));
    const [coin] = await products.chain.coins(treasury, 1, 'beside');
    const minted = { policy: treasuryPolicy(treasury.hash), name: Buffer.from('qBRL').toString('hex'), quantity: 5n };
    const { cbor, id: txId } = assemble({
      spends: [], coin: coin!, validators: [], from: null, to: null, signers: [treasury.hash], treasury: treasury.hash,
      outputs: [{ holder: { key: treasury.hash }, lovelace: 3_000_000n, tokens: [minted], datum: null }],
      minted: [{ policy: minted.policy, tokens: [{ name: minted.name, quantity: 5n }], redeemer: null }],
    }, [treasury]);
    await products.chain.node.submit(cbor);
    await products.chain.settled(txId);
    expect(await eventually(async () => {
      const { differences } = await verify();
      return differences.length > 0 && differences; // not before the block was followed
    })).toEqual([{ name: 'QBRL_UNKNOWN', of: `${txId}#0`, books: 'nothing', chain: '5' }]);
    for (let n = 0; n < 2; n += 1) await watchCustody(ctx, products.chain.node);
    const { items } = await api.ok<{ items: Event[] }>('listEvents', { query: { after: 'earliest', type: 'qbrl_policy.supply_differs' } });
    expect(
      items.map(({ data }) => [Number(data['chain_cents']) - Number(data['outstanding_cents']) - Number(data['under_way_cents'])]),
    ).toEqual([[5]]);
    const { status, dependencies } = await api.ok<HealthResponse>('getHealth');
    expect([status, dependencies.at(-1)]).toEqual(['degraded', { name: 'chain', status: 'differs' }]);
  }, TIMEOUT_MS);
});

it('payouts are burnt once they were credited', async () => {
  await eventually(async () => {
    const { rows } = await owner.query<{ left: number }>('select count(*)::int as left from razao.chain_payouts');
    return rows[0]?.left === 0;
  }, 30);
  await isVerified();
}, TIMEOUT_MS);
