import type {
  PixClaimType, PixKeyFailure, PixKeyFailureCode, PixKeyState, PixKeyStateChange, PixKeyType,
} from '../../../../generated/models.ts';
import { present } from '../../../platform/assert.ts';
import { refusal, type Refusal } from '../../../platform/errors.ts';
import type { EventOf } from '../../../platform/outbox/event.ts';
import { pixKeyFault, type PixKeyFault } from '../../accounts/index.ts';
import type { ExclusionReason, PixKey } from './key.entity.ts';

/** Transitions of a key's states. From REGISTRATION_FAILED only a completed claim leads to ACTIVE. */
const NEXT: Readonly<Record<PixKeyState, readonly PixKeyState[]>> = {
  PENDING: ['ACTIVE', 'REGISTRATION_FAILED', 'EXCLUDED'],
  ACTIVE: ['EXCLUDED'],
  REGISTRATION_FAILED: ['ACTIVE', 'EXCLUDED'],
  EXCLUDED: [],
};

/** Actor that moved a key. */
export type Mover = Pick<PixKeyStateChange, 'actor_type' | 'actor'>;

/** A move of a key, with what goes with its new state. */
export type KeyMove =
  | { readonly to: 'ACTIVE'; readonly by: 'REGISTRATION' | 'CLAIM' }
  | { readonly to: 'REGISTRATION_FAILED'; readonly code: PixKeyFailureCode }
  | { readonly to: 'EXCLUDED'; readonly reason: ExclusionReason };

type KeyFacts = Pick<PixKey, 'keyId' | 'accountId' | 'keyType' | 'state' | 'failureCode' | 'exclusionReason' | 'stateHistory'
  | 'registeredAt' | 'excludedAt' | 'version' | 'updatedAt'>;

/** True when a move changes a key's state: one that repeats an earlier one, or comes too late, does not. */
export function takesOn(state: PixKeyState, move: KeyMove): boolean {
  if (move.to === 'ACTIVE' && (move.by === 'CLAIM') !== (state === 'REGISTRATION_FAILED')) return false;
  return NEXT[state].includes(move.to);
}

/**
 * Pure: moves a key, unless it has gone further already.
 * @returns how that is announced; undefined when the key stays as it is.
 */
export function moveKey(key: KeyFacts, move: KeyMove, mover: Mover, now: Date): KeyEvent | undefined {
  if (!takesOn(key.state, move)) return undefined;
  const reason = move.to === 'REGISTRATION_FAILED' ? move.code : move.to === 'EXCLUDED' ? move.reason : null;
  key.stateHistory = [...key.stateHistory, stateChange(key.state, move.to, mover, now, reason)];
  key.state = move.to;
  key.failureCode = move.to === 'REGISTRATION_FAILED' ? move.code : null;
  if (move.to === 'ACTIVE') key.registeredAt = now;
  if (move.to === 'EXCLUDED') Object.assign(key, { exclusionReason: move.reason, excludedAt: now });
  key.version += 1n;
  key.updatedAt = now;
  return keyEvent(key);
}

/** A line of the history of a key. */
export function stateChange(
  from: PixKeyState | null, to: PixKeyState, mover: Mover, at: Date, reason: string | null = null,
): PixKeyStateChange {
  return { from_state: from, to_state: to, at: at.toISOString(), ...mover, reason };
}

type KeyEvent = EventOf<`pix_key.${'registered' | 'registration_failed' | 'excluded'}`>;

function keyEvent(key: KeyFacts): KeyEvent {
  const { keyId, accountId, keyType, state, failureCode, exclusionReason, version } = key;
  const data = { key_id: keyId, account_id: accountId, key_type: keyType, state };
  const event = { entityId: keyId, version };
  if (failureCode) {
    return {
      ...event, type: 'pix_key.registration_failed',
      data: { ...data, failure_code: failureCode, claim_type: claimTypeFor(failureCode, keyType) },
    };
  }
  if (state === 'EXCLUDED') {
    const reason = present(exclusionReason, 'the reason of an excluded key');
    return { ...event, type: 'pix_key.excluded', data: { ...data, exclusion_reason: reason } };
  }
  return { ...event, type: 'pix_key.registered', data };
}

/** The types of which another participant hands keys over. A random key stays where it was drawn. */
const PORTABLE: readonly PixKeyType[] = ['EMAIL', 'PHONE', 'CPF', 'CNPJ'];

/** The claim by which a key can be had that was refused for this; null when there is none. */
export function claimTypeFor(code: PixKeyFailureCode | null | undefined, keyType: PixKeyType): PixClaimType | null {
  if (code === 'KEY_HELD_ELSEWHERE' && PORTABLE.includes(keyType)) return 'PORTABILITY';
  return code === 'KEY_OWNED_BY_OTHER_PERSON' && keyType === 'PHONE' ? 'OWNERSHIP' : null;
}

const FAILURES: Readonly<Record<PixKeyFailureCode, string>> = {
  KEY_HELD_ELSEWHERE: 'The owner has this key at another participant.',
  KEY_OWNED_BY_OTHER_PERSON: 'Somebody else has this key.',
  KEY_UNDER_CLAIM: 'Another claim of this key is under way.',
  KEY_BLOCKED: 'The directory blocks this key.',
  KEY_NOT_ACCEPTED: 'The directory does not take this value.',
  KEY_LIMIT_REACHED: 'The account has as many keys as it may.',
  OWNER_RESTRICTED: 'The directory restricts the owner.',
  PROVIDER_REFUSED: 'The provider refused the key.',
};

/** Reason for which the directory did not take a key, as reads show it. */
export function failureOf({ failureCode, keyType }: Pick<PixKey, 'failureCode' | 'keyType'>): PixKeyFailure | null {
  return failureCode ? { code: failureCode, message: FAILURES[failureCode], claim_type: claimTypeFor(failureCode, keyType) } : null;
}

/** Failure codes of a registration, by the directory's own codes of refusal. Source: the DICT's API, version 2.12. */
const DIRECTORY_CODES: Readonly<Record<string, PixKeyFailureCode>> = {
  EntryKeyInCustodyOfDifferentParticipant: 'KEY_HELD_ELSEWHERE',
  EntryKeyOwnedByDifferentPerson: 'KEY_OWNED_BY_OTHER_PERSON',
  EntryLockedByClaim: 'KEY_UNDER_CLAIM',
  EntryBlocked: 'KEY_BLOCKED',
  EntryInvalid: 'KEY_NOT_ACCEPTED',
  EntryLimitExceeded: 'KEY_LIMIT_REACHED',
  EntryWithFraudRelatedRestriction: 'OWNER_RESTRICTED',
  UserOrAccountWithFraudRelatedRestriction: 'OWNER_RESTRICTED',
  TaxIdNumberBlocked: 'OWNER_RESTRICTED',
};

/** Maps the code that the provider gave to a failure code: ours, the directory's, or PROVIDER_REFUSED for an unknown one. */
export function failureCodeOf(code: unknown): PixKeyFailureCode {
  const text = typeof code === 'string' ? code : '';
  if (Object.hasOwn(FAILURES, text)) return text as PixKeyFailureCode;
  return (Object.hasOwn(DIRECTORY_CODES, text) ? DIRECTORY_CODES[text] : undefined) ?? 'PROVIDER_REFUSED';
}

const FAULTS: Readonly<Record<PixKeyFault, (type: PixKeyType) => string>> = {
  FORM: (type) => `The value does not have the form of the type ${type}.`,
  UPPER_CASE: (type) => `A key of type ${type} has no capital letters.`,
  LOWER_CASE: (type) => `A key of type ${type} has no small letters.`,
  LENGTH: () => 'A key has at most 77 characters.',
  CHECK_DIGITS: (type) => `The check digits of the ${type} are wrong.`,
};

/** Refuses a value that cannot be a key of its type; the value itself is never repeated. */
export function refuseKeyValue(keyType: PixKeyType, value: string): Refusal | undefined {
  const reason = pixKeyFault(keyType, value);
  return reason && refusal('INVALID_PIX_KEY', { key_type: keyType, reason }, FAULTS[reason](keyType));
}
