import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { freePort } from '../../platform/local/index.ts';
import { startSponsor, type TestSponsor } from '../../../test/support/sponsor.ts';
import { FixedClock } from '../../platform/clock.ts';
import type { RailAdapter, RailPayment } from './rail.ts';
import { RailTimeout, RailUnreachable, ReferenceTaken } from './rail.ts';
import type { SponsorAccount } from './sponsor-client.ts';
import { sponsorRails } from './sponsor-rail.ts';

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwtest';
const clock = new FixedClock();
const TIMEOUT_MS = 10_000;
const IMPATIENT_MS = 200;
/** Below the ports that systems hand out; one that fetch does not refuse by itself. */
const NOBODY_LISTENS = `http://127.0.0.1:${await freePort()}`;
const servers: Server[] = [];
let sponsor: TestSponsor;
let numbered = 0;

beforeAll(async () => {
  sponsor = await startSponsor({ clock });
  await sponsor.control('providers', { provider_id: 'sim-demo', secret: SECRET });
});
afterAll(async () => {
  await sponsor.stop();
  for (const server of servers) server.close();
});
afterEach(() => sponsor.reset());

function adapter(account: Partial<SponsorAccount> | undefined = {}, family = 'PIX', timeoutMs = TIMEOUT_MS): RailAdapter {
  const rails = sponsorRails({
    clock, timeoutMs, ispb: '12345678', defaultUrl: sponsor.url,
    account: async () => account && { providerId: 'sim-demo', baseUrl: null, secrets: [SECRET], ...account },
  });
  return rails.find((rail) => rail.family === family)!;
}

const payment = (over: Partial<RailPayment> = {}): RailPayment => {
  const reference = `obl_${(numbered += 1)}`;
  return {
    tenant: 'demo', providerId: 'sim-demo', reference, obligationId: reference, rail: 'PIX', amount: 3000n, currency: 'BRL', matchKeys: {},
    debtor: { kind: 'account', accountId: 'acc_1', externalId: null }, creditor: {
      kind: 'external', accountId: null, externalId: 'pix_key:a@banco-ipe.example',
    },
    ...over,
  };
};
/** Whom the simulated bank has paid, as its directory names them. */
const PAYEE = { name: 'A', tax_id: '12345678909', participant: { ispb: '87654321', name: 'Banco Ipê S.A.' } };
const sent = { providerId: 'sim-demo', providerReference: null };

async function found(reference: string, status: string): Promise<unknown> {
  for (let tries = 0; tries < 100; tries += 1) {
    const it = await adapter().find('demo', reference, sent);
    if (it.status === status) return it;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`not ${status}`);
}

/** Starts a server that answers every request with this status and body. */
async function serverThat(status: number, body: string): Promise<string> {
  const server = createServer((_request, response) => response.writeHead(status, { 'Content-Type': 'application/json' }).end(body));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('pay', () => {
  it('hands a payment over, which settles and takes its money', async () => {
    const one = payment();
    expect(await adapter().pay(one)).toEqual({ status: 'ACCEPTED', providerReference: expect.stringMatching(/^pay-/) });
    expect(await found(one.reference, 'SETTLED')).toEqual({
      status: 'SETTLED', amount: 3000n, currency: 'BRL', endToEndId: expect.stringMatching(/^E12345678202603021200[0-9A-Za-z]{11}$/),
      payee: PAYEE,
    });
    expect((await sponsor.books()).balance).toBe(-3000);
  });

  it('however often a reference is asked, it is paid once', async () => {
    const one = payment();
    await sponsor.script('settle', 'ok', { delay_ms: 500 });
    const answers = await Promise.all(Array.from({ length: 5 }, () => adapter().pay(one)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    await found(one.reference, 'SETTLED');
    expect(await adapter().pay(one)).toEqual({
      status: 'SETTLED', amount: 3000n, endToEndId: expect.stringMatching(/^E12345678\d{12}/), payee: PAYEE,
    });
    expect((await sponsor.books()).lines).toHaveLength(1);
  });

  it.each([
    ['fail:somebody', {}, 'AC03: No such account'], ['fail:AC07', {}, 'AC07: Account of the receiver is closed'],
    ['somebody', { sim: 'fail' }, 'AC03: No such account'],
  ])('to %s with %j fails', async (externalId, matchKeys, code) => {
    const one = payment({ creditor: { kind: 'external', accountId: null, externalId }, matchKeys });
    await adapter().pay(one);
    expect(await found(one.reference, 'FAILED')).toMatchObject({ status: 'FAILED', code });
    expect((await sponsor.books()).lines).toEqual([]);
    const [refused, reason] = code.split(': ');
    expect(await adapter().pay(one)).toEqual({ status: 'REFUSED', code: refused, reason });
  });

  it('to silent never ends', async () => {
    const one = payment({ creditor: { kind: 'external', accountId: null, externalId: 'silent' } });
    await adapter().pay(one);
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(await adapter().find('demo', one.reference, sent)).toMatchObject({ status: 'ACCEPTED' });
  });

  it('says what a refusal at once says, a code of the rail in our own words', async () => {
    await sponsor.script('pay', 'refuse', { code: 'AM02', reason: 'Ana Souza may not have that much' });
    const one = payment();
    expect(await adapter().pay(one)).toEqual({ status: 'REFUSED', code: 'AM02', reason: 'More than the account may receive' });
    expect(await adapter().find('demo', one.reference, sent)).toEqual({ status: 'UNKNOWN' });
  });

  it.each([[true, 'ACCEPTED'], [false, 'UNKNOWN']])('without an answer nobody knows: carried out %s, found %s', async (applied, status) => {
    await sponsor.script('pay', 'timeout', { applied });
    const one = payment({ matchKeys: { sim: 'silent' } });
    await expect(adapter({}, 'PIX', IMPATIENT_MS).pay(one)).rejects.toThrow(RailTimeout);
    expect(await adapter().find('demo', one.reference, sent)).toMatchObject({ status });
  });

  it('of what is expected from outside brings money in', async () => {
    const one = payment({
      debtor: { kind: 'external', accountId: null, externalId: 'somebody' },
      creditor: { kind: 'account', accountId: 'acc_1', externalId: null },
    });
    await adapter().expect!(one);
    await found(one.reference, 'SETTLED');
    expect(await sponsor.books()).toMatchObject({ balance: 3000, lines: [{ kind: 'CREDIT', amount: 3000, reference: one.reference }] });
  });

  it.each([[['new', SECRET]], [[SECRET, 'old']]])('is taken by either signature while one secret takes the place of another: %s', async (
    secrets,
  ) => {
    expect(await adapter({ secrets }).pay(payment())).toMatchObject({ status: 'ACCEPTED' });
  });

  it.each(['PIX', 'ACH', 'WIRE', 'SEPA', 'EFT_CA'] as const)('goes over %s', async (rail) => {
    const one = payment({ rail });
    await adapter({}, rail).pay(one);
    await found(one.reference, 'SETTLED');
    expect((await sponsor.books()).lines).toMatchObject([{ rail, amount: -3000 }]);
  });
});

describe('it is surely not sent', () => {
  it.each([
    ['when nobody listens', () => adapter({ baseUrl: NOBODY_LISTENS })],
    ['when the name leads nowhere', () => adapter({ baseUrl: 'http://sponsor.invalid' })],
    ['when its address is private', () => adapter({ baseUrl: 'https://10.0.0.1' })],
    ['when its address is in the clear', () => adapter({ baseUrl: 'http://198.41.0.4' })],
    ['when the tenant has no such provider', () => {
      const rails = sponsorRails({
        clock, timeoutMs: TIMEOUT_MS, ispb: '12345678', defaultUrl: sponsor.url, account: async () => undefined,
      });
      return rails[0]!;
    }],
    ['when the secret is another', () => adapter({ secrets: ['another'] })],
    ['when all of its secrets are others', () => adapter({ secrets: ['another', 'third'] })],
  ])('%s', async (_name, made) => {
    await expect(made().pay(payment())).rejects.toThrow(RailUnreachable);
    expect((await sponsor.books()).payments).toEqual([]);
  });

  it('when the sponsor says so', async () => {
    await sponsor.script('pay', 'unreachable', { times: 2 });
    const one = payment();
    await expect(adapter().pay(one)).rejects.toThrow(RailUnreachable);
    await expect(adapter().pay(one)).rejects.toThrow(RailUnreachable);
    expect(await adapter().pay(one)).toMatchObject({ status: 'ACCEPTED' });
  });

  it('when the clocks are too far apart', async () => {
    clock.advance(301_000);
    const late = sponsorRails({
      clock: new FixedClock(), timeoutMs: TIMEOUT_MS, ispb: '12345678', defaultUrl: sponsor.url,
      account: async () => ({ providerId: 'sim-demo', baseUrl: null, secrets: [SECRET] }),
    })[0]!;
    await expect(late.pay(payment())).rejects.toThrow(RailUnreachable);
  });
});

it.each([[500, '{}'], [502, '<html>'], [504, '{}'], [200, 'no json'], [302, '{}'], [409, '{"error":"CONFLICT"}'],
  [200, '{}'], [202, '{"message":"we are back soon"}'], [200, '{"status":"FAILED"}'],
  [200, '{"reference":"another","status":"SETTLED","amount":{"currency":"BRL","value":3000}}'],
  [400, '{}'], [400, '{"error":"BAD","message":"a gateway says so"}'], [422, '{"detail":"a proxy validates"}'],
  [422, '{"error":"INVALID","code":"AC03"}'],
  [404, '{}'], [404, '{"error":"no such route","message":"a gateway says so"}'], [410, '{}']])(
  'an answer %s %s leaves open what was done', async (status, body) => {
    const baseUrl = await serverThat(status, body);
    await expect(adapter({ baseUrl }).pay(payment())).rejects.toThrow(RailTimeout);
    await expect(adapter({ baseUrl }).find('demo', 'obl_x', sent)).rejects.toThrow(RailTimeout);
  });

it('another payment under our reference says nothing of ours', async () => {
  await expect(adapter({ baseUrl: await serverThat(409, '{"error":"REFERENCE_REUSED"}') }).pay(payment())).rejects.toThrow(ReferenceTaken);
});

describe('what a provider says of a payment', () => {
  const says = (over: object = {}) => JSON.stringify({
    reference: 'obl_x', status: 'SETTLED', amount: { currency: 'BRL', value: 3000 }, ...over,
  });
  const find = async (over: object) => adapter({ baseUrl: await serverThat(200, says(over)) }).find('demo', 'obl_x', sent);
  const pay = async (over: object) => adapter({ baseUrl: await serverThat(200, says(over)) }).pay(payment({ reference: 'obl_x' }));

  it.each([[null], [''], [undefined]])('has no name where its end_to_end_id is %s', async (end_to_end_id) => {
    expect([await pay({ end_to_end_id }), await find({ end_to_end_id })]).toEqual([
      { status: 'SETTLED', amount: 3000n }, { status: 'SETTLED', amount: 3000n, currency: 'BRL' },
    ]);
  });

  it('has the amount that moved, whichever call tells of it', async () => {
    const less = { amount: { currency: 'BRL', value: 2999 } };
    expect([await pay(less), await find(less)]).toEqual([
      { status: 'SETTLED', amount: 2999n }, { status: 'SETTLED', amount: 2999n, currency: 'BRL' },
    ]);
  });

  it('is not of ours in another currency', async () => {
    const dollars = { amount: { currency: 'USD', value: 3000 } };
    await expect(pay(dollars)).rejects.toThrow(RailTimeout);
    expect(await find(dollars)).toMatchObject({ currency: 'USD' });
  });
});

it.each([
  [422, '{"error":"REFUSED","code":"AC03"}', 'AC03'], [400, '{"error":"INVALID","message":"no creditor"}', 'INVALID'],
])('an answer %s %s is a refusal: the bank will never pay it', async (status, body, code) => {
  expect(await adapter({ baseUrl: await serverThat(status, body) }).pay(payment())).toMatchObject({ status: 'REFUSED', code });
});

describe('a statement whose pages have no end', () => {
  const pages = async (body: string) => {
    const baseUrl = await serverThat(200, body);
    for await (const _ of adapter({ baseUrl }).statement('demo', new Date(0), new Date(1), 'sim-demo'));
  };

  it.each(
    ['{"lines":[]}', '{"lines":[],"next_cursor":""}', '{"lines":[],"next_cursor":null}'],
  )('is one page where no next one is named: %s', async (body) => {
    await expect(pages(body)).resolves.toBeUndefined();
  });

  it.each(
    ['{"lines":[],"next_cursor":"1"}', '{"next_cursor":null}', '{"lines":{}}'],
  )('is given up where a page comes again or is none: %s', async (body) => {
    await expect(pages(body)).rejects.toThrow(RailTimeout);
  });
});

describe('statement', () => {
  async function read(from: string, to: string, family = 'PIX'): Promise<unknown[]> {
    const lines = [];
    for await (const line of adapter({}, family).statement('demo', new Date(from), new Date(to), 'sim-demo')) lines.push(line);
    return lines;
  }

  it('has what moved in the period, page by page, each rail by itself', async () => {
    const line = (n: number) => ({ line_id: `line-${n}`, amount: n, occurred_at: new Date(Date.UTC(2026, 2, 2, 0, 0, n)).toISOString() });
    for (let n = 0; n < 230; n += 1) await sponsor.falsify({ action: 'add', line: line(n) });
    await sponsor.falsify({ action: 'add', line: { ...line(3), rail: 'ACH' } });
    expect(await read('2026-03-02T00:00:00Z', '2026-03-03T00:00:00Z')).toHaveLength(230);
    expect(await read('2026-03-02T00:00:10Z', '2026-03-02T00:00:12Z')).toMatchObject([{ line_id: 'line-10' }, { line_id: 'line-11' }]);
    expect(await read('2026-03-02T00:00:00Z', '2026-03-03T00:00:00Z', 'ACH')).toHaveLength(1);
  });

  it('fails as a whole when a page does', async () => {
    await sponsor.script('statement', 'unreachable');
    await expect(read('2026-03-02T00:00:00Z', '2026-03-03T00:00:00Z')).rejects.toThrow(RailUnreachable);
  });
});
