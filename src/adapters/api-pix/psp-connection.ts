import type { Clock } from '../../platform/clock.ts';
import { Bank } from './bank.ts';
import type { AdapterConfig } from './config.ts';
import { PspClient } from './psp-client.ts';
import type { LoadedCertificate } from './tls-files.ts';

/** The way to a PSP: the client that calls it, and API Pix in the terms of the adapter. */
export interface PspConnection {
  readonly client: PspClient;
  readonly bank: Bank;
}

/** @param certificate ours; undefined where the PSP is called without one. */
export function connectPsp(config: AdapterConfig, certificate: LoadedCertificate | undefined, clock: Clock): PspConnection {
  const client = new PspClient({ ...config, ...config.psp, certificate, clock });
  return { client, bank: new Bank(client, config.profile) };
}
