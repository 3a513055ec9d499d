import type { ProviderAccountBalances, ProviderAccountResponse, ProviderAccountType, ProviderBankCoordinates, ProviderHealth } from '../../../../generated/models.ts';
import { operations } from '../../../../generated/operations.ts';
import { fromCents } from '../../../platform/money.ts';
import { readAccounts } from '../../journal/index.ts';
import { coordinatesContext, type Provider } from '../../providers/index.ts';
import type { ProviderAccountsContext } from './create-provider-account.ts';

const SHOWN_OF_ACCOUNT = 4;

/** Nothing was said by it or to it yet. */
const UNKNOWN: ProviderHealth = {
  state: 'UNKNOWN', last_delivery_at: null, last_refused_at: null, last_good_call_at: null, last_failed_call_at: null, payments_waiting: 0,
  oldest_waiting_since: null, unreadable_deliveries: 0, open_breaks: 0,
};

/** A provider account that was just made, in the contract's form; its secret is masked. */
export async function presentNewProvider(ctx: ProviderAccountsContext, it: Provider): Promise<ProviderAccountResponse> {
  return {
    provider_id: it.providerId, type: it.type, adapter: it.adapter, display_name: it.displayName, base_url: it.baseUrl,
    verification_strategy: it.verificationStrategy, secret: it.secretTail === null ? null : `****${it.secretTail}`, receiver_paths: receiverPaths(it),
    status: it.status, health: UNKNOWN, is_incumbent: it.providerId === ctx.incumbent, ledger_account_id: it.ledgerAccountId,
    balances: await balancesOf(ctx, it), coordinates: maskedCoordinates(ctx, it),
    created_at: it.createdAt.toISOString(), created_by: it.createdBy, updated_at: it.updatedAt.toISOString(),
  };
}

/** Where providers of a type deliver. */
function receiverPaths({ type, providerId }: { type: ProviderAccountType; providerId: string }): string[] {
  return operations.filter(({ door, path }) => door?.providers.includes(type) && path.includes('{provider_id}'))
    .map(({ path }) => path.replace('{provider_id}', providerId));
}

/** What the tenant has there; a new account of the ledger has nothing yet. */
async function balancesOf({ tenant, db: { database } }: ProviderAccountsContext, { ledgerAccountId, currency }: Provider): Promise<ProviderAccountBalances | null> {
  if (ledgerAccountId === null || currency === null) return null;
  const [account] = await readAccounts((statement, values) => database.query(statement, values), tenant, [ledgerAccountId], []);
  const { posted, outgoing, incoming } = account?.balances.get(currency) ?? { posted: 0n, outgoing: 0n, incoming: 0n };
  return {
    currency, posted: fromCents(posted), outgoing: fromCents(outgoing), incoming: fromCents(incoming),
    reported: null, reported_at: null, customer_funds: null, customer_funds_as_of: null,
  };
}

function maskedCoordinates({ tenant, vault }: ProviderAccountsContext, { providerId, coordinates }: Provider): ProviderBankCoordinates | null {
  if (coordinates === null) return null;
  const { ispb, branch, account_number } = JSON.parse(vault.open(coordinates, coordinatesContext(tenant, providerId)).toString()) as ProviderBankCoordinates;
  return { ispb, branch, account_number: `****${account_number.slice(-SHOWN_OF_ACCOUNT)}` };
}
