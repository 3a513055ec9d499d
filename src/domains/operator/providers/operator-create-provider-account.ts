import type { CreateProviderAccountRequest, ProviderAccountResponse } from '../../../../generated/models.ts';
import { lockHead } from '../../../platform/db/lock-row.ts';
import {
  addProvider, DEFAULT_STRATEGY, idTaken, newSecret, ProviderEntity, requireAddress, requireSecret, unlessTaken,
} from '../../providers/index.ts';
import type { ProviderAccountsContext } from './context.ts';
import { requireAdapter, requireStrategy } from './adapters.ts';
import { keepsMoney, ledgerAccount, namedAccount } from './ledger-account.ts';
import { ledgerAccounts, NEW_STANDING, presentProvider } from './present.ts';

/**
 * Gives the tenant an account at a provider and, where money is kept there, an account of the ledger that represents it. Only this answer
 * contains the secret; later reads show it masked.
 * @throws ApiError ACCOUNT_NOT_FOUND, PROVIDER_ID_TAKEN, PROVIDER_ADAPTER_UNKNOWN, PROVIDER_URL_REFUSED,
 * VERIFICATION_STRATEGY_UNSUPPORTED, PROVIDER_SECRET_INVALID, INVALID_CURRENCY, LEDGER_ACCOUNT_NOT_ELIGIBLE, CURRENCY_MISMATCH,
 * ACCOUNT_CLOSED.
 */
export async function operatorCreateProviderAccount(
  ctx: ProviderAccountsContext, body: CreateProviderAccountRequest,
): Promise<ProviderAccountResponse> {
  const {
    provider_id: providerId, type, adapter, display_name: displayName, base_url: baseUrl, verification_strategy: strategy, coordinates,
  } = body;
  const secret = body.secret ?? (type === 'CHAIN' ? undefined : newSecret());
  const known = await ledgerAccounts(ctx, body.ledger_account_id === undefined ? [] : [body.ledger_account_id]);
  const masked = await unlessTaken(providerId, () => ctx.db.write(async (unit) => {
    await lockHead(unit.em, ctx.tenant); // An account of the ledger represents at most one provider account.
    const named = await namedAccount(unit.em, ctx.tenant, body);
    if (await unit.em.findOne(ProviderEntity, { providerId })) idTaken(providerId);
    requireAdapter(body);
    if (baseUrl !== undefined) requireAddress(baseUrl);
    requireStrategy(body);
    if (secret !== undefined) requireSecret(strategy ?? DEFAULT_STRATEGY, secret);
    const ledger = keepsMoney(body) ? await ledgerAccount(unit, ctx, body, named) : undefined;
    const provider = addProvider(unit, ctx, { providerId, type, adapter, displayName, baseUrl, strategy, secret, ledger, coordinates });
    return presentProvider(ctx, provider, NEW_STANDING, known.get(provider.ledgerAccountId ?? ''));
  }));
  return { ...masked, secret: secret ?? null };
}
