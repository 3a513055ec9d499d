import { decodeBrcode } from '../../domains/accounts/pix/brcode/index.ts';
import { amountOn } from '../../domains/accounts/pix/due-terms.ts';
import { canonicalJson } from '../../platform/canonical.ts';
import { accountingDay, type Clock } from '../../platform/clock.ts';
import { failpoint } from '../../platform/failpoints.ts';
import { isProblem, kindOf, type Bank, type ChargeOrder } from './bank.ts';
import { OutcomeUnknown } from './errors.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { CURRENCY } from './orders.ts';
import type { Outbox } from './outbox.ts';
import type { Charge, ChargeKind } from './pix.ts';
import type { Store } from './store.ts';

/** Party that codes are of, for payers inside the tenant who read them. */
export interface Recipient {
  readonly type: 'individual' | 'company';
  readonly name: string;
  readonly tax_id: string;
}

export type MintAnswer = { readonly charge: Charge; readonly isNew: boolean } | { readonly refused: string } | { readonly isReused: true };
export type CancelAnswer = Charge | 'ABSENT' | { readonly refused: string };

const KINDS: readonly ChargeKind[] = ['cob', 'cobv'];
const AN_HOUR_MS = 3_600_000;

/**
 * Charges: `PUT`, `GET` and `PATCH /cob/{txid}`, and `/cobv/{txid}` for those that are due on a day. The PSP has them by our txid, so
 * nothing of them must be remembered: a store that was lost is asked for at the PSP.
 */
export class Charges {
  readonly #exclusive = oneAtATime();

  constructor(private readonly options: { readonly bank: Bank; readonly store: Store; readonly outbox: Outbox; readonly clock: Clock }) {}

  /**
   * Makes a charge, once for a txid. The PSP is asked first: `PUT` on a charge that is there would change it.
   * @throws NotSent, OutcomeUnknown.
   */
  mint(order: ChargeOrder): Promise<MintAnswer> {
    return this.#exclusive(order.txid, async () => {
      const known = await this.#find(order.txid, [kindOf(order.lasts)]);
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
    const { txid, kind, location, expiresAt } = charge;
    if (!store.findCharge(txid)) store.putCharge({
      txid, kind, location, createdAt: clock.now().toISOString(), endsAt: expiresAt.toISOString(),
    });
    return { charge, isNew };
  }

  /** The charge, of the kind that is known, else of the first of `kinds` that there is. */
  async #find(txid: string, kinds = KINDS): Promise<Charge | undefined> {
    const kind = this.options.store.findCharge(txid)?.kind;
    for (const it of kind ? [kind] : kinds) {
      const found = await this.options.bank.findCharge(txid, it);
      if (found) return found;
    }
    return undefined;
  }

  /** Takes a charge back at the PSP, and tells Razao. @throws NotSent, OutcomeUnknown. */
  cancel(txid: string): Promise<CancelAnswer> {
    return this.#exclusive(txid, async () => {
      const known = await this.#find(txid);
      if (!known) return 'ABSENT';
      if (known.status === 'PAID') return { refused: 'PAID' };
      const ended = known.status === 'CANCELLED' ? known : await this.options.bank.cancelCharge(txid, known.kind);
      if (isProblem(ended)) return { refused: ended.problem };
      if (ended.status !== 'CANCELLED') throw new OutcomeUnknown('the PSP answered that the charge is there');
      this.#tellCancelled(txid);
      return ended;
    });
  }

  /** Looks for charges that the PSP itself took back, which it tells nobody, and tells Razao. @throws NotSent, OutcomeUnknown. */
  async watch(): Promise<void> {
    const { store, bank, clock } = this.options;
    const now = clock.now();
    for (const kind of KINDS) {
      const open = new Map(store.chargesOpen(kind, now.toISOString()).map((it) => [it.txid, it]));
      const [oldest] = open.values();
      if (!oldest) continue;
      const from = new Date(Date.parse(oldest.createdAt) - AN_HOUR_MS);
      for await (const page of bank.listRemoved(kind, from, now)) {
        for (const txid of page) if (open.has(txid)) await this.#lookAgain(txid, kind);
      }
    }
  }

  #lookAgain(txid: string, kind: ChargeKind): Promise<void> {
    return this.#exclusive(txid, async () => {
      if ((await this.options.bank.findCharge(txid, kind))?.status === 'CANCELLED') this.#tellCancelled(txid);
    });
  }

  #tellCancelled(txid: string): void {
    const { store, outbox, clock } = this.options;
    store.atomically(() => {
      outbox.add({ deliveryId: `QR_CHARGE_CANCELLED-${txid}`, event: 'QR_CHARGE_CANCELLED', at: clock.now(), data: { txid } });
      const stored = store.findCharge(txid);
      if (stored) store.putCharge({ ...stored, endsAt: null });
    });
    outbox.wake();
  }

  /** The charge at an address of ours; undefined for another. @throws NotSent, OutcomeUnknown. */
  async resolve(location: string): Promise<Charge | undefined> {
    const stored = this.options.store.findChargeAt(location);
    return stored && this.options.bank.findCharge(stored.txid, stored.kind);
  }
}

function isOf({ amount, key, due }: Charge, { cents, key: wanted, lasts }: ChargeOrder): boolean {
  if (typeof lasts === 'number') return due === undefined && amount === cents && key === wanted;
  const { payer: _, ...terms } = lasts;
  return amount === cents && key === wanted && canonicalJson(due) === canonicalJson(terms);
}

/** Charge as the sponsor interface shows it; `brcode` is the PSP's own code, where it leads to the charge. */
export function showCharge({ txid, status, location, expiresAt, code, due }: Charge): object {
  return {
    txid, status, location, expires_at: expiresAt.toISOString(), ...(due && { due_on: due.due_on }),
    ...(leadsTo(code, location) && { brcode: code }),
  };
}

/** Charge as its payer sees it at an instant. */
export function describeCharge(
  { txid, status, amount, expiresAt, message, due }: Charge, recipient: Recipient, participant: { ispb: string; name: string }, now: Date,
): object {
  const today = due ? Number(amountOn(BigInt(amount), due, accountingDay(now))) : amount;
  return {
    txid, status, due_kind: due ? 'DUE_DATE' : 'IMMEDIATE', amount: { currency: CURRENCY, value: today },
    original_amount: { currency: CURRENCY, value: amount }, due_on: due?.due_on ?? null, expires_at: expiresAt.toISOString(),
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
