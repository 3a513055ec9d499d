import type { PixMandateResponse } from '../../../../generated/models.ts';
import { assert } from '../../../platform/assert.ts';
import { refusal, refusalError, type Refusal } from '../../../platform/errors.ts';
import { changeRecurrence } from './change-recurrence.ts';
import type { MandatesContext } from './context.ts';
import { mandateMoves, statusAt, type Mandate } from './mandate.ts';
import { presentMandate } from './present.ts';
import type { RecurrenceDraft } from './recurrence.ts';
import { takeWaiting } from './take-fact.ts';

type NotThere = 'PIX_MANDATE_NOT_PENDING' | 'PIX_MANDATE_NOT_ACTIVE';

/** Records what the provider has accepted. Where its event came first, or the request is a repetition, nothing changes any more. */
export function answerMandate(
  ctx: MandatesContext, mandate: Mandate, to: Mandate['status'], code: NotThere, move: (draft: RecurrenceDraft) => void,
): Promise<PixMandateResponse> {
  return changeRecurrence<PixMandateResponse>(ctx, mandate, (draft) => {
    assert(draft.mandate, 'a mandate that was found is there');
    if (draft.mandate.status !== to) {
      if (!mandateMoves[draft.mandate.status].includes(to)) return { refused: standing(draft.mandate, code, draft.now) };
      move(draft);
      takeWaiting(draft);
    }
    return { answer: presentMandate(draft.mandate, draft.now) };
  });
}

/** @throws ApiError PIX_MANDATE_NOT_PENDING. */
export function requirePending(mandate: Mandate, now: Date): void {
  if (statusAt(mandate, now) !== 'PENDING_AUTHORIZATION') failStanding(mandate, 'PIX_MANDATE_NOT_PENDING', now);
}

/** @throws ApiError always: the mandate's status does not allow this. */
export function failStanding(mandate: Mandate, code: NotThere, now: Date): never {
  throw refusalError(standing(mandate, code, now));
}

function standing(mandate: Mandate, code: NotThere, now: Date): Refusal {
  const status = statusAt(mandate, now);
  return refusal(code, { status }, `The mandate is ${status}.`);
}
