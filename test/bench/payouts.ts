/**
 * Payments out over PIX through the simulated sponsor, which is a process of its own: from their creation, through dispatch and answer, to
 * the callback that says that the money is there.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createProvider } from '../../src/domains/providers/index.ts';
import { bindRail, PAYMENTS, SPONSOR } from '../../src/domains/rails/index.ts';
import type { Database } from '../../src/platform/db/database.ts';
import { TestSponsor } from '../support/sponsor.ts';
import type { Cluster } from './cluster.ts';
import type { GivenRequest } from './load.ts';
import { summarize, type Sample } from './sample.ts';
import { contextOf, TENANT } from './seed.ts';

/** Payments of one round. */
export const PAYOUTS = 2_000;
/** Time from the bank's acceptance to its callback, in milliseconds: the latencies have it in them. */
export const SETTLES_AFTER_MS = 20;
const root = join(import.meta.dirname, '../..');
const PROVIDER = { providerId: 'bench-bank', secret: 'a-secret-of-the-bench-bank-of-32-letters' };
/** A key that the bank's directory has. */
const PAYEE = 'fornecedor@example.com';
const PATIENCE_MS = 120_000;

/** Starts a bank that pays for the bench's tenant. @param port where the service takes its callbacks. */
export async function startBank(database: Database, port: number): Promise<TestSponsor> {
  const sponsor = await startSponsor();
  const ctx = contextOf(database);
  await createProvider(ctx, { ...PROVIDER, type: 'SPONSOR_BANK', adapter: SPONSOR, displayName: 'Bench bank', baseUrl: sponsor.url });
  await bindRail(ctx, {
    rail: 'PIX', providerId: PROVIDER.providerId, adapter: SPONSOR, priority: 2, capabilities: PAYMENTS, isEnabled: true,
  });
  await sponsor.control('providers', {
    provider_id: PROVIDER.providerId, secret: PROVIDER.secret, callback_url: `http://127.0.0.1:${port}`,
  });
  return sponsor;
}

async function startSponsor(): Promise<TestSponsor> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/main.ts', 'sponsor', '--json'], {
    cwd: root, stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, RAZAO_SPONSOR_PORT: '0', RAZAO_SPONSOR_SETTLE_MS: String(SETTLES_AFTER_MS) },
  });
  const [line] = await once(child.stdout, 'data') as [Buffer];
  return new TestSponsor((JSON.parse(String(line)) as { base_url: string }).base_url, async () => {
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  });
}

/** The requests that create a round's payments, of one centavo each. */
export function payoutRequests(accounts: readonly string[]): GivenRequest[] {
  return Array.from({ length: PAYOUTS }, (_, n) => ({
    method: 'POST', path: '/v1/obligations', body: JSON.stringify({
      rail: 'PIX', amount: { currency: 'BRL', value: 1 }, debtor: { kind: 'account', account_id: accounts[n % accounts.length] },
      creditor: { kind: 'external', external_id: `pix_key:${PAYEE}` },
    }),
  }));
}

/**
 * Waits until every payment that was created since an instant is FINAL.
 * @returns payments a second from that instant to the last one's end; latencies from each one's creation to its end.
 * @throws when one did not settle.
 */
export async function untilSettled({ admin }: Cluster, since: Date): Promise<Sample> {
  const deadline = performance.now() + PATIENCE_MS;
  const read = async () => (await admin.query<{ ms: number | null; ended: Date | null; outcome: string | null }>(`
    select extract(epoch from o.resolved_at - o.created_at) * 1000 as ms, o.resolved_at as ended, o.resolution_outcome as outcome
    from razao.obligations o where o.tenant_id = $1 and o.rail = 'PIX' and o.debtor_account_id is not null and o.created_at >= $2`,
  [TENANT, since])).rows;
  for (;;) {
    const rows = await read();
    if (rows.length === PAYOUTS && rows.every(({ outcome }) => outcome !== null)) {
      if (rows.some(({ outcome }) => outcome !== 'SETTLED')) throw new Error('a payment of the bench was not settled');
      const last = Math.max(...rows.map(({ ended }) => ended?.getTime() ?? Number.NaN));
      return summarize(Float64Array.from(rows, ({ ms }) => Number(ms)), { warmUp: 0, measured: (last - since.getTime()) / 1000 });
    }
    if (performance.now() > deadline) throw new Error(`only ${rows.filter(({ outcome }) => outcome).length} of ${PAYOUTS} payments ended`);
    await sleep(50);
  }
}
