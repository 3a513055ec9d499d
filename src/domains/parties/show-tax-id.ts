import type { TaxId } from '../../../generated/models.ts';
import type { Context } from '../../platform/context.ts';
import { maskTaxId } from '../../platform/tax-id.ts';
import { taxIdContext } from './party.ts';
import type { Party } from './party.entity.ts';

type Sealed = Pick<Party, 'partyId' | 'taxId'>;

/** Returns a party's tax identifier as reads may show it; null when the party has none. */
export function maskedTaxId(ctx: Pick<Context, 'tenant' | 'vault'>, party: Sealed): string | null {
  const taxId = openTaxId(ctx, party);
  return taxId && maskTaxId(taxId.value);
}

/** Returns a party's tax identifier in clear, for comparison or verification; null when the party has none. */
export function openTaxId({ tenant, vault }: Pick<Context, 'tenant' | 'vault'>, { partyId, taxId }: Sealed): TaxId | null {
  return taxId ? (JSON.parse(vault.open(taxId, taxIdContext(tenant, partyId)).toString()) as TaxId) : null;
}
