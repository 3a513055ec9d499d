import type { ObligationResponse, ObligationState as Known } from '../generated/models.ts';
import type { Operations } from '../generated/operations.ts';
import { RazaoError } from './errors.ts';
import { sleep } from './retry.ts';

export type ObligationState = Known;

/** An obligation whose wait is over. */
export type ObligationIn<State extends ObligationState> = ObligationResponse & { state: State | 'FINAL' };

export interface WaitOptions {
  /** How long to wait at most, in milliseconds: 60 000 when left out. */
  timeoutMs?: number | undefined;
  signal?: AbortSignal | undefined;
}

const TIMEOUT_MS = 60_000;
const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 5_000;

/** An obligation is not where it was waited for. */
export class WaitTimeoutError extends RazaoError {
  constructor(readonly obligation: ObligationResponse, state: string) {
    super(`${obligation.obligation_id} is ${obligation.state}, not ${state}`);
  }
}

/** Asks again and again, with growing pauses. */
export async function waitFor<State extends ObligationState>(
  razao: Pick<Operations, 'obligations'>, obligation: string | { obligation_id: string }, state: State, { timeoutMs = TIMEOUT_MS, signal }: WaitOptions = {},
): Promise<ObligationIn<State>> {
  const id = typeof obligation === 'string' ? obligation : obligation.obligation_id;
  const deadline = performance.now() + timeoutMs;
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 1.5, LONGEST_PAUSE_MS)) {
    const now = await razao.obligations.getObligation(id, {}, { signal });
    if (now.state === state || now.state === 'FINAL') return now as ObligationIn<State>;
    const left = deadline - performance.now();
    if (left <= 0) throw new WaitTimeoutError(now, state);
    await sleep(Math.min(pause, left), signal);
  }
}
