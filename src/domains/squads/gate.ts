import { refusePot } from '../accounts/index.ts';
import type { Gate } from '../journal/index.ts';

/** Money leaves a pot by commands of its squad alone, whose entries name it. Money that comes back may come by anybody's. */
export const refuseForeignDebit: Gate = ({ account, amount, correlation }) =>
  amount < 0n && correlation?.['sqd_id'] === undefined ? refusePot(account) : undefined;
