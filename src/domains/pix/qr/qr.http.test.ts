/** QR codes through HTTP, with the simulated sponsor on the test's clock. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, test } from '@jest/globals';
import jsqr from 'jsqr';
import { PNG } from 'pngjs';
import type {
  EventListResponse, PartyResponseOut, PixQrChargeListResponse, PixQrChargeResponse, PixQrDecodeResponse, PixStaticQrResponse,
} from '../../../../generated/models.ts';
import { invalidCodes, validCodes, codeWith, pixTemplate } from '../../../../test/support/brcodes.ts';
import { deliver } from '../../../../test/support/deliver.ts';
import { addPixKey } from '../../../../test/support/add-pix-key.ts';
import { startTestService, TENANT, type Answer, type Call, type TestService } from '../../../../test/support/service.ts';
import { startSponsor, type TestSponsor } from '../../../../test/support/sponsor.ts';
import { decodeBrcode } from '../../accounts/pix/brcode/index.ts';
import { FixedClock } from '../../../platform/clock.ts';

type Refused = { error?: string; message?: string; details?: Record<string, unknown>; detail?: { loc: string[] }[] };
type ImageReader = (data: Uint8ClampedArray, width: number, height: number) => { data: string } | null;
const readImage = jsqr as unknown as ImageReader;

const clock = new FixedClock(new Date('2026-03-02T14:00:00.000Z'));
let api: TestService;
let sponsor: TestSponsor;
let account: string;
let key: { keyId: string; value: string };

beforeAll(async () => {
  api = await startTestService({ clock, env: { RAZAO_ROLES: 'api', RAZAO_TOKEN_TTL_SECONDS: '86400', RAZAO_RAIL_TIMEOUT_SECONDS: '1' } });
  sponsor = await startSponsor({ clock });
  await sponsor.connect(api);
  account = await api.account(0, { owner: await bakery() });
  key = await addPixKey(api, account);
});
afterAll(async () => {
  await sponsor?.stop();
  await api?.stop();
});

async function bakery(more: object = {}): Promise<string> {
  const { party_id } = await api.ok<PartyResponseOut>('createParty', {
    body: {
      type: 'company', display_name: 'Padaria Sol Nascente', country: 'BR',
      addresses: [{ type: 'home', line1: 'Rua da Consolação, 2302', city: 'São Paulo', country: 'BR' }], ...more,
    },
  });
  return party_id;
}

const fixed = (query: Call['query'] = {}, account_id = account) => api.call<PixStaticQrResponse & Refused>(
  'getPixStaticQr', { path: { account_id }, query },
);
const create = (body: object, call: Call = {}, account_id = account) => api.call<PixQrChargeResponse & Refused>('createPixDynamicQr', {
  path: { account_id }, body, ...call,
});
const decode = (brcode: string, call: Call = {}) => api.call<PixQrDecodeResponse & Refused>('decodePixQr', { body: { brcode }, ...call });
const charge = async (body: object = { amount_cents: 3850 }) => {
  const made = await create(body);
  expect(made.status).toBe(201);
  return made.body;
};
const read = (txid: string) => api.ok<PixQrChargeResponse>('getPixQrCharge', { path: { txid } });
const refusalOf = ({ status, body }: Answer<Refused>) => [status, body.error];

/** The text of a code that is drawn in black and white. */
function readPng(image: Buffer): string | undefined {
  const { data, width, height } = PNG.sync.read(image);
  return readImage(new Uint8ClampedArray(data), width, height)?.data;
}

/** The same for the lines of an SVG, each a step of the path: modules are drawn at `scale`. */
function readSvg(svg: string, scale = 4): string | undefined {
  const side = Number(/viewBox="0 0 (\d+) /.exec(svg)?.[1]) * scale;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  let [x, y] = [0, 0];
  for (const [, step = '', a = '0', b = '0'] of (/stroke="#000000" d="([^"]+)"/.exec(svg)?.[1] ?? '').matchAll(
    /([Mmh])(-?[\d.]+)(?:[ ,]?(-?[\d.]+))?/g,
  )) {
    if (step === 'M') [x, y] = [Number(a), Math.floor(Number(b))];
    else if (step === 'm') [x, y] = [x + Number(a), y + Number(b)];
    else for (const end = x + Number(a); x < end; x += 1) paint(x, y);
  }
  return readImage(pixels, side, side)?.data;
  function paint(column: number, row: number): void {
    for (let line = row * scale; line < (row + 1) * scale; line += 1) {
      for (let place = column * scale; place < (column + 1) * scale; place += 1) pixels.set([0, 0, 0], (line * side + place) * 4);
    }
  }
}

describe('a static code', () => {
  it('carries the key, amount, text and name that the payer sees, and is the same each time', async () => {
    const query = { amount_cents: 1250, description: 'Pão na chapa', txid: 'PAONACHAPA17' };
    const { status, body } = await fixed(query);
    expect([status, body]).toEqual([200, {
      account_id: account, key_id: key.keyId, key_type: 'EVP', key_value: key.value, amount_cents: 1250, currency: 'BRL',
      description: 'Pao na chapa',
      txid: 'PAONACHAPA17', merchant: { name: 'Padaria Sol Nascente', city: 'SAO PAULO' }, brcode: expect.any(String),
    }]);
    expect(decodeBrcode(body.brcode)).toMatchObject({
      key: { type: 'EVP', value: key.value }, amount: 1250n, additionalInfo: 'Pao na chapa', txid: 'PAONACHAPA17',
      merchantName: 'Padaria Sol Nascente', initiation: null,
    });
    expect((await fixed(query)).body).toEqual(body);
  });

  it('leaves out what is not asked for', async () => {
    const { body } = await fixed();
    expect(body).toMatchObject({ amount_cents: null, description: null, txid: null });
    expect(body.brcode).toContain('62070503***6304');
  });

  it('is an image when that is asked for, which a reader reads', async () => {
    const drawn = (Accept: string) => api.call('getPixStaticQr', { path: { account_id: account }, headers: { Accept } });
    const [{ body }, png, svg] = await Promise.all([fixed(), drawn('image/png'), drawn('image/svg+xml')]);
    expect([png.headers['content-type'], png.headers['vary']]).toEqual(['image/png', 'Accept']);
    expect(svg.headers['content-type']).toMatch('image/svg+xml');
    expect(readPng(png.body as unknown as Buffer)).toBe(body.brcode);
    expect(readSvg(String(svg.body))).toBe(body.brcode);
  });

  it.each([
    ['*/*', 'application/json'], ['text/html', 'application/json'], ['image/*', 'image/png'],
    ['image/svg+xml, image/png;q=0.5', 'image/svg+xml'],
    ['image/webp, application/json;q=0.1', 'application/json'],
  ])('for a caller who accepts %s is %s', async (Accept, type) => {
    const answer = await api.call('getPixStaticQr', { path: { account_id: account }, headers: { Accept } });
    expect(answer.headers['content-type']).toMatch(type);
  });

  it('says who is paid without accents, cut to length, and somewhere when nobody said where', async () => {
    const owner = await bakery({ display_name: 'Associação dos Músicos de São João del-Rei', addresses: [] });
    const theirs = await api.account(0, { owner });
    await addPixKey(api, theirs);
    expect((await fixed({}, theirs)).body.merchant).toEqual({ name: 'Associacao dos Musicos de', city: 'BRASIL' });
    const nameless = await api.account(0, { owner: await bakery({ display_name: '株式会社' }) });
    await addPixKey(api, nameless);
    expect((await fixed({}, nameless)).body.merchant.name).toBe('RECEBEDOR');
  });

  it('masks any key but a random one, which only the code itself carries', async () => {
    const theirs = await api.account();
    await addPixKey(api, theirs, { value: 'ana.souza@example.com' });
    const { body } = await fixed({}, theirs);
    expect(body.key_value).toBe('a***@example.com');
    expect(decodeBrcode(body.brcode).key?.value).toBe('ana.souza@example.com');
  });

  it('has so much room for a text as the key leaves', async () => {
    expect((await fixed({ description: 'x'.repeat(37) })).status).toBe(200);
    const { status, body } = await fixed({ description: 'x'.repeat(38) });
    expect([status, body.error, body.details]).toEqual([422, 'BRCODE_TOO_LONG', { field: 'description', max_length: 37 }]);
    const theirs = await api.account();
    await addPixKey(api, theirs, { value: `${'a'.repeat(60)}@long.example.com` });
    expect((await fixed({ description: 'x' }, theirs)).body.details).toEqual({ field: 'description', max_length: 0 });
    expect((await fixed({}, theirs)).status).toBe(200);
  });

  it('is counted after accents are gone, and a text without any letter is none', async () => {
    expect((await fixed({ description: `${'é'.repeat(37)}` })).body.description).toBe('e'.repeat(37));
    expect((await fixed({ description: '😀😀' })).body.description).toBeNull();
  });

  it.each([
    ['amount_cents', 0], ['amount_cents', 1_000_000_000_000], ['amount_cents', '1.5'], ['txid', 'PEDIDO-1'], ['txid', 'A'.repeat(26)],
    ['description', 'x'.repeat(73)],
  ])('with %s %s is no valid request', async (name, value) => {
    const answer = await fixed({ [name]: value });
    expect([answer.status, answer.body.detail?.[0]?.loc]).toEqual([422, ['query', name]]);
  });
});

describe.each([
  [
    'a static code',
    (account_id: string, key_id?: string) => fixed(key_id === undefined ? {} : { key_id }, account_id) as Promise<Answer<Refused>>,
  ],
  ['a charge', (account_id: string, key_id?: string) =>
    create({ amount_cents: 1, ...(key_id !== undefined && { key_id }) }, {}, account_id) as Promise<Answer<Refused>>],
])('%s', (_, ask) => {
  it('needs a key', async () => {
    const bare = await api.account();
    await addPixKey(api, bare, { state: 'EXCLUDED' });
    await addPixKey(api, bare, { state: 'PENDING' });
    const answer = await ask(bare);
    expect([...refusalOf(answer), answer.body.details]).toEqual([422, 'KEY_REQUIRED', { account_id: bare }]);
  });

  it('of an account with several keys needs to be told which', async () => {
    const several = await api.account();
    const [one, two] = [await addPixKey(api, several), await addPixKey(api, several)];
    const answer = await ask(several);
    expect([...refusalOf(answer), answer.body.details]).toEqual([
      422, 'KEY_AMBIGUOUS', { account_id: several, key_ids: [one.keyId, two.keyId] },
    ]);
    expect((await ask(several, two.keyId)).body).toMatchObject({ key_id: two.keyId });
  });

  it('takes no key that is not ACTIVE, or leads to another account', async () => {
    const theirs = await api.account();
    const [failed, other] = [await addPixKey(api, account, { state: 'REGISTRATION_FAILED' }), await addPixKey(api, theirs)];
    for (const { keyId } of [failed, other]) expect(refusalOf(await ask(account, keyId))).toEqual([422, 'PIX_KEY_NOT_USABLE']);
  });

  it('with a key of nobody, or of another tenant, is missing', async () => {
    const foreign = await addPixKey(api, await api.account(0, { tenant: 'acme' }), { tenant: 'acme' });
    for (const keyId of [foreign.keyId, 'pxk_01KJQ90B0G1GPKKV6TCBDNC4PD', 'x'])
      expect(refusalOf(await ask(account, keyId))).toEqual([404, 'PIX_KEY_NOT_FOUND']);
  });

  it('of a closed account is refused', async () => {
    const closed = await api.account();
    await addPixKey(api, closed);
    await api.ok('closeAccount', { path: { account_id: closed }, body: {} });
    expect(refusalOf(await ask(closed))).toEqual([422, 'ACCOUNT_CLOSED']);
  });
});

describe('a charge', () => {
  it('is made at the provider, with a code that leads there', async () => {
    const made = await charge({
      amount_cents: 3850, description: 'Encomenda 23', payer_request: 'Encomenda 23 da Padaria', expires_in_seconds: 600,
    });
    expect(made).toMatchObject({
      txid: expect.stringMatching(/^DEMO[0-9A-Z]{26}$/), account_id: account, key_id: key.keyId, state: 'ACTIVE', expired: false,
      amount_cents: 3850, currency: 'BRL',
      description: 'Encomenda 23', payer_request: 'Encomenda 23 da Padaria', expires_in_seconds: 600,
      merchant: { name: 'Padaria Sol Nascente', city: 'SAO PAULO' },
      provider_id: 'sim-demo', paid_at: null, obligation_id: null, end_to_end_id: null, cancelled_at: null, version: 1,
    });
    expect(Date.parse(made.expires_at) - Date.parse(made.created_at)).toBe(600_000);
    expect(decodeBrcode(made.brcode)).toMatchObject({ location: made.location, initiation: '12', key: null, txid: null, amount: null });
    expect(await read(made.txid)).toEqual(made);
    const { items } = await api.ok<EventListResponse>('listEvents', { query: { entity_id: made.txid } });
    expect(items).toMatchObject([
      { event_type: 'pix_charge.created', entity: { entity_id: made.txid, version: 1 }, data: { amount_cents: 3850, state: 'ACTIVE' } },
    ]);
    expect(JSON.stringify(items)).not.toMatch(/Encomenda|Padaria/);
  });

  it('lasts an hour unless told otherwise, and reads as expired from then on', async () => {
    const made = await charge();
    expect(made.expires_in_seconds).toBe(3600);
    clock.advance(3_599_999);
    expect(await read(made.txid)).toMatchObject({ state: 'ACTIVE', expired: false });
    clock.advance(1);
    expect(await read(made.txid)).toMatchObject({ state: 'ACTIVE', expired: true, version: 1 });
    const { items } = await api.ok<PixQrChargeListResponse>('listPixQrCharges', { query: { account_id: account, limit: 1 } });
    expect(items).toMatchObject([{ txid: made.txid, expired: true }]);
  });

  it('is shown as an image of its code', async () => {
    const made = await charge();
    const [png, svg] = await Promise.all(['image/png', 'image/svg+xml'].map((Accept) => api.call('getPixQrCharge', {
      path: { txid: made.txid }, headers: { Accept },
    })));
    expect(readPng(png?.body as unknown as Buffer)).toBe(made.brcode);
    expect(readSvg(String(svg?.body))).toBe(made.brcode);
  });

  it('is answered again under its key, and made once at the provider', async () => {
    const call = { key: randomUUID() };
    const before = await minted();
    const answers = await Promise.all(Array.from({ length: 5 }, () => create({ amount_cents: 777 }, call)));
    for (const { status, body } of answers) expect(status === 201 || body.error === 'IDEMPOTENCY_IN_PROGRESS').toBe(true);
    const again = await create({ amount_cents: 777 }, call);
    expect([again.status, again.headers['idempotency-replayed']]).toEqual([201, 'true']);
    expect(refusalOf(await create({ amount_cents: 778 }, call))).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
    expect(await minted()).toBe(before + 1);
  });

  it.each(['unreachable', 'timeout'])('is taken up again after the provider was %s', async (outcome) => {
    await sponsor.script('mintCharge', outcome);
    const call = { key: randomUUID() };
    const before = await minted();
    const first = await create({ amount_cents: 500 }, call);
    expect(refusalOf(first)).toEqual([503, 'PROVIDER_UNAVAILABLE']);
    expect(refusalOf(await create({ amount_cents: 501 }, call))).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
    expect((await create({ amount_cents: 500 }, call)).status).toBe(201);
    expect(await minted()).toBe(before + 1);
  });

  it('that the provider refuses is none, and leaves the key free', async () => {
    await sponsor.script('mintCharge', 'refuse', { code: 'CobOperacaoInvalida' });
    const call = { key: randomUUID() };
    const refused = await create({ amount_cents: 500 }, call);
    expect([...refusalOf(refused), refused.body.details]).toEqual([422, 'PIX_CHARGE_REFUSED', { provider_code: 'CobOperacaoInvalida' }]);
    expect((await create({ amount_cents: 501 }, call)).status).toBe(201);
  });

  it('of a blocked party is refused', async () => {
    const owner = await bakery();
    const theirs = await api.account(0, { owner });
    await addPixKey(api, theirs);
    await api.ok('updateParty', { path: { party_id: owner }, body: { status: 'BLOCKED' } });
    const answer = await create({ amount_cents: 1 }, {}, theirs);
    expect([...refusalOf(answer), answer.body.details]).toEqual([422, 'PARTY_BLOCKED', { party_id: owner }]);
    expect((await fixed({}, theirs)).status).toBe(200);
  });

  it('without a provider that makes charges cannot be made now', async () => {
    const theirs = await api.account(0, { tenant: 'acme' });
    await addPixKey(api, theirs, { tenant: 'acme' });
    expect(refusalOf(await create({ amount_cents: 1 }, { tenant: 'acme' }, theirs))).toEqual([503, 'PROVIDER_UNAVAILABLE']);
  });

  it.each([
    [{}, 'amount_cents'], [{ amount_cents: 0 }, 'amount_cents'], [{ amount_cents: 1, expires_in_seconds: 0 }, 'expires_in_seconds'],
    [{ amount_cents: 1, expires_in_seconds: 31_536_001 }, 'expires_in_seconds'],
    [{ amount_cents: 1, payer_request: 'x'.repeat(141) }, 'payer_request'],
    [{ amount_cents: 1, amount: 5 }, 'amount'],
  ])('asked for with %j is no valid request', async (body, field) => {
    const answer = await create(body);
    expect([answer.status, answer.body.detail?.[0]?.loc]).toEqual([422, ['body', field]]);
  });

  it('stands in the list of its account, newest first, page by page', async () => {
    const theirs = await api.account();
    await addPixKey(api, theirs);
    const made: string[] = [];
    for (let n = 1; n <= 3; n += 1) made.unshift((await create({ amount_cents: n }, {}, theirs)).body.txid);
    const page = (cursor?: string) => api.ok<PixQrChargeListResponse>('listPixQrCharges', {
      query: { account_id: theirs, limit: 2, ...(cursor !== undefined && { cursor }) },
    });
    const first = await page();
    const second = await page(first.next_cursor ?? '');
    expect([...first.items, ...second.items].map(({ txid }) => txid)).toEqual(made);
    expect([first.items.length, second.next_cursor]).toEqual([2, null]);
  });

  it('of an account of nobody or of another tenant is missing', async () => {
    for (const account_id of [await api.account(0, { tenant: 'acme' }), 'x']) {
      expect(refusalOf(await api.call<Refused>('listPixQrCharges', { query: { account_id } }))).toEqual([404, 'ACCOUNT_NOT_FOUND']);
    }
  });

  const minted = async () => ((await sponsor.books()) as unknown as { charges: unknown[] }).charges.length;
});

describe('decoding', () => {
  it('tells what a static code asks for, and whose it is', async () => {
    const { brcode } = (await fixed({ amount_cents: 1250, description: 'Pao', txid: 'A1' })).body;
    expect((await decode(brcode)).body).toEqual({
      kind: 'STATIC', single_use: false,
      merchant: { name: 'Padaria Sol Nascente', city: 'SAO PAULO', postal_code: null, category_code: null }, amount_cents: 1250,
      currency: 'BRL', txid: 'A1', key_type: 'EVP', key_value: key.value, additional_info: 'Pao', withdrawal_facilitator_ispb: null,
      location_host: null,
      recurrence_host: null, account_id: account, charge: null,
    });
  });

  it('masks the key of a person', async () => {
    const { body } = await decode(codeWith({}));
    expect(body).toMatchObject({ kind: 'STATIC', key_type: 'CPF', key_value: '***.982.247-**', account_id: null });
    expect(JSON.stringify(body)).not.toContain('52998224725');
  });

  it('has a charge of ours told by the provider', async () => {
    const made = await charge();
    const { body } = await decode(made.brcode);
    expect(body).toMatchObject({
      kind: 'DYNAMIC', single_use: true, location_host: 'pix.simdemo.example', account_id: account, amount_cents: null, txid: null,
      key_value: null,
      charge: { txid: made.txid, state: 'ACTIVE', expired: false, due_kind: 'IMMEDIATE', amount_cents: 3850, expires_at: made.expires_at },
    });
    clock.advance(3_600_000);
    expect((await decode(made.brcode)).body.charge).toMatchObject({ state: 'ACTIVE', expired: true });
  });

  it('tells fine and interest of a bill that is late', async () => {
    const { body } = await decode(codeWith({ '01': '12', '26': pixTemplate(['25', 'pix.ipe.example/qr/v2/cobv/4f9e']), '52': '4900' }));
    expect(body).toMatchObject({
      kind: 'DYNAMIC', merchant: { category_code: '4900' }, account_id: null,
      charge: {
        due_kind: 'DUE_DATE', amount_cents: 10_210, original_amount_cents: 10_000, recipient: { tax_id: '**.222.333/0001-**' },
        participant: { ispb: '87654321' },
      },
    });
  });

  it.each(
    [['gone', 'GONE'], ['unknown', 'NOT_FOUND'], ['unsigned', 'INVALID_SIGNATURE']],
  )('a charge that is %s is not resolved', async (path, reason) => {
    const answer = await decode(codeWith({ '26': pixTemplate(['25', `pix.ipe.example/${path}/1`]) }));
    expect([...refusalOf(answer), answer.body.details]).toEqual([422, 'BRCODE_NOT_RESOLVED', { reason }]);
  });

  it('tells of a recurrence, alone and beside a charge or key', async () => {
    const rec = { '80': pixTemplate(['25', 'rec.ipe.example/rec/1']) };
    expect((await decode(codeWith({ '26': pixTemplate(), ...rec }))).body).toMatchObject({
      kind: 'RECURRENCE', recurrence_host: 'rec.ipe.example', charge: null, key_type: null,
    });
    expect((await decode(codeWith(rec))).body).toMatchObject({ kind: 'STATIC', recurrence_host: 'rec.ipe.example' });
    expect((await decode(codeWith({ '26': pixTemplate(['25', 'pix.ipe.example/1']), ...rec }))).body).toMatchObject({
      kind: 'DYNAMIC', recurrence_host: 'rec.ipe.example',
    });
  });

  it.each(validCodes.map((code) => [code.name, code.text] as const))('takes %s', async (_, text) => {
    expect((await decode(text)).status).toBe(200);
  });

  it.each(invalidCodes.map((code) => [code.name, code] as const))('refuses %s, and says why', async (_, { text, name: __, ...fault }) => {
    const answer = await decode(text);
    expect(refusalOf(answer)).toEqual([422, 'INVALID_BRCODE']);
    expect(answer.body.details).toMatchObject(fault);
  });

  it('never calls the address in a code, but asks the provider for it', async () => {
    let calls = 0;
    const trap = createServer(() => { calls += 1; }).on('connection', () => { calls += 1; }).listen(0, '127.0.0.1');
    await new Promise((resolve) => trap.once('listening', resolve));
    const { port } = trap.address() as AddressInfo;
    const answer = await decode(codeWith({ '26': pixTemplate(['25', `127.0.0.1:${port}/qr/1`]) }));
    expect([answer.body.error, answer.body.details, calls]).toEqual(['BRCODE_NOT_RESOLVED', { reason: 'NOT_FOUND' }, 0]);
    trap.close().closeAllConnections();
  });

  it('reads a static code also while the provider is away, and a dynamic one not', async () => {
    await sponsor.script('resolveCharge', 'unreachable');
    expect((await decode(codeWith({}))).status).toBe(200);
    expect(refusalOf(await decode(validCodes[1]?.text ?? ''))).toEqual([503, 'PROVIDER_UNAVAILABLE']);
  });

  it('keeps nothing without a key, and with one its answer', async () => {
    const rows = () => api.service.database.forTenant(TENANT).read(async (em) => Number((await em.execute<{ n: string }[]>(
      'select count(*) as n from razao.commands',
    ))[0]?.n));
    await api.token();
    const before = await rows();
    await decode(codeWith({}));
    expect(await rows()).toBe(before);
    const call = { key: randomUUID() };
    const first = await decode(validCodes[1]?.text ?? '', call);
    await sponsor.script('resolveCharge', 'refuse', { code: 'INVALID_SIGNATURE' });
    const again = await decode(validCodes[1]?.text ?? '', call);
    expect([again.body, again.headers['idempotency-replayed'], await rows()]).toEqual([first.body, 'true', before + 1]);
    expect(refusalOf(await decode(codeWith({}), call))).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
    expect(refusalOf(await decode(validCodes[1]?.text ?? ''))).toEqual([422, 'BRCODE_NOT_RESOLVED']);
  });

  it('of more than 4096 characters is no valid request, and repeats none of it', async () => {
    const answer = await decode('0'.repeat(4097));
    expect([answer.status, answer.body.detail?.[0]?.loc]).toEqual([422, ['body', 'brcode']]);
    expect(JSON.stringify(answer.body)).not.toContain('0000');
  });
});

test.each([['no txid', { reason: 'x' }], ['a txid that is no text', { txid:
  7 }]])('a word of a cancelled charge with %s cannot be read: it is taken, and announced', async (_, data) => {
  const body = { event: 'QR_CHARGE_CANCELLED', occurred_at: clock.now().toISOString(), data };
  const told = async () => (await api.ok<EventListResponse>('listEvents', { query: { type: 'provider_event.unreadable' } })).items.length;
  const before = await told();
  expect((await deliver(api, { body })).status).toBe(200);
  expect(await told()).toBe(before + 1);
});

test('a provider that answers nonsense is as good as away', async () => {
  const nonsense = createServer((_, response) => { response.writeHead(200, { 'Content-Type': 'application/json' })
    .end('{"txid":"x","location":"https://x","expires_at":"soon"}'); });
  nonsense.listen(0, '127.0.0.1');
  await new Promise((resolve) => nonsense.once('listening', resolve));
  const { port } = nonsense.address() as AddressInfo;
  await sponsor.connect(api, 'sim-odd', { tenant: 'odd' });
  await api.service.database.query({
    name: 'test-odd', text: 'update razao.providers set base_url = $1 where provider_id = $2',
  }, [`http://127.0.0.1:${port}`, 'sim-odd']);
  clock.advance(3_000);
  const theirs = await api.account(0, { tenant: 'odd' });
  await addPixKey(api, theirs, { tenant: 'odd', providerId: 'sim-odd' });
  expect(refusalOf(await create({ amount_cents: 1 }, { tenant: 'odd' }, theirs))).toEqual([503, 'PROVIDER_UNAVAILABLE']);
  expect(refusalOf(await decode(validCodes[1]?.text ?? '', { tenant: 'odd' }))).toEqual([503, 'PROVIDER_UNAVAILABLE']);
  nonsense.close().closeAllConnections();
});
