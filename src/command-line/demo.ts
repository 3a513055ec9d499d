import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProviderAccountType } from '../../generated/models.ts';
import type { AppContext } from '../app.ts';
import { createAccount, findAccount } from '../domains/accounts/index.ts';
import {
  allScopes, ensureClient, ensureTenant, newCredentials, trialScopes, type ClientCredentials,
} from '../domains/auth/index.ts';
import { KYC_ADAPTER } from '../domains/kyc/index.ts';
import { createObligation, findObligation, resolveObligation } from '../domains/obligations/index.ts';
import { createParty } from '../domains/parties/index.ts';
import { bindProductTemplate } from '../onchain/products/index.ts';
import { ensureProvider, type ProviderCredentials } from '../domains/providers/index.ts';
import { bindRail, SPONSOR } from '../domains/rails/index.ts';
import { present } from '../platform/assert.ts';
import { derive } from '../platform/context.ts';
import { ApiError } from '../platform/errors.ts';
import { idSource } from '../platform/id.ts';
import { once } from '../platform/idempotency/idempotency.ts';
import type { Service } from '../service.ts';
import { seedPolicy, type DemoPolicy, type DemoSigner } from './demo-policy.ts';
import { bindRails } from './provider.ts';

/** Tenant for trying things out. */
export interface DemoTenant {
  tenant: string;
  accounts: { account_id: string; funded_cents: number }[];
  clients: (ClientCredentials & { name: string; scopes: readonly string[] })[];
  /** Accounts of the tenant at the simulated parties. */
  providers: (ProviderCredentials & { type: ProviderAccountType })[];
  /** The policy by which it issues qBRL; null where it has none. */
  qbrl: DemoPolicy | null;
  /** A product that is bound; null where it has none. */
  product_id: string | null;
}

/** State kept between runs, per tenant: the secrets, which the database does not have, and the accounts. */
interface Remembered {
  clients: Record<string, ClientCredentials>;
  accounts?: string[];
  signers?: DemoSigner[];
}

type Memory = Record<string, Remembered>;

/** Minor units: R$ 10,000.00. */
const FUNDED_CENTS = 1_000_000;
const ACTOR = 'system';
const TEMPLATE = 'rental-deposit';
/** The tenant whose days are played. */
const PLAYED = 'demo';

const tenants = [
  { tenant: 'demo', owner: 'Padaria Aurora Ltda', clients: ['trial', 'full', 'platform'], issues: true, product: 'caucao-aluguel' },
  { tenant: 'acme', owner: 'Acme Comércio Ltda', clients: ['trial', 'full'], issues: false, product: null },
] as const;

const scopesOf = { trial: trialScopes, full: allScopes, platform: allScopes } as const;

/**
 * Brings about the demo tenants, each with a party, two funded accounts, clients, a sponsor and a KYC
 * provider, and `demo` with a policy to issue qBRL by and a product. What is there already is found
 * again, and a run that was killed half-way is completed: every step has its own idempotency key.
 * @param dataDir the folder that keeps the credentials, in a file for its owner alone.
 * @param isSandbox whether the simulated parties serve them.
 * @param isPlayed true while the demo's days are to be played, which need only Pix: each rail is compared with the bank on each of them.
 */
export async function seedDemo(service: Service, dataDir: string, isSandbox = true, isPlayed = false): Promise<DemoTenant[]> {
  const file = join(dataDir, 'demo.json');
  const memory = recall(file);
  const seeded: DemoTenant[] = [];
  for (const wanted of tenants) {
    const known = (memory[wanted.tenant] ??= { clients: {} });
    const remember = () => keep(file, memory);
    await ensureTenant(service.database, wanted.tenant);
    const clients = [];
    for (const name of wanted.clients) clients.push(await seedClient(service, wanted.tenant, name, known, remember));
    const accounts = await seedAccounts(service, wanted.tenant, wanted.owner, known, remember);
    seeded.push({
      tenant: wanted.tenant,
      accounts: accounts.map((account_id) => ({ account_id, funded_cents: FUNDED_CENTS })),
      clients,
      providers: isSandbox ? [await seedSponsor(service, wanted.tenant, isPlayed), await seedKycProvider(service, wanted.tenant)] : [],
      qbrl: wanted.issues ? await seedPolicy(service, wanted.tenant, present(accounts[0], 'a demo account'), known, remember) : null,
      product_id: wanted.product === null ? null : await seedProduct(service, wanted.tenant, wanted.product),
    });
  }
  return seeded;
}

/** The credentials are kept before the client exists, so that none is ever made whose secret is lost. */
async function seedClient(
  service: Service, tenant: string, name: keyof typeof scopesOf, known: Remembered, remember: () => void,
): Promise<DemoTenant['clients'][number]> {
  const scopes = scopesOf[name];
  const client = { tenant, name, scopes, platform: name === 'platform' };
  for (;;) {
    let credentials = known.clients[name];
    if (!credentials) {
      credentials = known.clients[name] = newCredentials(idSource(service.database.clock));
      remember();
    }
    if (await ensureClient(service.database, credentials, client)) return { name, ...credentials, scopes };
    delete known.clients[name];
  }
}

/** The tenant's account at the simulated sponsor, which serves all its rails. The database has its secret. */
async function seedSponsor(service: Service, tenant: string, isPlayed: boolean): Promise<DemoTenant['providers'][number]> {
  const ctx = service.contextFor(tenant, ACTOR);
  const providerId = `sim-${tenant}`;
  const made = await ensureProvider(ctx, { providerId, type: 'SPONSOR_BANK', adapter: SPONSOR, displayName: 'Simulated sponsor bank' });
  await bindRails(ctx, providerId, SPONSOR, isPlayed ? (tenant === PLAYED ? ['PIX'] : []) : undefined);
  if (isPlayed) return { ...made, type: 'SPONSOR_BANK' };
  // it carries no payment over MOCK, which settles in this process, but may report the result of one
  await bindRail(ctx, { rail: 'MOCK', providerId, adapter: SPONSOR, priority: 1, capabilities: ['INBOUND'], isEnabled: true });
  return { ...made, type: 'SPONSOR_BANK' };
}

/** The tenant's account at the simulated KYC provider, which verifies its parties. */
async function seedKycProvider(service: Service, tenant: string): Promise<DemoTenant['providers'][number]> {
  const type = 'KYC_PROVIDER';
  const made = await ensureProvider(service.contextFor(tenant, ACTOR), {
    providerId: `sim-kyc-${tenant}`, type, adapter: KYC_ADAPTER, displayName: 'Simulated KYC provider',
  });
  return { ...made, type };
}

/** Binds a shipped template unless it is bound: so that description, clients and mock have something to show. */
async function seedProduct(service: Service, tenant: string, productId: string): Promise<string> {
  try {
    await bindProductTemplate(service.contextFor(tenant, ACTOR), productId, { template_id: TEMPLATE });
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'PRODUCT_ALREADY_BOUND')) throw error;
  }
  return productId;
}

/** Creates two accounts with money. Reads remembered ones, because keys are forgotten after some days. */
async function seedAccounts(
  service: Service, tenant: string, owner: string, known: Remembered, remember: () => void,
): Promise<string[]> {
  const ctx = service.contextFor(tenant, ACTOR);
  const found = await Promise.all((known.accounts ?? []).map((id) => findAccount(ctx, id)));
  if (known.accounts && found.every(Boolean)) return known.accounts;
  const { party_id } = await onceBy(service, tenant, 'demo:party', (keyed) =>
    createParty(keyed, { type: 'company', display_name: owner, country: 'BR' }));
  known.accounts = [
    await seedAccount(service, tenant, party_id, 'checking'),
    await seedAccount(service, tenant, party_id, 'savings'),
  ];
  remember();
  return known.accounts;
}

async function seedAccount(service: Service, tenant: string, owner: string, label: string): Promise<string> {
  const { id: account_id } = await onceBy(service, tenant, `demo:account:${label}`, (ctx) =>
    createAccount(ctx, { owner_party_id: owner, currency: 'BRL', type: 'CUSTOMER', metadata: { label } }));
  const { obligation_id } = await onceBy(service, tenant, `demo:funding:${label}`, (ctx) =>
    createObligation(derive(ctx, { isRailBound: async () => true }), {
      rail: 'MOCK',
      amount: { value: FUNDED_CENTS, currency: 'BRL' },
      debtor: { kind: 'external', external_id: 'silent:opening' },
      creditor: { kind: 'account', account_id },
      metadata: { purpose: 'opening balance' },
    }));
  await settle(service.contextFor(tenant, ACTOR), obligation_id);
  return account_id;
}

/** A killed run may have settled it already. */
async function settle(ctx: AppContext, obligationId: string): Promise<void> {
  const obligation = present(await findObligation(ctx, obligationId), 'the obligation that funds a demo account');
  try {
    await resolveObligation(derive(ctx, { scopes: new Set(allScopes) }), obligation, { outcome: 'SETTLED' });
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'OBLIGATION_FINAL')) throw error;
  }
}

/** Runs a write under a key of its own: a repetition gets the first answer. */
function onceBy<T>(service: Service, tenant: string, id: string, work: (ctx: AppContext) => Promise<T>): Promise<T> {
  return once(() => work(service.contextFor(tenant, ACTOR, { id, digest: null, status: 201 })));
}

function recall(file: string): Memory {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Memory;
  } catch {
    return {};
  }
}

/** Whole or not at all: a killed run leaves the file as it was. */
function keep(file: string, memory: Memory): void {
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(`${file}.new`, `${JSON.stringify(memory, null, 2)}\n`, { mode: 0o600, flush: true });
  renameSync(`${file}.new`, file);
}
