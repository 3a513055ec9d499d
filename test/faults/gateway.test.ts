/**
 * A gateway between us and a provider may answer in its place. Neither its refusal nor its success is the provider's: the outcome stays
 * unknown, so nothing is given back, taken for done or refused for good. Holds for every call of an adapter.
 */
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { KycProvider } from '../../src/domains/kyc/kyc-provider.ts';
import { SponsorKeys } from '../../src/domains/pix/keys/sponsor-keys.ts';
import { sponsorMandates } from '../../src/domains/pix/mandates/sponsor-mandates.ts';
import { sponsorMed } from '../../src/domains/pix/med/sponsor-med.ts';
import { SponsorCharges } from '../../src/domains/pix/qr/sponsor-charges.ts';
import { sponsorReturns } from '../../src/domains/pix/returns/sponsor-returns.ts';
import { Rails, SponsorClient, sponsorRails, type SponsorClientOptions } from '../../src/domains/rails/index.ts';
import { FixedClock } from '../../src/platform/clock.ts';
import { ApiError } from '../../src/platform/errors.ts';
import { closeServer, listen } from '../../src/platform/http/server.ts';

let server: Server;
let url = '';
let answer: readonly [number, string] = [500, ''];
beforeAll(async () => {
  server = createServer((_request, response) => response.writeHead(answer[0], { 'Content-Type': 'application/json' }).end(answer[1]));
  url = await listen(server, 0, '127.0.0.1');
});
afterAll(() => closeServer(server));

function calls(): Record<string, () => Promise<unknown>> {
  const options: SponsorClientOptions = {
    clock: new FixedClock(), timeoutMs: 5000, defaultUrl: url, account: async () => ({
      providerId: 'bank', baseUrl: null, secrets: ['secret'],
    }),
  };
  const client = new SponsorClient(options);
  const rail = sponsorRails({ ...options, ispb: '12345678' }).find(({ family }) => family === 'PIX')!;
  const bound = { able: async () => [{ providerId: 'bank' }] } as unknown as Rails;
  const [keys, charges, returns, med, mandates, kyc] = [
    new SponsorKeys(client, bound), new SponsorCharges(client, bound), sponsorReturns(client), sponsorMed(client), sponsorMandates(client),
    new KycProvider(options),
  ];
  const caller = { tenant: 'demo', providerId: 'bank' };
  const mandate = { providerId: 'bank', recurrenceId: 'RN1', accountId: 'acc_1' };
  const party = { kind: 'account' as const, accountId: 'acc_1', externalId: null };
  const any = {} as never;
  const returned = { reference: 'ret_1', amount: { currency: 'BRL', value: 1 } } as never;
  const asked = { request_ref: 'kyq_1' } as never;
  const payment = {
    tenant: 'demo', providerId: 'bank', reference: 'obl_1', obligationId: 'obl_1', rail: 'PIX' as const, amount: 1n, currency: 'BRL',
    matchKeys: {}, debtor: party, creditor: party,
  };
  return {
    'a payment': () => rail.pay(payment),
    'the question after a payment': () => rail.find('demo', 'obl_1', { providerId: 'bank', providerReference: null }),
    'a return': () => returns.sendReturn('demo', 'bank', returned),
    'the question after a return': () => returns.findReturn('demo', 'bank', 'ret_1'),
    'a charge': () => charges.mintCharge('demo', 'bank', any),
    'what is behind a charge': () => charges.resolveCharge('demo', 'pix.example/qr/1'),
    'a key': () => keys.registerKey(caller, any),
    'the question after a key': () => keys.findKey(caller, 'key_1'),
    'the end of a key': () => keys.excludeKey(caller, 'key_1', any),
    'who has a key': () => keys.lookUpKey(caller, any),
    'a claim': () => keys.openClaim(caller, any),
    'a mandate that is authorized': () => mandates.authorizeMandate('demo', mandate),
    'a mandate that is revoked': () => mandates.revokeMandate('demo', mandate),
    'a charge that is cancelled': () => mandates.cancelCharge('demo', mandate, 'txid'),
    'a MED case': () => med.fileMedCase('demo', 'bank', any),
    'a report that is closed': () => med.closeMedReport('demo', 'bank', 'report'),
    'a verification': () => kyc.verify('demo', 'kyc', asked),
    'a screening': () => kyc.screen('demo', 'kyc', asked),
  };
}

const GATEWAY: readonly (readonly [number, string])[] = [
  [400, '{"message":"bad request"}'], [404, '{"message":"no such route"}'], [404, '{}'], [405, '{}'], [408, '{}'],
  [409, '{"message":"conflict"}'], [410, '{}'],
  [413, '{}'], [422, '{"detail":[]}'], [500, '{}'], [502, '<html>'], [504, '{}'], [302, '{}'], [200, 'no json'],
  [200, '{}'], [202, '{"message":"we are back soon"}'], [200, '{"status":"FAILED"}'],
];

describe.each(GATEWAY)('an answer %i %s', (...given) => {
  it.each(Object.keys(calls()))('to %s leaves open what was done', async (name) => {
    answer = given;
    const said = await calls()[name]!().then((done) => ({ done }), (error: Error) => error);
    if (said instanceof ApiError) return expect(said.code).toBe('PROVIDER_UNAVAILABLE');
    return expect(said).toMatchObject({ name: 'RailTimeout' });
  });
});
