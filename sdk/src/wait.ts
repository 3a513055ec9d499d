import type { ProductInstanceTransition, ObligationResponse, ObligationState as Known, ProductInstanceResponse } from '../generated/models.ts';
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

/** Why a wait for an instance ended without its state. */
export type WaitEnd = 'REFUSED' | 'ENDED' | 'TIMEOUT';

/** An instance does not come to the state that was waited for, or not in time. It is a refusal: nothing failed. */
export class InstanceWaitError extends RazaoError {
  /** What the validator said of the move; null unless it is REFUSED. */
  readonly refusal: ProductInstanceTransition['refusal'];

  constructor(readonly end: WaitEnd, readonly instance: ProductInstanceResponse, state: string, move?: ProductInstanceTransition) {
    super(`${instance.instance_id} is ${instance.state ?? instance.status}, not ${state}: ${move?.refusal?.code ?? end}`);
    this.refusal = move?.refusal ?? null;
  }
}

/**
 * Waits for the last move that `instance` shows, the one that was asked for.
 * @throws InstanceWaitError when it was refused, when the instance ended elsewhere, or when it takes too long.
 */
export async function waitForInstance(
  razao: Pick<Operations, 'products'>, { product_id, instance_id, timeline }: ProductInstanceResponse, state: string, { timeoutMs = TIMEOUT_MS, signal }: WaitOptions = {},
): Promise<ProductInstanceResponse> {
  const asked = timeline.at(-1)?.sequence ?? 1;
  const look = () => razao.products.getProductInstance(product_id, instance_id, {}, { signal });
  return untilOver(look, (now) => {
    const moves = now.timeline.filter(({ sequence }) => sequence >= asked);
    const refused = moves.find(({ sequence, outcome }) => sequence === asked && outcome === 'REFUSED');
    if (refused) throw new InstanceWaitError('REFUSED', now, state, refused);
    if (!now.awaiting_index && moves.some(({ outcome, to_state }) => outcome === 'ACCEPTED' && to_state === state)) return true;
    if (now.status === 'CLOSED') throw new InstanceWaitError('ENDED', now, state);
    return false;
  }, (now) => new InstanceWaitError('TIMEOUT', now, state), timeoutMs, signal);
}

/** Waits until an obligation is in a state, or FINAL. @throws WaitTimeoutError */
export async function waitFor<State extends ObligationState>(
  razao: Pick<Operations, 'obligations'>, obligation: string | { obligation_id: string }, state: State, { timeoutMs = TIMEOUT_MS, signal }: WaitOptions = {},
): Promise<ObligationIn<State>> {
  const id = typeof obligation === 'string' ? obligation : obligation.obligation_id;
  const look = async () => await razao.obligations.getObligation(id, {}, { signal });
  const isOver = (now: ObligationResponse) => now.state === state || now.state === 'FINAL';
  return await untilOver(look, isOver, (now) => new WaitTimeoutError(now, state), timeoutMs, signal) as ObligationIn<State>;
}

/** Asks again and again, with growing pauses. @throws what `late` makes of what was seen last. */
async function untilOver<T>(
  look: () => PromiseLike<T>, isOver: (now: T) => boolean, late: (now: T) => RazaoError, timeoutMs: number, signal: AbortSignal | undefined,
): Promise<T> {
  const deadline = performance.now() + timeoutMs;
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 1.5, LONGEST_PAUSE_MS)) {
    const now = await look();
    if (isOver(now)) return now;
    const left = deadline - performance.now();
    if (left <= 0) throw late(now);
    await sleep(Math.min(pause, left), signal);
  }
}
