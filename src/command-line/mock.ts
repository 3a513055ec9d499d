import type { DescriptionOf } from '../../mocks/contracts/tenant-mocks.ts';
import { present } from '../platform/assert.ts';
import { readConfig, type Config } from '../platform/config.ts';
import { closeServer, limitedServer, listen } from '../platform/http/server.ts';
import { createLog, type Log } from '../platform/log.ts';
import type { Service } from '../service.ts';
import type { DemoTenant } from './demo.ts';
import { UsageError } from './command-failed.ts';
import type { FollowedDescription } from './followed-description.ts';
import { portFailure, requireFreePort, shownUrl, usualPlace, type ListenAddress } from './ports.ts';
import { readCredentials } from './service-calls.ts';
import { Shutdown } from './shutdown.ts';

const DEFAULT_PORT = 4010;

export interface MockOptions {
  json: boolean;
  /** Address of a service whose tenant's products are answered too; the credentials are in the environment. */
  from?: string | undefined;
  /** File with the description of a tenant's products. */
  description?: string | undefined;
}

/** Starts the contract mocks alone, or with a tenant's own operations, and keeps them running until a signal ends them. */
export async function mock({ json, ...options }: MockOptions): Promise<void> {
  const config = readConfig({ RAZAO_LOG_LEVEL: 'warn', ...process.env });
  const log = createLog(config.RAZAO_LOG_LEVEL);
  const shutdown = new Shutdown();
  await shutdown.around(async () => {
    const place = placeOf(config);
    await requireFreePort(place);
    const own = await followed(options, log, shutdown);
    const url = await startMock(place, log, shutdown, own?.of);
    const mockUrl = own && tenantMockUrl(url, own.tenant);
    process.stdout.write(json ? `${JSON.stringify({ base_url: url, mock_url: mockUrl })}\n` : banner(url, mockUrl));
  });
  process.exit();
}

async function followed({ from, description }: Omit<MockOptions, 'json'>, log: Log, shutdown: Shutdown): Promise<
  FollowedDescription | undefined
> {
  if (from !== undefined && description !== undefined) throw new UsageError('give --from or --description, not both');
  if (from === undefined && description === undefined) return undefined;
  const { FollowedDescription, fromService, inFile } = await import('./followed-description.ts');
  const ended = new AbortController();
  shutdown.add(async () => ended.abort());
  const read = from === undefined
    ? inFile(description ?? '') : fromService(from, readCredentials('a client with the scope service/products'));
  return FollowedDescription.follow(read, log, ended.signal);
}

/** Returns the URL of a tenant's own mock. */
export function tenantMockUrl(mockUrl: string, tenant: string): string {
  return `${mockUrl}/tenants/${tenant}`;
}

/** Returns the reader of a service's current descriptions of its tenants. */
export function descriptionsOf(service: Service): DescriptionOf {
  return async (tenant) => {
    const ctx = service.contextFor(tenant);
    if (!(await ctx.auth.knowsTenant(tenant))) return undefined;
    const { getTenantOpenapi } = await import('../onchain/portal/index.ts');
    return getTenantOpenapi(ctx);
  };
}

/**
 * Finds an address for the mocks beside the service: the configured port, which must be free, or else the usual one, or any.
 * @throws CommandFailed when the configured port is taken.
 */
export function mockPlace(config: Config): Promise<ListenAddress> {
  return usualPlace(placeOf(config), config.RAZAO_MOCK_PORT !== undefined, config.PORT === 0);
}

function placeOf({ RAZAO_MOCK_PORT, HOST }: Config): ListenAddress {
  return { port: RAZAO_MOCK_PORT ?? DEFAULT_PORT, host: HOST, setting: 'RAZAO_MOCK_PORT' };
}

/** The story's accounts and their owner in all examples. */
const STORY = {
  accounts: ['acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9', 'acc_01KJQ8Q6R8T0V2X4Z6B8D0F2H4'], party: 'pty_01KJQ8N5B7D9F1H3K5M7P9R1S3',
} as const;

/**
 * Lets the documentation fill in a demo tenant's client and accounts, and choose between service and mocks, and the console sign in by one
 * click: on an address of this machine alone, since it shows secrets.
 */
export async function offerToTry(
  service: Service, tenants: readonly DemoTenant[], mockUrl: string, { HOST, RAZAO_SANDBOX }: Config,
): Promise<void> {
  const { tenant, clients, accounts } = present(tenants[0], 'a demo tenant');
  const client = clients.find(({ name }) => name === 'full');
  if (!client || !RAZAO_SANDBOX || !['127.0.0.1', 'localhost', '::1'].includes(HOST)) return;
  const { findAccount } = await import('../domains/accounts/index.ts');
  const found = await findAccount(service.contextFor(tenant), accounts[0]?.account_id ?? '');
  const ids = Object.fromEntries([
    ...STORY.accounts.flatMap((id, place) => { const its = accounts[place]; return its ? [[id, its.account_id]] : []; }),
    ...(found?.ownerPartyId ? [[STORY.party, found.ownerPartyId]] : []),
  ]) as Record<string, string>;
  service.offerToTry({
    mockUrl: tenantMockUrl(mockUrl, tenant), clientId: client.client_id, clientSecret: client.client_secret, ids,
    clients: tenants.flatMap(({ tenant: its, clients: all }) => all.map(({ name, client_id, client_secret }) => (
      { tenant: its, name, client_id, client_secret }))),
  });
}

/** @param descriptionOf what tenants have of their own. @returns the mocks' base URL. */
export async function startMock(place: ListenAddress, log: Log, shutdown: Shutdown, descriptionOf?: DescriptionOf): Promise<string> {
  const { contractMock } = await import('../../mocks/contracts/contract-mock.ts');
  const server = limitedServer(contractMock(log, descriptionOf));
  const url = await listen(server, place.port, place.host).catch((error: unknown) => { throw portFailure(error, place); });
  shutdown.add(() => closeServer(server));
  return shownUrl(url);
}

function banner(url: string, mockUrl: string | undefined): string {
  return `
Mocks of both contracts at ${url}: every operation answers its example, nothing is kept.
${mockUrl === undefined ? '' : `  With the tenant's products: ${mockUrl}\n`}  Ctrl-C ends it.

curl -s ${url}/v1/accounts -H 'Authorization: Bearer any'
curl -s ${url}/v1/accounts/acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9 -H 'Authorization: Bearer any' -H 'Prefer: code=404'

`;
}
