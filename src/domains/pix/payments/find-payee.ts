import type { Context } from '../../../platform/context.ts';
import { findAccountByCoordinates } from '../../accounts/index.ts';
import type { PayeeInside } from '../../obligations/index.ts';
import { findKeyHolder } from '../keys/find-key-holder.ts';
import { payeeOfCode } from './payee-of-code.ts';

const REACHED = /^(pix_key|br_account|brcode):(.*)$/is;

type Reader = Pick<Context, 'tenant' | 'db' | 'vault' | 'clock'>;

/**
 * Finds the tenant's own account that an external id leads to, if any: by a Pix key, by the account's number at the bank, or by a code to
 * be paid. Such a payment is booked here; the rail would refuse it (AG12).
 */
export const findPayee: PayeeInside = async (ctx, externalId, money) => {
  const [, named, value = ''] = REACHED.exec(externalId) ?? [];
  const kind = named?.toLowerCase();
  if (kind === 'brcode') return payeeOfCode(ctx, value, money, (pixKey) => findKeyHolder(ctx, pixKey));
  const accountId =
    kind === 'pix_key' ? await findKeyHolder(ctx, value) : kind === 'br_account' ? await findByNumber(ctx, value) : undefined;
  return accountId === undefined ? undefined : { accountId };
};

/** @param value ISPB, branch, number and, where it is known, the type. */
async function findByNumber(ctx: Reader, value: string): Promise<string | undefined> {
  const [ispb, branch_code, account_number] = value.split('/');
  return findAccountByCoordinates(ctx, { scheme: 'BR_BANK_ACCOUNT', coordinates: { ispb, branch_code, account_number } });
}
