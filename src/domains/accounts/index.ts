/** All that other domains may import of accounts. */
export { isCurrency, SYSTEM_ROLES, type Account, type SystemRole } from './account.ts';
export { AccountEntity, type AccountRecord } from './account.entity.ts';
export { createAccount } from './create-account.ts';
export { accountResource, findAccount, isAccountId } from './find-account.ts';
export { freezeAccount, unfreezeAccount } from './freeze-account.ts';
export { ensureSystemAccounts } from './system-accounts.ts';
