/** The simulated PSP and the adapter for API Pix in this process, over real mTLS, and Razao or something in its place. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { certificateFile, keyFile } from '../../mocks/psp/certificates.ts';
import { CLIENT_ID, CLIENT_SECRET, SimulatedPsp, type SimulatedPspOptions } from '../../mocks/psp/psp.ts';
import { ApiPixAdapter, type RunningAdapter } from '../../src/adapters/api-pix/adapter.ts';
import { readAdapterConfig } from '../../src/adapters/api-pix/config.ts';
import type { Clock } from '../../src/platform/clock.ts';
import { createLog } from '../../src/platform/log.ts';

export const KEYS = ['b7d1f2a0-5c3e-4f68-9a1b-2c4d6e8f0a13', '71cdf9ba-c695-4e3c-b010-abb521a3f1be', 'loja@example.com'] as const;
export const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwtest';
const PROFILE = join(import.meta.dirname, '../../mocks/psp/profile.json');

/** A running PSP with its addresses. */
export interface TestPsp {
  readonly psp: SimulatedPsp;
  readonly url: string;
  readonly controlUrl: string;
  control<T = Record<string, unknown>>(path: string, body?: object): Promise<T>;
}

/** @param apiPort port of API Pix: any unless given. */
export async function startPsp({ apiPort = 0, ...options }: SimulatedPspOptions & { apiPort?: number } = {}): Promise<TestPsp> {
  const psp = new SimulatedPsp({ settleAfterMs: 40, keys: KEYS, ...options });
  const [url, controlUrl] = [await psp.listenApi(apiPort), await psp.listen(0)];
  return {
    psp, url, controlUrl,
    control: async (path, body) => {
      const answer = await fetch(`${controlUrl}/_control/${path}`, {
        ...(body && { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
      });
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      return await answer.json() as never;
    },
  };
}

export interface AdapterOptions {
  readonly pspUrl: string;
  readonly razaoUrl: string;
  readonly providerId?: string;
  readonly secret?: string;
  /** Changes of the configuration file; undefined removes a part. */
  readonly config?: Readonly<Record<string, unknown>>;
  /** Changes of the profile. */
  readonly profile?: Readonly<Record<string, unknown>>;
  readonly clock?: Clock;
  /** Folder of an adapter that ran before, whose store is used again. */
  readonly folder?: string;
  /** Port for callbacks, 0 for any: the PSP must be told it, so it is chosen before. */
  readonly callbackPort: number;
  readonly logged?: string[];
}

/** Writes the files of a configuration. @returns the path of the configuration. */
export function writeConfig(options: AdapterOptions): { file: string; folder: string } {
  const { pspUrl, razaoUrl, providerId = 'adapter-check', secret = SECRET, callbackPort, config = {}, profile = {} } = options;
  const folder = options.folder ?? mkdtempSync(join(tmpdir(), 'api-pix-'));
  const place = (name: string, text: string | Buffer) => { writeFileSync(join(folder, name), text, { mode: 0o600 }); return name; };
  const shipped = JSON.parse(readFileSync(PROFILE, 'utf8')) as object;
  place('psp-secret', CLIENT_SECRET);
  place('razao-secret', secret);
  const content = {
    profile: place('profile.json', JSON.stringify({ ...shipped, ...profile })),
    psp: { base_url: `${pspUrl}/v2`, token_url: `${pspUrl}/oauth/token` },
    client_id: CLIENT_ID, client_secret: { file: 'psp-secret' },
    certificate: { cert: certificateFile('client'), key: keyFile('client'), ca: certificateFile('ca') },
    keys: KEYS, participant: { ispb: '12345678', name: 'PSP Simulado S.A.' }, start: '2026-01-01T00:00:00Z',
    recipient: { type: 'company', name: 'Padaria Sol Nascente Ltda', tax_id: '11222333000181' },
    callback: {
      url: `https://localhost:${callbackPort}/pix-callbacks`, listen: `127.0.0.1:${callbackPort}`,
      certificate: { cert: certificateFile('adapter'), key: keyFile('adapter') }, client_ca: certificateFile('ca'),
      client_names: ['psp-callbacks'],
    },
    razao: { url: razaoUrl, provider_id: providerId, secret: { file: 'razao-secret' } },
    listen: '127.0.0.1:0', store: 'store.sqlite', ...config,
  };
  return { folder, file: join(folder, place('api-pix.json', JSON.stringify(content))) };
}

export interface TestAdapter extends RunningAdapter {
  readonly folder: string;
}

export async function startApiPix(options: AdapterOptions): Promise<TestAdapter> {
  const { file, folder } = writeConfig(options);
  const log = options.logged ? createLog('info', { write: (line: string) => { options.logged?.push(line); } }) : createLog('silent');
  const running = await new ApiPixAdapter(readAdapterConfig(file), { log, ...(options.clock && { clock: options.clock }) }).start();
  return { ...running, folder };
}

export function removeFolder({ folder }: { folder: string }): void {
  rmSync(folder, { recursive: true, force: true });
}
