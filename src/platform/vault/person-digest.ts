import { canonicalJson } from '../canonical.ts';
import { normalTaxId } from '../tax-id.ts';
import type { Vault } from './secrets.ts';

interface Keyed {
  readonly tenant: string;
  readonly vault: Vault;
}

const HEX_DIGITS = 32;

/** Digest under a key of the installation by which parties and counterparties of a tenant are found, in hex. */
export function personDigest({ tenant, vault }: Keyed, kind: string, ...values: readonly string[]): string {
  return vault.mac('counterparty', canonicalJson([tenant, kind, ...values])).toString('hex').slice(0, HEX_DIGITS);
}

/** Digest of a tax id in any spelling: parties and counterparties with the same tax id have the same. */
export function taxIdDigest(ctx: Keyed, taxId: string): string {
  return personDigest(ctx, 'tax_id', normalTaxId(taxId));
}
