/** What a PSP does unasked: it takes charges back, and sends Pix back (MED, or its customer's own in the bank's app). */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { KEYS } from '../support/api-pix.ts';
import { ApiPixWorld, type CalledAdapter } from '../support/api-pix-world.ts';
import { until } from '../support/fake-razao.ts';

let world: ApiPixWorld;
let adapter: CalledAdapter;
beforeAll(async () => {
  world = await ApiPixWorld.start();
  adapter = await world.adapter();
});
afterAll(() => world.stop());

let serial = 0;
const mint = async (over: object = {}): Promise<string> => {
  const txid = `UNASKED${String((serial += 1)).padStart(23, '0')}`;
  const order = { txid, key: KEYS[0], amount: { currency: 'BRL', value: 3700 }, expires_in_seconds: 600, payer_request: null, ...over };
  expect((await adapter.call('POST', '/v1/pix/charges', order)).status).toBe(201);
  return txid;
};
const cancelled = () => world.taken('QR_CHARGE_CANCELLED').map(({ txid }) => txid);
const bill = () => mint({
  expires_in_seconds: undefined, due: {
    due_on: '2099-01-05', days_after_due: 30, fine: null, interest: null, rebate: null, discount: null,
    payer: { name: 'Diego Alves', tax_id: '12345678909' },
  },
});

describe('a charge that the PSP took back', () => {
  it('is told once, whichever kind it is; one that is there, or that somebody else made, is not', async () => {
    const [gone, due, kept] = [await mint(), await bill(), await mint()];
    const other = world.psp.psp.books.addCharge('OTHER00000000000000000000001', 'cob', {
      calendario: {}, valor: { original: '1.00' }, chave: KEYS[0],
    });
    for (const txid of [gone, due, other.txid]) await world.emit('QR_CHARGE_CANCELLED', { txid });
    await adapter.poller.sweep();
    await until(() => cancelled().length, (it) => it >= 2);
    await adapter.poller.sweep();
    expect(cancelled().toSorted()).toEqual([gone, due].toSorted());
    expect((await world.books()).charges.find(({ txid }) => txid === kept)).toMatchObject({ status: 'ATIVA' });
  });

  it('is believed by its own answer, not by a list', async () => {
    const txid = await mint();
    await world.emit('QR_CHARGE_CANCELLED', { txid });
    await world.script('getCob', 'other');
    await expect(adapter.poller.sweep()).rejects.toThrow('something other than the charge');
    expect(cancelled()).not.toContain(txid);
    await adapter.poller.sweep();
    await until(cancelled, (it) => it.includes(txid));
  });

  it('costs no call where no charge is open', async () => {
    const quiet = await ApiPixWorld.start();
    try {
      const idle = await quiet.adapter();
      await quiet.script('listCob', 'gateway');
      await idle.poller.sweep();
    } finally {
      await quiet.stop();
    }
  });
});

describe('a Pix that the PSP sent back', () => {
  const sent = (name: string) => world.taken('RETURN_SENT').filter((data) => data['original_end_to_end_id'] === name);
  const back = (name: string, value: number, natureza?: string) => world.emit<{ devolucao: { rtrId: string } }>('RETURN_SENT', {
    original_end_to_end_id: name, amount: { currency: 'BRL', value }, ...(natureza && { natureza }),
  });
  const known = async (data: object = {}) => {
    const name = await world.credit(data);
    await until(() => world.razao.credits, (it) => it.includes(name));
    return name;
  };

  it.each([['MED_FRAUDE', 'FR01'], ['MED_OPERACIONAL', 'BE08'], ['MED_PIX_AUTOMATICO', 'FR01'], ['ORIGINAL', 'MD06']])(
    'for %s is told by a callback, with the reason %s', async (natureza, reason_code) => {
      const name = await known();
      const { devolucao } = await back(name, 250, natureza);
      await until(() => sent(name).length, (it) => it > 0);
      expect(sent(name)).toEqual([{
        original_end_to_end_id: name, return_end_to_end_id: devolucao.rtrId, amount: { currency: 'BRL', value: 250 }, reason_code,
        settled_at: expect.any(String),
      }]);
    });

  it('is found by the polls where its callback is lost, also long after the Pix, and told once', async () => {
    const name = await known();
    const old = await world.credit({ horario: new Date(Date.now() - 60 * 86_400_000).toISOString() });
    await until(() => world.razao.credits, (it) => it.includes(old));
    await world.psp.control('callbacks', { lose: 1 });
    for (const it of [name, old]) await back(it, 100);
    await back(name, 50);
    await adapter.poller.sweepReturns();
    await until(() => [sent(name).length, sent(old).length], (it) => it.join() === '2,1');
    await world.psp.control('callbacks', {});
    await adapter.poller.sweepReturns();
    await adapter.poller.sweep();
    expect([sent(name).length, sent(old).length]).toEqual([2, 1]);
  });

  it('is told after its credit', async () => {
    world.razao.answer = ({ event }) => (event === 'CREDIT_RECEIVED' ? 500 : 200);
    const name = await world.credit();
    await back(name, 100);
    await adapter.poller.poll();
    expect(sent(name)).toEqual([]);
    world.razao.answer = () => 200;
    await until(() => world.razao.credits, (it) => it.includes(name));
    await until(async () => {
      await adapter.poller.poll();
      return sent(name).length;
    }, (it) => it === 1);
  });

  it('is not told where Razao asked for it', async () => {
    const name = await known();
    const wanted = {
      reference: 'obl_01KJQ9F8H0K2N4Q6S8W0Y2A901', return_end_to_end_id: 'D1234567820261130120000000000901', original_end_to_end_id: name,
      amount: { currency: 'BRL', value: 100 }, reason_code: 'MD06',
    };
    expect((await adapter.call('POST', '/v1/returns', wanted)).status).toBe(202);
    await world.told('RETURN_SETTLED');
    await adapter.poller.sweepReturns();
    expect(sent(name)).toEqual([]);
  });

  it('is a line of the statement under the name that Razao is told', async () => {
    const name = await known();
    const { devolucao } = await back(name, 70);
    const period = `from=${new Date(Date.now() - 60_000).toISOString()}&to=${new Date(Date.now() + 60_000).toISOString()}&rail=PIX`;
    const { lines } = (await adapter.call('GET', `/v1/statement?${period}`)).body as { lines: { end_to_end_id: string }[] };
    expect(lines.filter((line) => line.end_to_end_id === devolucao.rtrId)).toEqual([expect.objectContaining({
      kind: 'RETURN_SENT', amount: -70,
    })]);
  });
});
