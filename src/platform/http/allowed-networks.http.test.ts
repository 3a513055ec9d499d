/** RAZAO_ALLOWED_NETWORKS: webhooks and providers in a private network of the operator's, and nowhere else inside. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { WebhookEndpointCreatedResponse } from '../../../generated/models.ts';
import { Receiver } from '../../../test/support/receiver.ts';
import { eventually, startTestService, type TestService } from '../../../test/support/service.ts';
import { readConfig } from '../config.ts';
import { allowNetworks } from './addresses.ts';

const NAMES: Readonly<Record<string, string[]>> = { 'hooks.internal': ['127.0.0.1'], 'other.internal': ['10.9.9.9'] };

let api: TestService;
let receiver: Receiver;
beforeAll(async () => {
  // An address of this machine in place of one of a VPC: it is not public, and loopback as such is not allowed.
  api = await startTestService({
    withMongodb: true, resolve: async (name) => NAMES[name] ?? ['198.41.0.4'], env: { RAZAO_ALLOWED_NETWORKS: '127.0.0.1/32' },
  });
  receiver = await Receiver.start();
});
afterAll(async () => {
  await api.stop();
  await receiver.stop();
  allowNetworks([]);
});

const register = (url: string) => api.call<WebhookEndpointCreatedResponse>('createWebhookEndpoint', {
  body: { url, event_types: ['account.frozen'] },
});

it('a webhook goes to a name in an allowed network, over http', async () => {
  const { status } = await register(receiver.url().replace('127.0.0.1', 'hooks.internal'));
  expect(status).toBe(201);
  const account_id = await api.account();
  await api.ok('freezeAccount', { path: { account_id }, body: {} });
  await eventually(async () => receiver.received.some(({ event }) => event.entity.entity_id === account_id));
});

it.each([
  ['http://127.0.0.2/hook', 'NOT_HTTPS'], ['https://127.0.0.2/hook', 'PRIVATE_ADDRESS'], ['http://10.9.9.9/hook', 'NOT_HTTPS'],
  ['https://other.internal/hook', 'PRIVATE_ADDRESS'], ['http://8.8.8.8/hook', 'NOT_HTTPS'],
])('%s is refused: %s', async (url, reason) => {
  expect(await register(url)).toMatchObject({ status: 422, body: { error: 'WEBHOOK_URL_REFUSED', details: { reason } } });
});

it('a provider account may name an address of the network', async () => {
  const token = await api.platformToken();
  const create = (provider_id: string, base_url: string) => api.call('operatorCreateProviderAccount', { token, body: {
    provider_id, type: 'SPONSOR_BANK', adapter: 'sim_sponsor_v1', display_name: 'Bank', base_url,
  } });
  expect(await create('inside', 'http://127.0.0.1:9000')).toMatchObject({ status: 201 });
  expect(await create('elsewhere', 'http://10.9.9.9')).toMatchObject({ status: 422, body: { error: 'PROVIDER_URL_REFUSED' } });
});

it.each(['10.0.0.0', '10.0.0.0/33', '0.0.0.0/0', 'private', '10.0.0.0/8;'])('the setting takes no %s', (RAZAO_ALLOWED_NETWORKS) => {
  expect(() => readConfig({ RAZAO_ALLOWED_NETWORKS })).toThrow(/RAZAO_ALLOWED_NETWORKS must be networks such as/);
});
