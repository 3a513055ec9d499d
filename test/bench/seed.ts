/** A tenant with a thousand funded accounts, made the way a client makes them. */
import { randomUUID } from 'node:crypto';
import type { AccountResponse, ObligationResponse, PartyResponseOut } from '../../generated/models.ts';
import { LADDER } from '../../src/app.ts';
import { allScopes, createClient, ensureTenant, type ClientCredentials } from '../../src/domains/auth/index.ts';
import { createProvider } from '../../src/domains/providers/index.ts';
import { bindRail, SPONSOR } from '../../src/domains/rails/index.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { Database } from '../../src/platform/db/database.ts';
import { idSource } from '../../src/platform/id.ts';
import { createLog } from '../../src/platform/log.ts';
import { Vault } from '../../src/platform/vault/secrets.ts';

export const TENANT = 'bench';
const ACCOUNTS = 1000;
/** More than any run can spend one by one. */
const CENTS = 1_000_000_000;
const AT_ONCE = 32;

/** Accounts that have a Pix key. */
const KEYED = 100;

export const KEK = '07'.repeat(32);
/** The provider that reports money received over Pix, with the secret that signs its messages. */
export const PROVIDER = { providerId: 'bench-sponsor', secret: 'a-secret-of-the-bench-of-32-letters' };

export interface Seed {
  readonly token: string;
  readonly accounts: readonly string[];
  /** The keys by which money arrives over Pix. */
  readonly pixKeys?: readonly string[];
}

export function openDatabase(url: string): Promise<Database> {
  return Database.connect({ url, entities: [...LADDER.entities], clock: systemClock, idempotencyDays: 7, poolSize: 2 });
}

/** @param port where the service listens. */
export async function seed(database: Database, port: number, tenant = TENANT): Promise<Seed> {
  await ensureTenant(database, tenant);
  const client = await createClient(database, idSource(systemClock), { tenant, name: 'bench', scopes: allScopes });
  return seedAccounts(port, client);
}

/** Opens and funds the accounts of a new client's tenant. @param port where the service listens. */
export async function seedAccounts(port: number, client: ClientCredentials): Promise<Seed> {
  const base = `http://127.0.0.1:${port}`;
  const token = await getToken(base, client.client_id, client.client_secret);
  const post = <T>(path: string, body: object) => postJson<T>(base + path, token, body);
  const { party_id } = await post<PartyResponseOut>('/v1/parties', { type: 'individual', display_name: 'Ana Souza', country: 'BR' });
  const accounts: string[] = [];
  let begun = 0;
  const open = async () => {
    while (begun++ < ACCOUNTS) {
      const { id } = await post<AccountResponse>('/v1/accounts', { owner_party_id: party_id, type: 'CUSTOMER', currency: 'BRL' });
      const { obligation_id } = await post<ObligationResponse>('/v1/obligations', {
        rail: 'MOCK', amount: { currency: 'BRL', value: CENTS }, debtor: { kind: 'external', external_id: 'silent' },
        creditor: { kind: 'account', account_id: id },
      });
      await post(`/v1/obligations/${obligation_id}/resolve`, { outcome: 'SETTLED' });
      accounts.push(id);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, open));
  return { token, accounts };
}

/** Lets the tenant's sponsor deliver money. @returns the Pix keys of the first accounts, under which it arrives. */
export async function seedPixKeys(database: Database, port: number, { token, accounts }: Seed): Promise<string[]> {
  await openReceiver(database);
  return Promise.all(accounts.slice(0, KEYED).map(async (account_id) => {
    const key_value = randomUUID();
    await postJson(`http://127.0.0.1:${port}/v1/accounts/${account_id}/payment-methods`, token, {
      rail: 'PIX', scheme: 'BR_PIX_KEY', mode: 'VIRTUAL_ADDRESS', status: 'ACTIVE',
      provider: { provider_id: PROVIDER.providerId, type: 'SPONSOR_BANK' },
      capabilities: { originate_debit: false, receive_credit: true, supports_returns: true },
      directionality: { inbound: true, outbound: false }, verification: { status: 'NOT_REQUIRED' },
      coordinates: { key_type: 'EVP', key_value },
    });
    return key_value;
  }));
}

/** The tenant's account at a sponsor that is not there: only its deliveries are. */
async function openReceiver(database: Database): Promise<void> {
  const ctx = contextOf(database);
  await createProvider(ctx, { ...PROVIDER, type: 'SPONSOR_BANK', adapter: SPONSOR, displayName: 'Bench' });
  await bindRail(ctx, {
    rail: 'PIX', providerId: PROVIDER.providerId, adapter: SPONSOR, priority: 1, capabilities: ['INBOUND'], isEnabled: true,
  });
}

/** Context of the bench's own writes. */
export function contextOf(database: Database) {
  return {
    tenant: TENANT, actor: 'bench', db: database.forTenant(TENANT), clock: systemClock, ids: idSource(systemClock),
    vault: new Vault(Buffer.from(KEK, 'hex')), log: createLog('silent'),
  };
}

export async function getToken(base: string, id: string, secret: string): Promise<string> {
  const answer = await fetch(`${base}/auth/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  });
  if (!answer.ok) throw new Error(`no token: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { access_token: string }).access_token;
}

/** @throws unless the answer is a 2xx. */
export async function postJson<T>(url: string, token: string, body: object, method: 'POST' | 'PUT' = 'POST'): Promise<T> {
  const answer = await fetch(url, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}
