/** What happens in the demo, as data. Names such as `p3` or `hold-2` are the story's own: the player knows the ids behind them. */
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

/** An act of a kind, with its facts. */
type Do<Kind extends string, Facts> = Readonly<{ do: Kind } & Facts>;

export type Act =
  | Do<'open', { holder: Holder; kyc: KycSubmission | null }>
  | Do<'credit', { to: string; cents: number; payer: string; payerTaxId: string; id: string }>
  | Do<'pay', { payments: readonly Payment[] }>
  | Do<'refused', { payment: Payment; code: string }>
  | Do<'schedule', { payment: Payment; monthDay: number; first: string }>
  | Do<'hold', { name: string; account: string; cents: number; until: string; about: string }>
  | Do<'capture', { hold: string; to: string; cents: number }>
  | Do<'release', { hold: string }>
  | Do<'block', { account: string; cents: number; about: string }>
  | Do<'freeze', { account: string; reason: string }>
  | Do<'limit', { account: string; cents: number; key: string }>
  | Do<'warnAbove', { cents: number; key: string }>
  | Do<'pixLimits', { account: string; day: number; night: number }>
  | Do<'charge', { name: string; account: string; cents: number; about: string }>
  | Do<'payCharge', { charge: string }>
  | Do<'return', { account: string; cents: number; credit: string }>
  | Do<'contest', { credit: string; cents: number }>
  | Do<'decideCase', { account: string; action: 'RETURN' | 'RELEASE'; reason: string }>
  | Do<'fileCase', { payment: string }>
  | Do<'mandate', { account: string }>
  | Do<'reviewKyc', { holder: string; reason: string }>
  | Do<'falsify', { credit: string; cents: number }>
  | Do<'endpoint', { status: number; about: string; types: readonly string[] }>
  | Do<'foundSquad', { name: string; title: string; members: readonly string[] }>
  | Do<'cycle', { squad: string }>
  | Do<'conta', { squad: string; name: string; payer: string; cents: number | null; dueDay: number; about: string }>
  | Do<'confirmConta', { squad: string; conta: string; cents: number }>
  | Do<'consent', { squad: string; conta: string; member: string; cents: number }>
  | Do<'deposit', { squad: string; member: string; cents: number }>
  | Do<'expense', { squad: string; member: string; cents: number; about: string }>
  | Do<'settleUp', { squad: string; member: string }>
  | Do<'instance', { name: string; renter: string; landlord: string; cents: number; ends: string; ref: string }>
  | Do<'drive', { instance: string; by: string; action: string; parameters: Readonly<Record<string, number>> }>;

/** What the KYC provider is asked, and what its documents make of it. */
export interface KycSubmission {
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

/** Acts that happen at once, phase after phase. */
export type Phases = readonly (readonly Act[])[];

/** Times of the day in São Paulo, in minutes after midnight. Pix is limited by night from 20:00. */
export const TIMES = { morning: 550, noon: 760, evening: 1_160, night: 1_300 } as const;
export type TimeOfDay = keyof typeof TIMES;

/** What happens on a day, by its time. */
export type Day = Partial<Record<TimeOfDay, Phases>>;
