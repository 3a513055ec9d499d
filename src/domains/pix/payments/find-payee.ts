import type { Context } from '../../../platform/context.ts';
import { findAccountByCoordinates } from '../../accounts/index.ts';
import type { PayeeInside } from '../../obligations/index.ts';
import { findKeyAccount } from '../keys/queries.ts';

/** `br_account:` holds ISPB, branch, number and, where it is known, the type. */
const BR_ACCOUNT = /^br_account:([^/]+)\/([^/]+)\/([^/]+)/;
const PIX_KEY = /^pix_key:(.*)$/s;

type Reader = Pick<Context, 'tenant' | 'db' | 'vault'>;

/**
 * Whether an external id leads to an account of the tenant: by a Pix key, or by the account's number at the bank. Such a
 * payment is booked here; the rail would refuse it (AG12).
 */
export function payeeFinder(ctx: Reader): PayeeInside {
  return async (externalId) => {
    const [, pixKey] = PIX_KEY.exec(externalId) ?? [];
    if (pixKey !== undefined) return findKeyHolder(ctx, pixKey);
    const [, ispb, branch_code, account_number] = BR_ACCOUNT.exec(externalId) ?? [];
    return ispb === undefined ? undefined
      : findAccountByCoordinates(ctx, { scheme: 'BR_BANK_ACCOUNT', coordinates: { ispb, branch_code, account_number } });
  };
}

/** The account of the tenant that a Pix key leads to: as registered in the directory, or as bound to receive by it. */
export async function findKeyHolder(ctx: Reader, pixKey: string): Promise<string | undefined> {
  const [registered, bound] = await Promise.all([findKeyAccount(ctx, pixKey), findAccountByCoordinates(ctx, { pixKey })]);
  return registered ?? bound;
}
