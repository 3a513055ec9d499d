import { counterName } from '../counters/usage.ts';
import { windowAt, type Window } from '../counters/windows.ts';

/** What the installation allows of payments over Pix, whatever the limits of their account, in centavos. */
export interface PaymentLimits {
  /** The most of one payment; 0 for no cap. */
  readonly capCents: number;
  /** The most of one payment from an unregistered device, and of all of an account in a day. */
  readonly deviceCents: number;
  readonly deviceDayCents: number;
  /** The most of one contactless payment. */
  readonly contactlessCents: number;
}

/** How a payment was started, as its row keeps it; what restrains nothing is left out. */
export interface Initiation {
  readonly device?: 'UNREGISTERED';
  readonly contactless?: true;
}

/** One bound of a payment: alone, or with what its counter holds in the window. */
export interface PixCheck {
  /** The `policy_key` of its refusal. */
  readonly name: string;
  readonly threshold: number;
  /** Undefined for a bound of the payment alone. */
  readonly counted?: { readonly counter: string; readonly window: Window };
}

/** Amount that an account paid from unregistered devices in a day of São Paulo. */
const DEVICE = counterName('AMOUNT', '.device');

/** The bounds of a payment that begins at an instant, in the order in which they refuse. */
export function pixChecks(initiation: Initiation | undefined, limits: PaymentLimits, at: number): readonly PixCheck[] {
  const { capCents, deviceCents, deviceDayCents, contactlessCents } = limits;
  return [
    ...(capCents > 0 ? [{ name: 'pix.cap', threshold: capCents }] : []),
    ...(initiation?.contactless ? [{ name: 'pix.contactless', threshold: contactlessCents }] : []),
    ...(initiation?.device ? [
      { name: 'pix.device.single', threshold: deviceCents },
      { name: 'pix.device.daily', threshold: deviceDayCents, counted: { counter: DEVICE, window: dayAt(at) } },
    ] : []),
  ];
}

/** The counter of a payment from an unregistered device, with the start of its day. */
export function deviceCounter(initiation: Initiation | undefined, at: number): readonly (readonly [counter: string, start: number])[] {
  return initiation?.device ? [[DEVICE, dayAt(at).start]] : [];
}

function dayAt(at: number): Window {
  return windowAt('DAY', null, at) as Window;
}
