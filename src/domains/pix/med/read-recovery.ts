import type { MedRecoveryState } from '../../../../generated/models.ts';
import type { Fields } from '../../../platform/fields.ts';
import { centavos, flag, ispb, isoInstant, list, object, optional, text, whole } from '../../../platform/receiver/fields.ts';
import type { ReceivedEvent } from '../../../platform/receiver/receiver.ts';
import { endToEndIdOf, UUID } from './read-event.ts';
import type { RecoveryFact } from './recovery.ts';
import type { ToldHop } from './recovery.entity.ts';

const MOST_HOPS = 50;
const DEEPEST = 1_000;
const LONGEST_TEXT = /^[^\0]{1,2000}$/su;

/** Reads what is told of a recovery. @throws EventMalformed when the data is not as the receiver's contract requires. */
export function readRecovery({ data, occurred_at: at }: ReceivedEvent, state: MedRecoveryState | null): RecoveryFact {
  return {
    recoveryId: text(data, 'recovery_id', UUID), at, state, by: 'PROVIDER',
    root: state === 'CREATED' ? { endToEndId: endToEndIdOf(data, 'root_end_to_end_id'), cents: centavos(data, 'amount') } : null,
    hops: optional(data, 'hops', (fields, name) => readHops(fields, name, at)) ?? [],
    isMonitored: optional(data, 'monitored', flag) ?? null,
  };
}

/** What was written about a recovery; undefined where nothing was. */
export function readEvidenceText({ data }: ReceivedEvent): string | undefined {
  return optional(data, 'evidence', text, LONGEST_TEXT);
}

function readHops(data: Fields, field: string, at: string): readonly ToldHop[] {
  return list(data, field, MOST_HOPS, (items, place) => readHop(object(items, place), at));
}

function readHop(data: Fields, at: string): ToldHop {
  return {
    hop: whole(data, 'hop', 0, DEEPEST), endToEndId: endToEndIdOf(data), fromIspb: optional(data, 'from_ispb', ispb) ?? null,
    toIspb: optional(data, 'to_ispb', ispb) ?? null, cents: centavos(data, 'amount'),
    securedCents: optional(data, 'secured_cents', whole, 0, Number.MAX_SAFE_INTEGER) ?? null,
    occurredAt: isoInstant(data, 'occurred_at'), at,
  };
}
