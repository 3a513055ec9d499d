import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ensureProvider, setProviderUrl } from '../domains/providers/index.ts';
import { API_PIX, bindRail } from '../domains/rails/index.ts';
import { present } from '../platform/assert.ts';
import type { Config } from '../platform/config.ts';
import { freePort } from '../platform/local/address.ts';
import type { Log } from '../platform/log.ts';
import type { Service } from '../service.ts';
import type { Shutdown } from './shutdown.ts';
import { spawnProgram, stopProgram, urlOfProgram } from './simulated.ts';

const MOCKS = join(import.meta.dirname, '../../mocks/psp');
const TENANT = 'demo';
const PROVIDER = 'psp-demo';
const ADAPTER = 'api_pix_payout_v1';
/** Keys of the demo tenant's account at the simulated PSP. */
const KEYS = ['6a2f41a3-c54c-4b1e-8f0d-7d3d1c2b9a10', '0d9c5b7e-2f13-4c68-9e57-1b2a3c4d5e6f', 'pix@padaria-aurora.example.com'];

interface PspConnection {
  /** Of its control API. */
  readonly pspUrl: string;
  readonly baseUrl: string;
  readonly config: Config;
  readonly shutdown: Shutdown;
  readonly log: Log;
}

/**
 * Gives the demo tenant an account at the simulated PSP, with a binding that is switched off, and starts the adapter for it in a process
 * of its own. The PSP's books are in memory, so the adapter begins anew with each run.
 */
export async function connectPsp(service: Service, { pspUrl, baseUrl, config, shutdown, log }: PspConnection): Promise<void> {
  const ctx = service.contextFor(TENANT, 'system');
  const { secret } = await ensureProvider(ctx, {
    providerId: PROVIDER, type: 'BAAS_PROVIDER', adapter: ADAPTER, displayName: 'Simulated PSP (API Pix)',
  });
  const isBound = (await ctx.rails.bindings(TENANT, 'PIX')).some(({ providerId }) => providerId === PROVIDER);
  if (!isBound) await bindRail(ctx, {
    rail: 'PIX', providerId: PROVIDER, adapter: ADAPTER, priority: 1, capabilities: API_PIX[ADAPTER] ?? [], isEnabled: false,
  });
  const port = await freePort();
  const file = await writeConfig({ folder: join(config.RAZAO_DATA_DIR, 'api-pix'), pspUrl, baseUrl, secret, port });
  const child = spawnProgram('adapter api-pix', {}, ['--config', file]);
  shutdown.add(() => stopProgram(child));
  urlOfProgram(child, 'adapter for API Pix').catch((error: unknown) => log.warn({ err: error }, 'no adapter for API Pix'));
  await setProviderUrl(ctx, PROVIDER, `http://127.0.0.1:${port}`);
}

/** @returns the path of the adapter's configuration, which its owner alone may read. */
async function writeConfig(
  { folder, pspUrl, baseUrl, secret, port }: { folder: string; pspUrl: string; baseUrl: string; secret: string; port: number },
): Promise<string> {
  const { CLIENT_ID, CLIENT_SECRET } = await import('../../mocks/psp/psp.ts');
  const answer = await fetch(`${pspUrl}/_control/address`, { redirect: 'manual' });
  const { api_url: api } = await answer.json() as { api_url?: string };
  const callbackPort = await freePort();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const place = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text, { mode: 0o600 });
    return name;
  };
  const certificate = (name: string) => ({ cert: join(MOCKS, `certificates/${name}.pem`), key: join(MOCKS, `certificates/${name}.key`) });
  const ca = join(MOCKS, 'certificates/ca.pem');
  place('api-pix.json', `${JSON.stringify({
    profile: join(MOCKS, 'profile.json'),
    psp: { base_url: `${present(api, 'the address of the PSP')}/v2`, token_url: `${api}/oauth/token` },
    client_id: CLIENT_ID, client_secret: { file: place('psp-secret', CLIENT_SECRET) }, certificate: { ...certificate('client'), ca },
    keys: KEYS, participant: { ispb: '12345678', name: 'PSP Simulado S.A.' }, start: '2026-01-01T00:00:00Z',
    recipient: { type: 'company', name: 'Padaria Aurora Ltda', tax_id: '11222333000181' },
    callback: {
      url: `https://localhost:${callbackPort}/pix-callbacks`, listen: `127.0.0.1:${callbackPort}`, certificate: certificate('adapter'),
      client_ca: ca, client_names: ['psp-callbacks'],
    },
    razao: { url: baseUrl, provider_id: PROVIDER, secret: { file: place('razao-secret', secret) } },
    listen: `127.0.0.1:${port}`, store: 'store.sqlite',
  }, null, 2)}\n`);
  return resolve(folder, 'api-pix.json');
}
