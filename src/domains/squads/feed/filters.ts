import type { SpendRequestState, SquadEntryKind, SquadEntryState } from '../../../../generated/models.ts';

/** States with which each kind of entry may be written. The state of a request is stored with the request. */
const WRITTEN: Readonly<Record<SquadEntryKind, readonly (SquadEntryState | '')[]>> = {
  ACCOUNTING: ['OPEN', 'SETTLED', 'VOIDED', 'SIMPLIFIED'],
  FUNDED: ['SETTLED'],
  SPEND: ['PENDING', 'SETTLED', 'FAILED'],
  SETTLEMENT: ['SETTLED'],
  CYCLE_SUMMARY: [''],
  GOAL_ACHIEVED: [''],
  SPEND_REQUEST: ['PENDING_APPROVAL'],
};

const OF_REQUESTS: readonly SpendRequestState[] = ['PENDING_APPROVAL', 'EXECUTED', 'REJECTED', 'EXPIRED', 'FAILED'];

/** States that an entry may read as after it was written. */
const BECOMES: Partial<Record<SquadEntryState | '', readonly SquadEntryState[]>> = {
  OPEN: ['SIMPLIFIED'], PENDING: ['SETTLED', 'FAILED'], PENDING_APPROVAL: ['EXPIRED'],
};

/** Search terms for entries: kinds with states as they are written, and states of requests. */
export interface Lookup {
  /** Null for entries of all kinds and states. */
  readonly written: readonly (readonly [kind: SquadEntryKind, state: SquadEntryState | ''])[] | null;
  readonly requests: readonly SpendRequestState[];
}

/** Finds the written kinds and states of the entries that read as a state. */
export function lookupOf(kind: SquadEntryKind | undefined, state: SquadEntryState | undefined): Lookup {
  if (kind === undefined && state === undefined) return { written: null, requests: [] };
  const kinds = kind === undefined ? Object.keys(WRITTEN) as SquadEntryKind[] : [kind];
  const mayRead = (written: SquadEntryState | ''): boolean =>
    state === undefined || written === state || (BECOMES[written]?.includes(state) ?? false);
  return {
    written: kinds.filter((it) => state === undefined || it !== 'SPEND_REQUEST').flatMap((it) => WRITTEN[it].filter(mayRead).map(
      (written) => [it, written] as const,
    )),
    requests: state !== undefined && kinds.includes('SPEND_REQUEST') ? OF_REQUESTS.filter(mayRead) : [],
  };
}
