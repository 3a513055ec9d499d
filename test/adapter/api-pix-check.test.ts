/** The adapter for API Pix keeps every rule of adapters, on the simulated PSP over mTLS. */
import { afterEach, expect, it } from '@jest/globals';
import { checkAdapter } from '../../src/command-line/adapter.ts';
import { freePort } from '../../src/platform/local/index.ts';
import { KEYS, removeFolder, SECRET, startApiPix, startPsp } from '../support/api-pix.ts';

const TIMEOUT_MS = 120_000;
const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

async function check(profile: Record<string, unknown>, options: object) {
  const [port, callbackPort] = [await freePort(), await freePort()];
  const psp = await startPsp();
  ends.push(() => psp.psp.stop());
  const adapter = await startApiPix({ pspUrl: psp.url, razaoUrl: `http://127.0.0.1:${port}`, callbackPort, profile });
  ends.push(() => removeFolder(adapter), () => adapter.stop());
  psp.psp.api.redirects.set('moved@example.com', `http://127.0.0.1:${port}/elsewhere`);
  return checkAdapter(adapter.url, {
    providerId: 'adapter-check', secret: SECRET, listen: `127.0.0.1:${port}`, rail: 'PIX', currency: 'BRL', patience: '30',
    settles: 'pix_key:fornecedor@example.com', fails: 'pix_key:fail-ac07@example.com', redirects: 'pix_key:moved@example.com',
    play: `${psp.controlUrl}/_control/emit`, key: KEYS[0], ...options,
  });
}

it('keeps every rule with a PSP that also sends', async () => {
  const { ok, rules } = await check({}, { providerNames: true, bankReturns: true });
  expect(rules.filter(({ is }) => is !== 'KEPT')).toEqual([]);
  expect(ok).toBe(true);
}, TIMEOUT_MS);

it('keeps the rules about money that comes in with a PSP that only receives, and refuses every payment out', async () => {
  const { ok, rules } = await check({ payout: undefined, balance: undefined }, { receivesOnly: true, bankReturns: true });
  const kept = rules.filter(({ is }) => is === 'KEPT').map(({ rule }) => rule);
  expect([ok, kept]).toEqual([true, expect.arrayContaining(['signature', 'payment-refused', 'charge', 'credit', 'return',
    'credit-repeated', 'charge-due', 'bank-return'])]);
  expect(rules.filter(({ is }) => is === 'BROKEN')).toEqual([]);
}, TIMEOUT_MS);
