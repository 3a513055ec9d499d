import type { Context } from '../../platform/context.ts';
import type { WriteUnit } from '../../platform/db/database.ts';
import { SYSTEM_ROLES } from './account.ts';
import { AccountEntity } from './account.entity.ts';
import { newAccountKeys } from './keys.ts';

/**
 * Makes the ledger's own accounts of an asset on its first use in the tenant: faucet, transit, clearing, exception. Concurrent creations
 * wait for each other and leave one of each. No event is announced: the tenant does not see these accounts.
 */
export async function ensureSystemAccounts(unit: WriteUnit, ctx: Context, currency: string): Promise<void> {
  const { em, touch } = unit;
  const there = await em.find(AccountEntity,
    { tenantId: ctx.tenant, currency, systemRole: { $in: [...SYSTEM_ROLES] } }, { fields: ['systemRole'] });
  if (there.length === SYSTEM_ROLES.length) return;
  const rows = SYSTEM_ROLES.map((role) => systemAccount(ctx, role, currency));
  await em.createQueryBuilder(AccountEntity).insert(rows).onConflict().ignore().execute();
  touch(...rows.map(({ accountId }) => accountId));
}

function systemAccount(ctx: Context, systemRole: (typeof SYSTEM_ROLES)[number], currency: string) {
  const now = ctx.clock.now();
  const accountId = ctx.ids.next('acc');
  return {
    tenantId: ctx.tenant,
    accountId,
    ownerPartyId: null,
    currency,
    type: systemRole.toUpperCase(),
    status: 'ACTIVE' as const,
    isFrozen: false,
    systemRole,
    ...newAccountKeys(ctx, accountId),
    metadata: null,
    externalId: null,
    externalIdKind: null,
    externalIdMasked: null,
    promotedToAccountId: null,
    version: 1n,
    createdAt: now,
    createdBy: 'system',
    updatedAt: now,
  };
}
