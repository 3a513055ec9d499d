import type {
  ObligationResponse, ObligationState as Known, PartyKycResponseOut, PixKeyResponse, PixKeyState, PixQrChargeResponse, PixQrChargeState,
  ProductInstanceResponse, ProductInstanceTransition,
} from '../generated/models.ts';
import type { Operations } from '../generated/operations.ts';
import { RazaoError } from './errors.ts';
import { sleep } from './retry.ts';

export type ObligationState = Known;

/** An obligation whose wait is over. */
export type ObligationIn<State extends ObligationState> = ObligationResponse & { state: State | 'FINAL' };

export interface WaitOptions {
  /** Longest wait, in milliseconds: 60 000 when left out. */
  timeoutMs?: number | undefined;
  signal?: AbortSignal | undefined;
}

const TIMEOUT_MS = 60_000;
const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 5_000;

/** The reason a wait ended without its state: a refusal, a state that can no longer be reached, or a timeout. */
export type WaitEnd = 'REFUSED' | 'ENDED' | 'TIMEOUT';

/** The state that was waited for did not come. It is a refusal: nothing failed. */
export class WaitError<Last> extends RazaoError {
  override name = 'WaitError';

  constructor(
    readonly end: WaitEnd,
    /** As it was last seen. */
    readonly last: Last,
    message: string,
  ) {
    super(message);
  }
}

/** An obligation is not where it was waited for. */
export class WaitTimeoutError extends WaitError<ObligationResponse> {
  override name = 'WaitTimeoutError';

  constructor(readonly obligation: ObligationResponse, state: string) {
    super('TIMEOUT', obligation, `${obligation.obligation_id} is ${obligation.state}, not ${state}`);
  }
}

/** An instance does not reach the state that was waited for, or not in time. */
export class InstanceWaitError extends WaitError<ProductInstanceResponse> {
  override name = 'InstanceWaitError';

  /** The validator's refusal of the move; null unless it is REFUSED. */
  readonly refusal: ProductInstanceTransition['refusal'];

  constructor(end: WaitEnd, readonly instance: ProductInstanceResponse, state: string, move?: ProductInstanceTransition) {
    super(end, instance, `${instance.instance_id} is ${instance.state ?? instance.status}, not ${state}: ${move?.refusal?.code ?? end}`);
    this.refusal = move?.refusal ?? null;
  }
}

/**
 * Waits for the last move that `instance` shows.
 * @throws InstanceWaitError when it was refused, when the instance ended elsewhere, or when it takes too long.
 */
export async function waitForInstance(
  razao: Pick<Operations, 'products'>, { product_id, instance_id, timeline }: ProductInstanceResponse, state: string,
  { timeoutMs = TIMEOUT_MS, signal }: WaitOptions = {},
): Promise<ProductInstanceResponse> {
  const asked = timeline.at(-1)?.sequence ?? 1;
  const look = () => razao.products.getInstance(product_id, instance_id, {}, { signal });
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
  razao: Pick<Operations, 'obligations'>, obligation: string | { obligation_id: string }, state: State,
  { timeoutMs = TIMEOUT_MS, signal }: WaitOptions = {},
): Promise<ObligationIn<State>> {
  const id = typeof obligation === 'string' ? obligation : obligation.obligation_id;
  const look = async () => await razao.obligations.get(id, {}, { signal });
  const isOver = (now: ObligationResponse) => now.state === state || now.state === 'FINAL';
  return await untilOver(look, isOver, (now) => new WaitTimeoutError(now, state), timeoutMs, signal) as ObligationIn<State>;
}

/** Waits until a charge is in a state. One whose time is over may still be paid, but is not waited for. @throws WaitError */
export async function waitForCharge(
  razao: Pick<Operations, 'pix'>, charge: string | { txid: string }, state: PixQrChargeState,
  { timeoutMs = TIMEOUT_MS, signal }: WaitOptions = {},
): Promise<PixQrChargeResponse> {
  const txid = typeof charge === 'string' ? charge : charge.txid;
  const failed = (end: WaitEnd) => (now: PixQrChargeResponse) => new WaitError(
    end, now, `the charge ${txid} is ${now.expired ? 'expired' : now.state}, not ${state}: ${end}`,
  );
  return untilOver(() => razao.pix.getQrCharge(txid, {}, { signal }), (now) => {
    if (now.state === state) return true;
    if (now.state !== 'ACTIVE' || now.expired) throw failed('ENDED')(now);
    return false;
  }, failed('TIMEOUT'), timeoutMs, signal);
}

/** Waits until a Pix key is in a state. @throws WaitError */
export async function waitForKey(
  razao: Pick<Operations, 'pix'>, key: string | { key_id: string }, state: PixKeyState,
  { timeoutMs = TIMEOUT_MS, signal }: WaitOptions = {},
): Promise<PixKeyResponse> {
  const id = typeof key === 'string' ? key : key.key_id;
  const failed = (end: WaitEnd) => (now: PixKeyResponse) => new WaitError(
    end, now, `the key ${id} is ${now.state}, not ${state}: ${now.failure?.code ?? end}`,
  );
  return untilOver(() => razao.pix.getKey(id, {}, { signal }), (now) => {
    if (now.state === state) return true;
    if (now.state === 'REGISTRATION_FAILED' && now.active_claim_id === null) throw failed('REFUSED')(now);
    if (now.state === 'EXCLUDED') throw failed('ENDED')(now);
    return false;
  }, failed('TIMEOUT'), timeoutMs, signal);
}

/** Waits until a party is verified at a level. @throws WaitError */
export async function waitForKyc(
  razao: Pick<Operations, 'kyc'>, party: string | { party_id: string }, level: number, { timeoutMs = TIMEOUT_MS, signal }: WaitOptions = {},
): Promise<PartyKycResponseOut> {
  const id = typeof party === 'string' ? party : party.party_id;
  const failed = (end: WaitEnd) => (now: PartyKycResponseOut) => new WaitError(
    end, now, `the party ${id} is ${now.kyc_state} at level ${now.kyc_level ?? 0}, not VERIFIED at ${level}: ${end}`,
  );
  return untilOver(() => razao.kyc.getPartyKyc(id, {}, { signal }), (now) => {
    if (now.kyc_state === 'VERIFIED' && (now.kyc_level ?? 0) >= level) return true;
    if (now.kyc_state === 'REJECTED') throw failed('REFUSED')(now);
    if (now.kyc_state !== 'PENDING' && now.kyc_state !== 'IN_REVIEW') throw failed('ENDED')(now);
    return false;
  }, failed('TIMEOUT'), timeoutMs, signal);
}

/** Polls with growing pauses. @throws `late`'s error for the last value seen. */
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
