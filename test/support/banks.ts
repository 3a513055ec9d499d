/** Banks of a tenant, as its operator makes them. */
import type { ProviderAccountResponse } from '../../generated/models.ts';
import { SPONSOR } from '../../src/domains/rails/index.ts';
import type { TestService } from './service.ts';

/** A provider account with coordinates, and as much of the tenant's own money there, in centavos. @returns its name. */
export async function bankWithFunds(api: TestService, provider_id: string, cents: number): Promise<string> {
  const { ledger_account_id } = await api.ok<ProviderAccountResponse>('operatorCreateProviderAccount', {
    token: await api.platformToken(),
    body: {
      provider_id, type: 'SPONSOR_BANK', adapter: SPONSOR, display_name: provider_id,
      coordinates: { ispb: '12345678', branch: '0001', account_number: '4512308-7' },
    },
  });
  if (cents > 0) await api.fund(String(ledger_account_id), cents);
  return provider_id;
}
