import type {
  ProviderAccountBalances, ProviderAccountResponse, ProviderAccountType, ProviderBankCoordinates, ProviderHealth,
} from '../../../../generated/models.ts';
import { operations } from '../../../../generated/operations.ts';
import { presentCurrency } from '../../../platform/currencies.ts';
import { fromCents } from '../../../platform/money.ts';
import { readAccounts, type AccountState } from '../../journal/index.ts';
import { coordinatesContext, type Provider, type ProviderBalance, type ProviderCustomerFunds } from '../../providers/index.ts';
import type { ProviderAccountsContext } from './context.ts';
import { healthOf } from './health.ts';

const SHOWN_OF_ACCOUNT = 4;

/** State of a provider beside its settings. */
export interface ProviderStanding {
  readonly health: ProviderHealth;
  /** The last balance that it reported. */
  readonly reported?: ProviderBalance | undefined;
  /** Customers' money there, by the rail that it came and goes by. */
  readonly funds: readonly ProviderCustomerFunds[];
}

/** State of a new provider, which has not reported or received anything yet. */
export const NEW_STANDING: ProviderStanding = { health: healthOf(), funds: [] };

/**
 * A provider account in the contract's form; its secret is masked.
 * @param account of the ledger, which represents the money there; undefined where it is new.
 */
export function presentProvider(
  ctx: ProviderAccountsContext, it: Provider, standing: ProviderStanding, account: AccountState | undefined,
): ProviderAccountResponse {
  return {
    provider_id: it.providerId, type: it.type, adapter: it.adapter, display_name: it.displayName, base_url: it.baseUrl,
    verification_strategy: it.verificationStrategy, secret: it.secretTail === null ? null : `****${it.secretTail}`,
    receiver_paths: receiverPaths(it),
    status: it.status, health: standing.health, is_incumbent: it.providerId === ctx.incumbent, ledger_account_id: it.ledgerAccountId,
    balances: balancesOf(it, standing, account), coordinates: maskedCoordinates(ctx, it),
    created_at: it.createdAt.toISOString(), created_by: it.createdBy, updated_at: it.updatedAt.toISOString(),
  };
}

/** Addresses to which providers of a type deliver. */
function receiverPaths({ type, providerId }: { type: ProviderAccountType; providerId: string }): string[] {
  return operations.filter(({ receiver, path }) => receiver?.providers.includes(type) && path.includes('{provider_id}'))
    .map(({ path }) => path.replace('{provider_id}', providerId));
}

/** The accounts of the ledger, by their ids. */
export async function ledgerAccounts({ tenant, db: { database } }: ProviderAccountsContext, ids: readonly string[]): Promise<
  ReadonlyMap<string, AccountState>
> {
  const accounts = await readAccounts((statement, values) => database.query(statement, values), tenant, ids, []);
  return new Map(accounts.map((account) => [account.accountId, account]));
}

/** The tenant's money there; a new account of the ledger has nothing yet. */
function balancesOf(
  { ledgerAccountId, currency }: Provider, { reported, funds }: ProviderStanding, account: AccountState | undefined,
): ProviderAccountBalances | null {
  if (ledgerAccountId === null || currency === null) return null;
  const { posted, outgoing, incoming } = account?.balances.get(currency) ?? { posted: 0n, outgoing: 0n, incoming: 0n };
  const asOf = funds.map((it) => it.asOf.toISOString()).toSorted().at(0) ?? null;
  return {
    ...presentCurrency(currency),
    posted: fromCents(posted), outgoing: fromCents(outgoing), incoming: fromCents(incoming),
    reported: reported ? fromCents(reported.reported) : null, reported_at: reported?.reportedAt.toISOString() ?? null,
    customer_funds: asOf === null ? null : fromCents(funds.reduce((sum, { amount }) => sum + amount, 0n)), customer_funds_as_of: asOf,
  };
}

function maskedCoordinates(
  { tenant, vault }: ProviderAccountsContext, { providerId, coordinates }: Provider,
): ProviderBankCoordinates | null {
  if (coordinates === null) return null;
  const { ispb, branch, account_number } = JSON.parse(
    vault.open(coordinates, coordinatesContext(tenant, providerId)).toString(),
  ) as ProviderBankCoordinates;
  return { ispb, branch, account_number: `****${account_number.slice(-SHOWN_OF_ACCOUNT)}` };
}
