import { accountCreated, type Account, type AccountKeys } from '../accounts/index.ts';
import { NO_ENCUMBRANCES, type LedgerChange } from '../journal/index.ts';
import { openedAccountRow } from './record.ts';

/**
 * Part of a journal command that opens an account and announces it.
 * @param ownerStatus of the party that owns it.
 */
export function openedAccount(account: Account, keys: AccountKeys, ownerStatus: string | null): Pick<LedgerChange, 'rows' | 'events'>
  & Required<Pick<LedgerChange, 'opens'>> {
  const { accountId, ownerPartyId, currency, type, status, isFrozen } = account;
  return {
    opens: [{
      accountId, currency, type, status, isFrozen, ownerPartyId, ownerStatus, systemRole: null, promotedTo: null, balances: new Map(),
      encumbrances: NO_ENCUMBRANCES,
    }],
    rows: [openedAccountRow(account, keys)],
    events: [accountCreated(account)],
  };
}
