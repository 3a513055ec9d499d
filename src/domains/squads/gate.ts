import { rejectSquadAccount } from '../accounts/index.ts';
import type { Gate } from '../journal/index.ts';

/** Money leaves a squad account by commands of its squad alone, whose entries name it. Money that comes back may come by any command. */
export const refuseForeignDebit: Gate = ({ account, amount, correlation }) =>
  amount < 0n && correlation?.['sqd_id'] === undefined ? rejectSquadAccount(account) : undefined;
