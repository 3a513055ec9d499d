import { assert } from '../../../platform/assert.ts';
import type { Context } from '../../../platform/context.ts';
import { refusal, type Refusal } from '../../../platform/errors.ts';
import type { Cents } from '../../../platform/money.ts';
import { decodeBrcode } from '../../accounts/index.ts';
import type { Payee } from '../../obligations/index.ts';
import { amountAt, payCharge, refuseToPay, type Charge } from '../qr/charge.ts';
import { findChargeAt } from '../qr/queries.ts';
import { CHARGE, chargeEvent, chargeKey, chargeRow } from '../qr/record.ts';

interface Money {
  /** Minor units. */
  readonly amount: Cents;
  readonly currency: string;
}

/**
 * Finds the tenant's own account that a code pays, if any: the holder of the key in a static one, the account of the charge that a dynamic
 * one leads to. The payer must pay the amount in the code, as the rail requires of payers from outside.
 * @param text a code whose form and checksum were checked before.
 */
export async function payeeOfCode(
  ctx: Pick<Context, 'tenant' | 'db' | 'clock'>, text: string, money: Money, findKeyHolder: (pixKey: string) => Promise<string | undefined>,
): Promise<Payee | undefined> {
  const { key, location, amount, txid } = decodeBrcode(text);
  if (location !== null) {
    const charge = await findChargeAt(ctx, location);
    return charge && payeeOfCharge(charge, money, ctx.clock.now());
  }
  const accountId = key ? await findKeyHolder(key.value) : undefined;
  return accountId === undefined ? undefined : {
    accountId, ...(txid !== null && { matchKeys: { txid } }), refused: refuseMoney(amount, money),
  };
}

/** The charge is looked at again in the decision: another payer may have been quicker. */
function payeeOfCharge(charge: Charge, money: Money, now: Date): Payee {
  const { accountId, txid } = charge;
  return {
    accountId, matchKeys: { txid }, refused: refuseMoney(amountAt(charge, now), money) ?? refuseToPay(charge, now),
    settles: {
      rows: [chargeKey(txid)],
      pay: (ledger, { obligationId, amount, currency }) => {
        const current = ledger.row(CHARGE, chargeKey(txid));
        assert(current, 'a charge is never deleted');
        const refused = refuseToPay(current, ledger.now);
        if (refused) return refused;
        const paid = payCharge(current, {
          accountId, providerId: current.providerId, amount, currency, obligationId, endToEndId: undefined, paidAt: ledger.now,
        }, ledger.now);
        assert(paid, 'an active charge is paid by its amount');
        return { rows: [chargeRow(paid)], events: [chargeEvent(paid)] };
      },
    },
  };
}

/** @param asked the amount in the code, in centavos; null when the payer chooses. */
function refuseMoney(asked: Cents | null, { amount, currency }: Money): Refusal | undefined {
  if (currency === 'BRL' && (asked === null || asked === amount)) return undefined;
  return refusal('BRCODE_AMOUNT_DIFFERS', { amount_cents: asked === null ? null : Number(asked), currency: 'BRL' });
}
