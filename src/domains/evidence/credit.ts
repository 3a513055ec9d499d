import { plainName } from '../accounts/index.ts';
import { accountSide, obligationFinalAtOnce } from '../obligations/index.ts';
import type { Evidence } from './evidence.entity.ts';
import { isPersonal } from './present.ts';

/** The obligation of money that nobody had announced: final at once, created and settled by its evidence. */
export function creditObligation(
  { rail, amount, currency, txId, payer, externalId, matchKeys, createdBy }: Evidence, obligationId: string, accountId: string, now: Date, sqdId: string | null = null,
): ReturnType<typeof obligationFinalAtOnce> {
  return obligationFinalAtOnce({
    obligationId, txId, rail, amount, currency, sqdId, createdBy,
    debtor: { kind: 'external', accountId: null, externalId: payer ?? plainName(externalId) },
    creditor: accountSide(accountId),
    matchKeys: Object.fromEntries(Object.entries(matchKeys).filter(([name]) => !isPersonal(name))),
  }, now);
}
