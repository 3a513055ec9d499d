import { createHash, randomBytes } from 'node:crypto';
import type { Request, Router } from 'express';
import type { ProviderEventData } from '../../generated/models.ts';
import { testOutcomes } from '../../generated/test-values.ts';
import type { ChargeOrder, SponsorCharge, SponsorResolution } from '../../src/domains/pix/index.ts';
import type { PaymentRequest, SponsorParty } from '../../src/domains/rails/index.ts';
import { BrcodeFault, decodeBrcode, type Brcode } from '../../src/domains/accounts/pix/brcode/index.ts';
import { amountOn, payableUntil } from '../../src/domains/accounts/pix/due-terms.ts';
import { accountingDay, type Clock } from '../../src/platform/clock.ts';
import { ReferenceReused, type Bank, type Customer } from './bank.ts';
import type { KeptCharge } from './books.ts';
import { InvalidControlRequest } from '../../src/platform/control/control-api.ts';
import { BadCall, parseBody } from '../../src/platform/control/calls.ts';
import { endToEndId, OTHER_ISPB, OWN_ISPB } from './identifiers.ts';
import { Refused } from './mandates.ts';
import type { Serve } from './serve.ts';

/** A charge that cannot be paid, and why: its payer is turned away here. */
export class NotPayable extends InvalidControlRequest {}

/** The sponsor's customers as payers see them: it has no other data about them. */
const RECIPIENT = {
  type: 'company', name: 'Padaria Sol Nascente Ltda', trade_name: 'Padaria Sol Nascente', tax_id: '11222333000181',
} as const;
const OWN = { ispb: OWN_ISPB, name: 'Banco Simulado S.A.' };
const OTHERS = { ispb: OTHER_ISPB, name: 'Banco Ipê S.A.' };
const DAY_MS = 86_400_000;

/** The calls about charges. */
export function chargesApi(router: Router, serve: Serve, { bank, customers, clock }: {
  bank: Bank; customers: ReadonlyMap<string, Customer>; clock: Clock;
}): void {
  router.post('/pix/charges', serve('mintCharge', (customer, request) => {
    const { charge, isNew } = mint(customer, readOrder(request), clock);
    if (isNew) endLater(bank, customer, charge, clock);
    return { status: isNew ? 201 : 200, body: shown(charge) };
  }));
  router.post('/pix/charges/resolve', serve('resolveCharge', (_customer, { body }) => {
    const { location } = parseBody(String(body)) as { location?: unknown };
    const resolved = resolve(customers.values(), String(location), clock);
    if ('charge' in resolved) return { status: 200, body: resolved.charge };
    return UNRESOLVED[resolved.unresolved];
  }));
}

function readOrder({ body }: Request): ChargeOrder {
  const wanted = parseBody(String(body)) as Partial<ChargeOrder> | null;
  const isWhole = typeof wanted?.txid === 'string' && /^[a-zA-Z0-9]{26,35}$/.test(wanted.txid) && typeof wanted.key === 'string' &&
    wanted.amount?.currency === 'BRL' && Number.isSafeInteger(wanted.amount.value) && wanted.amount.value > 0
      && (wanted.due ? wanted.due.due_on !== undefined : Number(wanted.expires_in_seconds) > 0);
  if (!isWhole) throw new BadCall(400, 'INVALID', 'a charge has txid, key, amount {BRL, value}, and expires_in_seconds or due');
  return wanted as ChargeOrder;
}

/** Makes a charge, once for a txid. @throws ReferenceReused. */
function mint({ books, providerId }: Customer, order: ChargeOrder, clock: Clock): { charge: KeptCharge; isNew: boolean } {
  const known = books.charges.get(order.txid);
  if (known && JSON.stringify(known.order) !== JSON.stringify(order)) throw new ReferenceReused();
  if (known) return { charge: known, isNew: false };
  const host = `pix.${providerId.replace(/[^a-z0-9]/g, '').slice(0, 20)}.example`;
  const charge: KeptCharge = {
    txid: order.txid, status: 'ACTIVE', location: `${host}/qr/v2/${order.due ? 'cobv/' : ''}${randomBytes(16).toString('hex')}`, order,
    expires_at: endOf(order, clock).toISOString(), ...(order.due && { due_on: order.due.due_on }),
  };
  books.charges.set(order.txid, charge);
  return { charge, isNew: true };
}

function endOf({ due, expires_in_seconds: seconds = 0 }: ChargeOrder, clock: Clock): Date {
  return due ? payableUntil(due) : new Date(clock.now().getTime() + seconds * 1000);
}

/** Amount that a payer is asked for now. */
function asked({ amount, due }: ChargeOrder, clock: Clock): ChargeOrder['amount'] {
  return due ? { ...amount, value: Number(amountOn(BigInt(amount.value), due, accountingDay(clock.now()))) } : amount;
}

const ENDS = new Map<string | undefined, 'PAID' | 'CANCELLED'>(Object.entries(testOutcomes.charge));

/** Pays or cancels a charge a moment after it was made, if its text for the payer asks for that. */
function endLater(bank: Bank, customer: Customer, charge: KeptCharge, clock: Clock): void {
  const [end, { txid }] = [ENDS.get(charge.order.payer_request ?? undefined), charge];
  if (end) bank.after(0, () => {
    if (charge.status !== 'ACTIVE' || new Date(charge.expires_at) <= clock.now()) return;
    if (end === 'PAID') return void bank.credit(customer, payByCode(customer, txid, clock));
    cancelCharge(charge);
    void bank.tell(customer, 'QR_CHARGE_CANCELLED', { txid });
  });
}

function shown({ order: _, ...charge }: KeptCharge): SponsorCharge {
  return charge;
}

const ADDRESSES = Object.entries(testOutcomes.charge_address);

const UNRESOLVED = {
  NOT_FOUND: { status: 404, body: { error: 'NOT_FOUND' } },
  GONE: { status: 410, body: { error: 'GONE' } },
  UNSIGNED: { status: 422, body: { error: 'REFUSED', code: 'INVALID_SIGNATURE' } },
};

type Resolved = { charge: SponsorResolution } | { unresolved: keyof typeof UNRESOLVED };

/**
 * Resolves an address: to a charge of any customer's, or to one made up. Outside, a path with `gone`, `unknown` or
 * `unsigned` gives that result, `/cobv/` is a bill three days late, and only `.example` hosts exist at all.
 */
function resolve(customers: Iterable<Customer>, location: string, clock: Clock): Resolved {
  for (const { books } of customers) {
    const own = [...books.charges.values()].find((charge) => charge.location === location);
    if (own) return own.status === 'CANCELLED' ? { unresolved: 'GONE' } : { charge: describe(own, clock) };
  }
  const [host = '', path = ''] = [location.split('/', 1)[0], location.slice(location.indexOf('/'))];
  if (!/\.example(\.com)?$/.test(host)) return { unresolved: 'NOT_FOUND' };
  const outcome = ADDRESSES.find(([word]) => path.includes(word))?.[1];
  if (outcome === undefined) return { charge: madeUp(location, clock) };
  return outcome === 'LATE_BILL' ? { charge: lateBill(location, clock) } : { unresolved: outcome };
}

/** Returns whom a code reaches, by the address in it; undefined where that leads to no charge. */
export function recipientOf(customers: Iterable<Customer>, location: string, clock: Clock): SponsorParty | undefined {
  const resolved = resolve(customers, location, clock);
  if (!('charge' in resolved)) return undefined;
  const { recipient: { name, tax_id }, participant } = resolved.charge;
  return { name, tax_id, participant };
}

/**
 * Requires that the payer of a code pays as it demands: a static one's own amount, a dynamic one's amount in its time. A repeated payment
 * was checked before.
 * @throws Refused.
 */
export function requireAsked(
  { books }: Customer, customers: Iterable<Customer>, { reference, creditor, amount }: PaymentRequest, clock: Clock,
): void {
  const [, text] = /^brcode:(.*)$/is.exec(creditor) ?? [];
  if (text === undefined || books.payments.has(reference)) return;
  const asked = askedBy(readCode(text), customers, clock);
  if (amount.currency !== 'BRL' || (asked !== null && asked !== amount.value)) throw new Refused(
    'BE17', 'The code asks for another amount',
  );
}

/** @returns centavos; null when the payer chooses. @throws Refused when there is nothing to be paid. */
function askedBy({ location, amount }: Brcode, customers: Iterable<Customer>, clock: Clock): number | null {
  if (location === null) return amount === null ? null : Number(amount);
  const resolved = resolve(customers, location, clock);
  const isOpen = 'charge' in resolved && resolved.charge.status === 'ACTIVE' && new Date(resolved.charge.expires_at) > clock.now();
  if (!isOpen) throw new Refused('BE17', 'The code leads to no charge that can be paid');
  return resolved.charge.amount.value;
}

function readCode(text: string): Brcode {
  try {
    return decodeBrcode(text);
  } catch (error) {
    throw error instanceof BrcodeFault ? new Refused('BE17', 'The code cannot be read') : error;
  }
}

function describe({ order, txid, status, expires_at }: KeptCharge, clock: Clock): SponsorResolution {
  const { amount, due, payer_request } = order;
  return {
    txid, status, due_kind: due ? 'DUE_DATE' : 'IMMEDIATE', amount: asked(order, clock), original_amount: amount,
    due_on: due?.due_on ?? null, expires_at, payer_request, recipient: RECIPIENT,
    participant: OWN,
  };
}

function madeUp(location: string, clock: Clock): SponsorResolution {
  const digest = createHash('sha256').update(location).digest();
  const amount = { currency: 'BRL', value: 1000 + (digest.readUInt16BE(0) % 9000) };
  return {
    txid: digest.toString('hex').slice(0, 32), status: 'ACTIVE', due_kind: 'IMMEDIATE', amount, original_amount: amount, due_on: null,
    expires_at: new Date(clock.now().getTime() + DAY_MS).toISOString(), payer_request: null, recipient: RECIPIENT, participant: OTHERS,
  };
}

/** R$ 100, a fine of 2 % and interest of 1 % a month. */
function lateBill(location: string, clock: Clock): SponsorResolution {
  const due = new Date(clock.now().getTime() - 3 * DAY_MS).toISOString().slice(0, 10);
  return {
    ...madeUp(location, clock), due_kind: 'DUE_DATE', amount: { currency: 'BRL', value: 10_210 },
    original_amount: { currency: 'BRL', value: 10_000 },
    due_on: due, expires_at: new Date(Date.parse(`${due}T23:59:59.000-03:00`) + 30 * DAY_MS).toISOString(), payer_request: 'Conta de luz',
  };
}

/** A payer pays a charge, who is held to its time and to paying once. @returns the credit. @throws NotPayable. */
export function payByCode({ books }: Customer, txid: string, clock: Clock): ProviderEventData {
  const charge = books.charges.get(txid);
  if (!charge) throw new NotPayable('there is no charge of this txid');
  if (charge.status !== 'ACTIVE') throw new NotPayable(`the charge is ${charge.status}`);
  if (new Date(charge.expires_at) <= clock.now()) throw new NotPayable('the charge has expired');
  return creditOf(charge, { txid, end_to_end_id: endToEndId('E', OTHER_ISPB, clock.now()), amount: asked(charge.order, clock) });
}

/** Adds to a credit that names a charge the key and amount that it leaves out, and marks the charge as paid. */
export function creditOf(charge: KeptCharge | undefined, data: ProviderEventData): ProviderEventData {
  if (!charge) return data;
  charge.status = charge.status === 'ACTIVE' ? 'PAID' : charge.status;
  return { initiation: 'QRDN', key: charge.order.key, amount: charge.order.amount, ...data };
}

/** Takes a charge back, unless it was paid. */
export function cancelCharge(charge: KeptCharge | undefined): void {
  if (charge?.status === 'ACTIVE') charge.status = 'CANCELLED';
}
