import type { BlockKind, PlaceBlockRequest } from '../../../../generated/models.ts';
import type { Clock } from '../../../platform/clock.ts';
import { invalid, refusal, type Refusal } from '../../../platform/errors.ts';
import { readInstant } from '../../../platform/http/instant.ts';
import type { Block } from './block.ts';

const HOUR_MS = 3_600_000;

/** How long the law lets blocks last. */
export interface BlockLaw {
  /** A precautionary block, from the sending of the payment that is suspected. */
  readonly precautionaryHours: number;
}

/** By which rule a block is placed, and until when. */
export type BlockClock = Pick<Block, 'kind' | 'authority' | 'countsFrom' | 'expiresAt'>;

/** A block that only its owner lifts. */
export const NO_CLOCK: BlockClock = { kind: null, authority: null, countsFrom: null, expiresAt: null };

/**
 * Reads by which rule a block is placed. A precautionary block counts from the sending of the payment, by default from now, and ends
 * when the law says, unless it is to end earlier.
 * @throws RequestInvalid for instants that do not fit, and for a kind that contradicts the reason.
 */
export function readBlockClock(clock: Clock, body: PlaceBlockRequest, law: BlockLaw): BlockClock {
  const { kind = null, authority = null, reason_code } = body;
  const reason = kind === 'PRECAUTIONARY' ? 'FRAUD_REVIEW' : kind === 'COURT' ? 'COURT_ORDER' : reason_code;
  if (reason !== reason_code) invalid(['body', 'kind'], `goes with reason_code ${reason}`, 'value_error');
  const countsFrom = kind === 'PRECAUTIONARY' ? readPast(clock, body.sent_at) : null;
  const given = body.expires_at === undefined ? null : readFuture(clock, body.expires_at, ['body', 'expires_at']);
  const most = latestEnd({ kind, countsFrom }, law);
  if (most && most <= clock.now()) invalid(['body', 'sent_at'], 'a precautionary block of that payment would have ended', 'value_error');
  return { kind, authority, countsFrom, expiresAt: given ?? most };
}

/** Reads an instant to come. @throws RequestInvalid */
export function readFuture(clock: Clock, text: string, loc: string[]): Date {
  const instant = readInstant(text, loc);
  if (instant <= clock.now()) invalid(loc, 'must lie in the future', 'datetime_future');
  return instant;
}

function readPast(clock: Clock, text: string | undefined): Date {
  const instant = text === undefined ? clock.now() : readInstant(text, ['body', 'sent_at']);
  if (instant > clock.now()) invalid(['body', 'sent_at'], 'must not lie in the future', 'datetime_past');
  return instant;
}

/** The latest instant at which a block must end; null where the law sets none. */
export function latestEnd({ kind, countsFrom }: { kind: BlockKind | null; countsFrom: Date | null }, law: BlockLaw): Date | null {
  return kind === 'PRECAUTIONARY' && countsFrom ? new Date(countsFrom.getTime() + law.precautionaryHours * HOUR_MS) : null;
}

/** Pure: refuses an end that the law does not allow. */
export function refuseEnd(it: Pick<Block, 'kind' | 'countsFrom' | 'expiresAt'>, law: BlockLaw): Refusal | undefined {
  const most = latestEnd(it, law);
  if (!most || (it.expiresAt && it.expiresAt <= most)) return undefined;
  return refusal('BLOCK_TOO_LONG', { kind: it.kind, latest_end: most.toISOString() });
}
