import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Certificates of the simulation, which nobody else trusts; the key of their authority is not kept.
 *
 * | name | of |
 * |---|---|
 * | `ca`, `other` | the PSP's authority, and another |
 * | `server`, `ended-server` | the PSP at this machine; one that ended in 2021 |
 * | `caller` | the PSP as it calls back |
 * | `client`, `next` | the receiver, and its next one; `client.p12` is the first as PFX, with the passphrase `segredo` |
 * | `ended`, `stranger` | one that ended in 2021; one by the other authority |
 * | `adapter` | the adapter's endpoint for callbacks |
 */
export type CertificateName = 'ca' | 'other' | 'server' | 'ended-server' | 'caller' | 'client' | 'next' | 'ended' | 'stranger' | 'adapter';

/** Path of a certificate. */
export function certificateFile(name: CertificateName): string {
  return join(import.meta.dirname, 'certificates', `${name}.pem`);
}

/** Path of its key. */
export function keyFile(name: Exclude<CertificateName, 'ca' | 'other'>): string {
  return join(import.meta.dirname, 'certificates', `${name}.key`);
}

/** Path of the receiver's certificate as PFX. */
export const PFX_FILE = join(import.meta.dirname, 'certificates', 'client.p12');

/** Options for TLS of a party, and whom it trusts. */
export function tlsOf(name: Exclude<CertificateName, 'ca' | 'other'>): { cert: Buffer; key: Buffer; ca: Buffer } {
  return { cert: readFileSync(certificateFile(name)), key: readFileSync(keyFile(name)), ca: readFileSync(certificateFile('ca')) };
}
