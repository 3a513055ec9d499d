import { decodeBrcode } from '../../domains/accounts/pix/brcode/index.ts';
import type { Clock } from '../../platform/clock.ts';
import { failpoint } from '../../platform/failpoints.ts';
import { isProblem, type Bank } from './bank.ts';
import { OutcomeUnknown } from './errors.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { CURRENCY } from './orders.ts';
import type { Outbox } from './outbox.ts';
import type { Charge } from './pix.ts';
import type { Store } from './store.ts';

/** A charge as Razao orders it. */
export interface ChargeOrder {
  readonly txid: string;
  readonly key: string;
  /** Minor units. */
  readonly cents: number;
  readonly seconds: number;
  readonly message: string | null;
}

/** Party that codes are of, for payers inside the tenant who read them. */
export interface Recipient {
  readonly type: 'individual' | 'company';
  readonly name: string;
  readonly tax_id: string;
}

export type MintAnswer = { readonly charge: Charge; readonly isNew: boolean } | { readonly refused: string } | { readonly isReused: true };
export type CancelAnswer = Charge | 'ABSENT' | { readonly refused: string };

/** Charges: `PUT`, `GET` and `PATCH /cob/{txid}`. The PSP has them by our txid, so nothing of them must be remembered. */
export class Charges {
  readonly #exclusive = oneAtATime();

  constructor(private readonly options: { readonly bank: Bank; readonly store: Store; readonly outbox: Outbox; readonly clock: Clock }) {}

  /**
   * Makes a charge, once for a txid. The PSP is asked first: `PUT` on a charge that is there would change it.
   * @throws NotSent, OutcomeUnknown.
   */
  mint(order: ChargeOrder): Promise<MintAnswer> {
    return this.#exclusive(order.txid, async () => {
      const known = await this.options.bank.findCharge(order.txid);
      if (known) return isOf(known, order) ? this.#kept(known, false) : { isReused: true };
      failpoint('before-intent');
      const made = await this.options.bank.putCharge(order.txid, order);
      failpoint('after-bank');
      if (isProblem(made)) return { refused: made.problem };
      if (!isOf(made, order)) throw new OutcomeUnknown('the PSP answered with another charge than it was asked for');
      return this.#kept(made, true);
    });
  }

  #kept(charge: Charge, isNew: boolean): { charge: Charge; isNew: boolean } {
    const { store, clock } = this.options;
    if (!store.hasCharge(charge.txid)) store.putCharge({
      txid: charge.txid, location: charge.location, createdAt: clock.now().toISOString(),
    });
    return { charge, isNew };
  }

  /** Takes a charge back at the PSP, and tells Razao. @throws NotSent, OutcomeUnknown. */
  cancel(txid: string): Promise<CancelAnswer> {
    return this.#exclusive(txid, async () => {
      const { bank, outbox, clock } = this.options;
      const known = await bank.findCharge(txid);
      if (!known) return 'ABSENT';
      if (known.status === 'PAID') return { refused: 'PAID' };
      const ended = known.status === 'CANCELLED' ? known : await bank.cancelCharge(txid);
      if (isProblem(ended)) return { refused: ended.problem };
      if (ended.status !== 'CANCELLED') throw new OutcomeUnknown('the PSP answered that the charge is there');
      outbox.add({ deliveryId: `QR_CHARGE_CANCELLED-${txid}`, event: 'QR_CHARGE_CANCELLED', at: clock.now(), data: { txid } });
      outbox.wake();
      return ended;
    });
  }

  /** The charge at an address of ours; undefined for another. @throws NotSent, OutcomeUnknown. */
  async resolve(location: string): Promise<Charge | undefined> {
    const txid = this.options.store.findChargeAt(location);
    return txid === undefined ? undefined : this.options.bank.findCharge(txid);
  }
}

function isOf({ amount, key }: Charge, order: ChargeOrder): boolean {
  return amount === order.cents && key === order.key;
}

/** Charge as the sponsor interface shows it; `brcode` is the PSP's own code, where it leads to the charge. */
export function showCharge({ txid, status, location, expiresAt, code }: Charge): object {
  return { txid, status, location, expires_at: expiresAt.toISOString(), ...(leadsTo(code, location) && { brcode: code }) };
}

/** Charge as its payer sees it. */
export function describeCharge(
  { txid, status, amount, expiresAt, message }: Charge, recipient: Recipient, participant: { ispb: string; name: string },
): object {
  const value = { currency: CURRENCY, value: amount };
  return {
    txid, status, due_kind: 'IMMEDIATE', amount: value, original_amount: value, due_on: null, expires_at: expiresAt.toISOString(),
    payer_request: message ?? null, recipient: { ...recipient, trade_name: null }, participant,
  };
}

function leadsTo(code: string | undefined, location: string): boolean {
  if (code === undefined) return false;
  try {
    return decodeBrcode(code).location === location;
  } catch {
    return false;
  }
}
