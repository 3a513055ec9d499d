import type { PixStaticQrResponse } from '../../../../generated/models.ts';
import type { Context } from '../../../platform/context.ts';
import { fail } from '../../../platform/errors.ts';
import { toCents } from '../../../platform/money.ts';
import { encodeBrcode, maskPixKey, plainText, roomForInfo, type Account } from '../../accounts/index.ts';
import { openKeyValue } from '../keys/queries.ts';
import { codeSource } from './choose-key.ts';

export interface StaticQrQuery {
  readonly key_id?: string | undefined;
  /** Centavos. */
  readonly amount_cents?: number | undefined;
  readonly description?: string | undefined;
  readonly txid?: string | undefined;
}

/**
 * Works a static code out; nothing of it is kept.
 * @throws ApiError PIX_KEY_NOT_FOUND, ACCOUNT_CLOSED, KEY_REQUIRED, KEY_AMBIGUOUS, PIX_KEY_NOT_USABLE, BRCODE_TOO_LONG.
 */
export async function getPixStaticQr(ctx: Context, asked: Account, query: StaticQrQuery): Promise<PixStaticQrResponse> {
  const { account, key, merchant } = await codeSource(ctx, asked, query.key_id);
  const value = openKeyValue(ctx, key);
  const description = plainText(query.description ?? '') || null;
  const room = Math.max(0, roomForInfo(value));
  if ((description?.length ?? 0) > room) fail(
    'BRCODE_TOO_LONG', { field: 'description', max_length: room }, 'The description does not fit into the code.',
  );
  const [amount_cents, txid] = [query.amount_cents ?? null, query.txid ?? null];
  return {
    account_id: account.accountId, key_id: key.keyId, key_type: key.keyType, key_value: maskPixKey(key.keyType, value), amount_cents,
    currency: 'BRL',
    description, txid, merchant: { ...merchant },
    brcode: encodeBrcode({
      initiation: null, key: { type: key.keyType, value }, location: null, additionalInfo: description, facilitatorIspb: null,
      categoryCode: null,
      amount: amount_cents === null ? null : toCents(amount_cents), merchantName: merchant.name, merchantCity: merchant.city,
      postalCode: null,
      txid, recurrence: null,
    }),
  };
}
