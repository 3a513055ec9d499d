/** What happens in the demo, as data. Names such as `p3` or `hold-2` are the story's own: the player knows the ids behind them. */
import type { models } from '../../../sdk/src/index.ts';
import type { Holder } from './people.ts';

/** A payment out of an account: to another account of the story, or over Pix to somebody outside. */
export interface Payment {
  readonly from: string;
  readonly to: { readonly account: string } | { readonly key: string };
  readonly cents: number;
  readonly about: string;
  /** Outcome that the simulated bank gives it, in place of settling: `fail:AC07`, `silent`. */
  readonly wish?: string;
  /** The name by which later acts refer to it. */
  readonly name?: string;
}

export type Squad = models.ContributionRequest;

export type Act =
  | { readonly do: 'open'; readonly holder: Holder; readonly kyc: KycWish | null }
  | { readonly do: 'credit'; readonly to: string; readonly cents: number; readonly payer: string; readonly payerTaxId: string; readonly id: string }
  | { readonly do: 'pay'; readonly payments: readonly Payment[] }
  | { readonly do: 'refused'; readonly payment: Payment; readonly code: string }
  | { readonly do: 'schedule'; readonly payment: Payment; readonly monthDay: number; readonly first: string }
  | { readonly do: 'hold'; readonly name: string; readonly account: string; readonly cents: number; readonly until: string; readonly about: string }
  | { readonly do: 'capture'; readonly hold: string; readonly to: string; readonly cents: number }
  | { readonly do: 'release'; readonly hold: string }
  | { readonly do: 'block'; readonly account: string; readonly cents: number; readonly about: string }
  | { readonly do: 'freeze'; readonly account: string; readonly reason: string }
  | { readonly do: 'limit'; readonly account: string; readonly cents: number; readonly key: string }
  | { readonly do: 'warnAbove'; readonly cents: number; readonly key: string }
  | { readonly do: 'pixLimits'; readonly account: string; readonly day: number; readonly night: number }
  | { readonly do: 'charge'; readonly name: string; readonly account: string; readonly cents: number; readonly about: string }
  | { readonly do: 'payCharge'; readonly charge: string }
  | { readonly do: 'return'; readonly account: string; readonly cents: number; readonly credit: string }
  | { readonly do: 'contest'; readonly credit: string; readonly cents: number }
  | { readonly do: 'decideCase'; readonly account: string; readonly action: 'RETURN' | 'RELEASE'; readonly reason: string }
  | { readonly do: 'fileCase'; readonly payment: string }
  | { readonly do: 'mandate'; readonly account: string }
  | { readonly do: 'reviewKyc'; readonly holder: string; readonly reason: string }
  | { readonly do: 'falsify'; readonly credit: string; readonly cents: number }
  | { readonly do: 'endpoint'; readonly status: number; readonly about: string; readonly types: readonly string[] }
  | { readonly do: 'foundSquad'; readonly name: string; readonly title: string; readonly members: readonly string[] }
  | { readonly do: 'cycle'; readonly squad: string }
  | { readonly do: 'conta'; readonly squad: string; readonly name: string; readonly payer: string; readonly cents: number | null; readonly dueDay: number; readonly about: string }
  | { readonly do: 'confirmConta'; readonly squad: string; readonly conta: string; readonly cents: number }
  | { readonly do: 'consent'; readonly squad: string; readonly conta: string; readonly member: string; readonly cents: number }
  | { readonly do: 'deposit'; readonly squad: string; readonly member: string; readonly cents: number }
  | { readonly do: 'expense'; readonly squad: string; readonly member: string; readonly cents: number; readonly about: string }
  | { readonly do: 'settleUp'; readonly squad: string; readonly member: string }
  | { readonly do: 'instance'; readonly name: string; readonly renter: string; readonly landlord: string; readonly cents: number; readonly ends: string; readonly ref: string }
  | { readonly do: 'drive'; readonly instance: string; readonly by: string; readonly action: string; readonly parameters: Readonly<Record<string, number>> };

/** What the KYC provider is asked, and what its documents make of it. */
export interface KycWish {
  readonly level: 1 | 2;
  readonly documents: 'good' | 'forged' | null;
}

export type ActOf<Kind extends Act['do']> = Extract<Act, { do: Kind }>;

/** A time of a day, and what happens then: the acts of a phase at once, one phase after the other. */
export interface Moment {
  readonly at: Date;
  /** Position of the day in the story, from 0. */
  readonly day: number;
  readonly phases: readonly (readonly Act[])[];
}
