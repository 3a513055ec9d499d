import type { PixReturnReasonCode, PixReturnState } from '../../../../generated/models.ts';
import type { RowOf } from '../../../platform/db/row.ts';
import { refusal, type Refusal } from '../../../platform/errors.ts';
import type { Cents } from '../../../platform/money.ts';
import type { Obligation, Side } from '../../obligations/index.ts';
import type { PixReturnEntity } from './pix-return.entity.ts';

/** Money that came over Pix and can be sent back. */
export interface PixCredit {
  /** The obligation that it settled. */
  readonly obligationId: string;
  readonly endToEndId: string;
  /** The account that has it: where the one that received it was promoted, the one it was promoted to. */
  readonly accountId: string;
  /** Minor units. */
  readonly amount: Cents;
  readonly currency: string;
  readonly settledAt: Date;
  /** Provider that brought it, and takes it back. */
  readonly providerId: string;
  /** Party that paid it. */
  readonly payer: Side;
  /** What is known of it, as its obligation keeps it. */
  readonly counterparty?: string | null | undefined;
}

/** Return to be sent: the credit and the amount. */
export interface ReturnDraft {
  readonly credit: PixCredit;
  /** The counter-obligation's. */
  readonly obligationId: string;
  readonly txId: string;
  readonly returnEndToEndId: string;
  /** Minor units. */
  readonly amount: Cents;
  readonly reasonCode: PixReturnReasonCode;
  /** The account that the money is taken from, and given back to when the rail refuses the return. */
  readonly payerAccountId: string;
  readonly createdBy: string;
  /** True when the provider of the credit takes returns. */
  readonly isBound: boolean;
}

export type PixReturn = RowOf<typeof PixReturnEntity>;

/** Amount of a credit that is on its way back or there (minor units), and how often something was sent. */
export interface Returned {
  readonly count: number;
  readonly returned: Cents;
}

/** Source: the Pix API, 90 days from the settlement of the original. */
const RETURNABLE_MS = 90 * 86_400_000;

/** Reasons that an institution gives, not its customer: the rail's own deadlines hold for them. */
const INSTITUTIONAL: ReadonlySet<PixReturnReasonCode> = new Set(['BE08', 'FR01']);

/** True when only an institution may give a reason. Source: the Pix API, where users request MD06 and SL02 alone. */
export function isInstitutional(reasonCode: PixReturnReasonCode): boolean {
  return INSTITUTIONAL.has(reasonCode);
}

const REASONS: readonly PixReturnReasonCode[] = ['MD06', 'SL02', 'BE08', 'FR01'];

/** The reason that a provider gives; that of a user's request for none, and for one that is not known. */
export function reasonOf(told: string | undefined): PixReturnReasonCode {
  return REASONS.find((it) => it === told) ?? 'MD06';
}

/** The last instant at which a credit can be returned. */
export function returnableUntil({ settledAt }: Pick<PixCredit, 'settledAt'>): Date {
  return new Date(settledAt.getTime() + RETURNABLE_MS);
}

/** Refuses an amount that cannot be sent back of the credit: too late, or more than is left. */
export function refuseReturn({ credit, amount, reasonCode }: ReturnDraft, { returned }: Returned, now: Date): Refusal | undefined {
  const until = returnableUntil(credit);
  if (now > until && !isInstitutional(reasonCode)) {
    const details = { settled_at: credit.settledAt.toISOString(), returnable_until: until.toISOString() };
    return refusal('RETURN_WINDOW_CLOSED', details, 'The credit could be returned for 90 days.');
  }
  const remaining = credit.amount - returned;
  if (amount <= remaining) return undefined;
  const details = { original: Number(credit.amount), returned: Number(returned), remaining: Number(remaining), requested: Number(amount) };
  return refusal('RETURN_EXCEEDS_ORIGINAL', details, `At most ${remaining} centavos can still be returned.`);
}

/** A return's states by those of its obligation, and when it is that. */
const STATE_OF: Readonly<Record<NonNullable<Obligation['resolutionOutcome']>, PixReturnState>> = {
  SETTLED: 'SETTLED', FAILED: 'FAILED', CANCELED: 'FAILED',
};

/** A return as the end of its obligation leaves it; undefined as long as there is none, or when it has ended before. */
export function endedReturn(before: PixReturn, { resolutionOutcome, reason }: Obligation, now: Date): PixReturn | undefined {
  if (resolutionOutcome === null || before.state !== 'PROCESSING') return undefined;
  const state = STATE_OF[resolutionOutcome];
  return {
    ...before, state, failureCode: state === 'FAILED' ? failureCode(resolutionOutcome, reason) : null,
    version: before.version + 1n, updatedAt: now,
  };
}

const UNEXPLAINED = 'ED05';

/** The rail's code, with which the reason of a failed obligation begins. */
function failureCode(outcome: string, reason: string | null): string {
  return outcome === 'CANCELED' ? outcome : /^[A-Z]{2}[0-9A-Z]{2}(?=:|$)/.exec(reason ?? '')?.[0] ?? UNEXPLAINED;
}
