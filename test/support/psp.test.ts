/** The simulated PSP as payers' institutions see it: charges behind their locations, signed. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createRemoteJWKSet, compactVerify } from 'jose';
import { KEYS, startPsp, type TestPsp } from './api-pix.ts';

let psp: TestPsp;
beforeAll(async () => { psp = await startPsp(); });
afterAll(() => psp.psp.stop());

const read = (location: string) => fetch(`${psp.controlUrl}/${location.slice(location.indexOf('/') + 1)}`, { redirect: 'manual' });

it('a charge is behind its location as a JWS, with what is to be paid today where it is due on a day, until it is taken back', async () => {
  const { books } = psp.psp;
  const now = books.addCharge('A'.repeat(30), 'cob', { calendario: {}, valor: { original: '37.00' }, chave: KEYS[0] });
  const due = books.addCharge('B'.repeat(30), 'cobv', {
    calendario: { dataDeVencimento: '2099-03-02' }, chave: KEYS[0], devedor: { cpf: '12345678909', nome: 'Diego Alves' },
    valor: { original: '100.00', abatimento: { modalidade: 2, valorPerc: '5.00' } },
  });
  const keys = createRemoteJWKSet(new URL(`${psp.controlUrl}/jwks`));
  const [first, second] = await Promise.all([now, due].map(async ({ loc }) => {
    const { payload } = await compactVerify(await (await read(loc.location)).text(), keys);
    return JSON.parse(new TextDecoder().decode(payload)) as object;
  }));
  expect(first).toMatchObject({ txid: now.txid, status: 'ATIVA', valor: { original: '37.00' } });
  expect(second).toMatchObject({ txid: due.txid, valor: { original: '100.00', final: '95.00' }, recebedor: { uf: 'SP' } });
  await psp.control('emit', { event: 'QR_CHARGE_CANCELLED', data: { txid: now.txid } });
  expect([(await read(now.loc.location)).status, (await read('host/qr/v2/nobody')).status]).toEqual([410, 404]);
});
