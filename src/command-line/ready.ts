import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DemoTenant } from './demo.ts';
import { present } from '../platform/assert.ts';
import { processRef } from '../platform/local/process.ts';
import { CommandFailed } from './command-failed.ts';
import { EXIT } from './exit-codes.ts';
import { tenantMockUrl } from './mock.ts';

const ANSWERS_MS = 3_000;

/** Addresses of the running servers, and the demo tenants. */
export interface Running {
  baseUrl: string;
  mockUrl: string;
  jobsUrl: string;
  metricsUrl: string;
  /** Undefined where no sponsor is simulated. */
  sponsorUrl: string | undefined;
  /** Undefined where no KYC provider is simulated. */
  kycUrl: string | undefined;
  /** Undefined where no PSP is simulated. */
  pspUrl: string | undefined;
  /** Undefined where no chain runs. */
  chainUrl: string | undefined;
  tenants: DemoTenant[];
}

/** Settings that users of the service must know. */
export interface ReadySettings {
  webhookAllowLoopback: boolean;
  /** The provider to whom addresses without a provider belong. */
  incumbent: string;
}

/** Returns the path of the file with the service's addresses and their use; it exists only while the service runs. */
export function readyFile(dataDir: string): string {
  return join(dataDir, 'ready.json');
}

/** Writes it for its owner alone; a reader never sees half of it. What is not built yet is null. */
export function writeReady(
  file: string, { baseUrl, mockUrl, jobsUrl, metricsUrl, sponsorUrl, kycUrl, pspUrl, chainUrl, tenants }: Running,
  { webhookAllowLoopback, incumbent }: ReadySettings,
): void {
  const content = {
    pid: process.pid,
    base_url: baseUrl,
    docs_url: docsUrl(baseUrl),
    jobs_url: jobsUrl,
    metrics_url: metricsUrl,
    mock: { base_url: mockUrl },
    sponsor_url: sponsorUrl ?? null,
    kyc_url: kycUrl ?? null,
    psp_url: pspUrl ?? null,
    chain_url: chainUrl ?? null,
    settings: { webhook_allow_loopback: webhookAllowLoopback },
    tenants: tenants.map((tenant) => ({
      ...tenant, mock_url: tenantMockUrl(mockUrl, tenant.tenant), providers: tenant.providers.map((provider) => ({
        ...provider, incumbent: provider.provider_id === incumbent,
      })),
    })),
  };
  rmSync(`${file}.new`, { force: true });
  writeFileSync(`${file}.new`, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

/**
 * Asserts that no other service runs from a data folder: one file cannot describe both.
 * @throws CommandFailed that names the other.
 */
export async function requireUnserved(dataDir: string): Promise<void> {
  const other = readIfThere(readyFile(dataDir));
  if (other === undefined || processRef(other.pid) === undefined || !(await answers(other.base_url))) return;
  throw new CommandFailed(
    `${dataDir} is already served, at ${other.base_url} by process ${other.pid}: stop that, or set RAZAO_DATA_DIR to another folder`,
  );
}

/** What `ready.json` has for programs that use the service. */
export interface ReadyFile {
  readonly base_url: string;
  readonly docs_url: string;
  readonly sponsor_url: string | null;
  readonly tenants: readonly Pick<DemoTenant, 'accounts' | 'clients' | 'providers'>[];
}

/** Reads the file of a service that runs. @throws CommandFailed when there is none. */
export function readRunning(dataDir: string): ReadyFile {
  const file = readyFile(dataDir);
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as ReadyFile;
  } catch {
    throw new CommandFailed(`no service runs here (${file} is missing): start "make run", or give --url`, EXIT.UNREACHABLE);
  }
}

function readIfThere(file: string): { readonly pid: number; readonly base_url: string } | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as { pid: number; base_url: string };
  } catch {
    return undefined;
  }
}

function answers(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`, { redirect: 'manual', signal: AbortSignal.timeout(ANSWERS_MS) }).then(() => true, () => false);
}

/** Removes it, unless another process has written its own meanwhile. */
export function removeReady(file: string, baseUrl: string): void {
  if (readIfThere(file)?.base_url === baseUrl) rmSync(file, { force: true });
}

/** Returns the text that is printed when the service is ready: addresses, and three lines to paste one after the other. */
export function banner(
  { baseUrl, mockUrl, jobsUrl, metricsUrl, sponsorUrl, kycUrl, pspUrl, chainUrl, tenants }: Running, file: string,
): string {
  const { tenant, accounts, clients } = present(tenants[0], 'a demo tenant');
  const { client_id, client_secret } = present(clients.find(({ name }) => name === 'trial'), 'a trial client');
  const [from, to] = [present(accounts[0], 'an account').account_id, present(accounts[1], 'another account').account_id];
  const transfer = JSON.stringify({
    rail: 'NATIVE',
    amount: { value: 1250, currency: 'BRL' },
    debtor: { kind: 'account', account_id: from },
    creditor: { kind: 'account', account_id: to },
  });
  const psp = pspUrl === undefined ? '' : `  PSP            ${pspUrl} (simulated, API Pix)\n`;
  return `
Razao is ready at ${baseUrl}
  console        ${baseUrl}/console/
  documentation  ${docsUrl(baseUrl)}
  mocks          ${mockUrl}, with the products of ${tenant} ${tenantMockUrl(mockUrl, tenant)}
  timed work     ${jobsUrl}
  metrics        ${metricsUrl}
${sponsorUrl === undefined ? '' : `  sponsor        ${sponsorUrl} (simulated)\n`}${kycUrl === undefined ? '' : `  KYC provider   ${kycUrl} (simulated)\n`}${psp}${chainUrl === undefined ? '' : `  chain          ${chainUrl}\n`}  credentials    ${file}
  Ctrl-C ends it.

A token, a transfer, a balance; paste one after the other:

TOKEN=$(curl -s -u '${client_id}:${client_secret}' -d grant_type=client_credentials ${baseUrl}/auth/token | sed 's/.*"access_token":"\\([^"]*\\)".*/\\1/')

curl -s ${baseUrl}/v1/obligations -H "Authorization: Bearer $TOKEN" -H 'Content-Type: application/json' -H "Idempotency-Key: $(date +%s)" -d '${transfer}'

curl -s ${baseUrl}/v1/accounts/${to}/balance -H "Authorization: Bearer $TOKEN"

`;
}

function docsUrl(baseUrl: string): string {
  return `${baseUrl}/docs`;
}
