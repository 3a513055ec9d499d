import type { TaxId } from '../../../generated/models.ts';
import type { Context } from '../../platform/context.ts';
import { maskTaxId, normalTaxId } from '../../platform/tax-id.ts';
import { taxIdContext } from './party.ts';
import type { Party } from './party.entity.ts';

/** A party's tax identifier as reads may show it; null when the party has none. */
export function maskedTaxId(ctx: Pick<Context, 'tenant' | 'vault'>, party: Party): string | null {
  const value = openTaxId(ctx, party);
  return value === null ? null : maskTaxId(value);
}

/** A party's tax identifier in clear, without punctuation, for comparisons and providers; null when the party has none. */
export function openTaxId({ tenant, vault }: Pick<Context, 'tenant' | 'vault'>, { partyId, taxId }: Party): string | null {
  if (!taxId) return null;
  const { value } = JSON.parse(vault.open(taxId, taxIdContext(tenant, partyId)).toString()) as TaxId;
  return normalTaxId(value);
}
