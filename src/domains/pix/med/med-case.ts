import type {
  ActorType, MedCaseDirection, MedCaseStatus, MedHistoryEvent,
} from '../../../../generated/models.ts';
import { assert } from '../../../platform/assert.ts';
import type { RowOf } from '../../../platform/db/row.ts';
import { presentAmount, type Cents } from '../../../platform/money.ts';
import { rowKind } from '../../journal/index.ts';
import { BY_COMPLETION } from './facts.ts';
import type { MedCaseEntity } from './med-case.entity.ts';

export const MED_CASE = rowKind<MedCase>('med');

export type MedCase = RowOf<typeof MedCaseEntity>;

/**
 * From where a status is reached. A fact that wants another move comes too late, or contradicts an earlier one: it
 * changes nothing.
 */
const CAME_FROM: Readonly<Record<MedCaseDirection, Partial<Record<MedCaseStatus, readonly MedCaseStatus[]>>>> = {
  INBOUND: {
    RETURNING: ['OPEN', 'RETURN_FAILED'],
    RETURNED: ['RETURNING', 'OPEN', 'RETURN_FAILED'],
    OPEN: ['RETURNING'],
    RETURN_FAILED: ['RETURNING'],
    RELEASED: ['OPEN', 'RETURN_FAILED'],
    CANCELLED: ['OPEN', 'RETURN_FAILED'],
  },
  OUTBOUND: {
    OPEN: ['FILING'],
    FILING_FAILED: ['FILING'],
    ACCEPTED: ['OPEN'],
    REJECTED: ['OPEN', 'ACCEPTED'],
    RETURNED: ['OPEN', 'ACCEPTED'],
    CANCELLED: ['OPEN', 'ACCEPTED'],
  },
};

const FINAL: ReadonlySet<MedCaseStatus> = new Set(['FILING_FAILED', 'RETURNED', 'RELEASED', 'REJECTED', 'CANCELLED']);
/** Outbound cases for which the payment cannot be contested again. */
const LIVE: ReadonlySet<MedCaseStatus> = new Set(['FILING', 'OPEN', 'ACCEPTED', 'RETURNED']);

export function mayBecome({ direction, status }: Pick<MedCase, 'direction' | 'status'>, next: MedCaseStatus): boolean {
  return CAME_FROM[direction][next]?.includes(status) === true;
}

/** True when a case keeps its payment from being contested again. */
export function isLive({ status }: Pick<MedCase, 'status'>): boolean {
  return LIVE.has(status);
}

/** Minor units that returns of a case against us have brought back to the payer so far. */
export function settledReturns({ history }: Pick<MedCase, 'history'>): Cents {
  return history.reduce((sum, { event, amount }) => (event === 'RETURN_SETTLED' ? sum + BigInt(amount?.value ?? 0) : sum), 0n);
}

/** True when the deadline that applies has passed. It is shown, and has no other effect. A case of which a part is back has none. */
export function isOverdue(
  { status, analysisDueAt, returnDueAt }: Pick<MedCase, 'status' | 'analysisDueAt' | 'returnDueAt'>, now: Date,
): boolean {
  const due = status === 'OPEN' ? (returnDueAt === null ? analysisDueAt : null) : RETURN_IS_DUE.has(status) ? returnDueAt : null;
  return due !== null && due < now;
}

/** True when the other side took its report back. A completed recovery cancels a case without that. */
export function isWithdrawn({ history }: Pick<MedCase, 'history'>): boolean {
  return history.some(({ event, reason }) => event === 'WITHDRAWN' || (event === 'CANCELLED' && reason !== BY_COMPLETION));
}

const RETURN_IS_DUE: ReadonlySet<MedCaseStatus> = new Set(['ACCEPTED', 'RETURNING', 'RETURN_FAILED']);

/** One step of a case, for its history. */
export interface Step {
  readonly event: MedHistoryEvent;
  readonly by: Actor;
  /** Minor units that it is about. */
  readonly cents?: Cents | null;
  readonly reference?: string | null;
  readonly reason?: string | null;
}

export interface Actor {
  readonly actor: string;
  readonly type: ActorType;
}

/** The worker of this service. */
export const SERVICE: Actor = { actor: 'service', type: 'SERVICE' };

export function provider(providerId: string): Actor {
  return { actor: providerId, type: 'PROVIDER' };
}

export function operator(name: string): Actor {
  return { actor: name, type: 'OPERATOR' };
}

/**
 * A case after a step: one more in its history, and in its version. If the assertion fails, a caller did not ask
 * `mayBecome` first.
 */
export function stepped(before: MedCase, changes: Partial<MedCase>, step: Step, now: Date): MedCase {
  const status = changes.status ?? before.status;
  assert(status === before.status || mayBecome(before, status), `a case cannot become ${status} after ${before.status}`);
  const after = { ...before, ...changes, version: before.version + 1n, updatedAt: now };
  return {
    ...after, closedAt: before.closedAt ?? (FINAL.has(status) ? now : null),
    history: [...before.history, {
      at: now.toISOString(), event: step.event, status, actor: step.by.actor, actor_type: step.by.type,
      amount: step.cents === undefined || step.cents === null ? null : presentAmount(before.currency, step.cents),
      reference: step.reference ?? null, reason: step.reason ?? null,
    }],
  };
}

type Begun = 'caseId' | 'direction' | 'status' | 'accountId' | 'reasonCode' | 'amount' | 'currency' | 'originalEndToEndId'
  | 'originalObligationId' | 'providerId';

/** A case as it begins, with its first step. */
export function begun(draft: Pick<MedCase, Begun> & Partial<MedCase>, step: Step, now: Date): MedCase {
  return stepped({
    reportId: null, recoveryId: null, hop: 0, blockId: null, secured: null, isBlockRefused: false, returned: null, waiting: 0n,
    devolutionObligationId: null, returnEndToEndId: null, resolution: null, resolutionReason: null, resolvedBy: null, resolvedAt: null,
    failureCode: null, analysisDueAt: null, returnDueAt: null, filedBy: null, refundResult: null, earlyMoney: [], release: null,
    history: [], version: 0n, createdAt: now, updatedAt: now, closedAt: null,
    ...draft,
  }, {}, step, now);
}
