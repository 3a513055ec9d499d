/** Limits of the retries. */
export interface Patience {
  /** Time limit of one attempt, in milliseconds. */
  readonly timeoutMs: number;
  readonly maxRetries: number;
  /** Called before each wait for another attempt, with the seconds that it takes. */
  readonly waits?: (failed: Error, seconds: number) => void;
}

/** Outcome of an attempt. One that throws counts as lost on the way, and is tried again. */
export type AttemptOutcome<T> =
  | { readonly done: T }
  | { readonly failed: Error; readonly again: boolean; readonly afterSeconds?: number | undefined };

export type Attempt<T> = (signal: AbortSignal, attempts: number) => Promise<AttemptOutcome<T>>;

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 8_000;
/** Longest wait that a call accepts from the service; for a longer one it fails, and its error has the seconds. */
const LONGEST_PAUSE_SECONDS = 60;

/**
 * Attempts until one succeeds, fails for good, or the limits are reached. Waits double from half a second, a part of each by chance, so
 * that many clients do not come back at once; the service's Retry-After only lengthens them.
 * @param lost makes the error of a call whose last attempt brought no answer.
 * @throws the failure, `lost`'s error, or the reason of the caller's signal.
 */
export async function retry<T>(
  attempt: Attempt<T>, { timeoutMs, maxRetries, waits }: Patience, signal: AbortSignal | undefined,
  lost: (reason: 'network' | 'timeout', attempts: number, cause: unknown) => Error,
): Promise<T> {
  for (let attempts = 1; ; attempts += 1) {
    signal?.throwIfAborted();
    const outcome = await limited(attempt, attempts, timeoutMs, signal, lost);
    if ('done' in outcome) return outcome.done;
    const { failed, again, afterSeconds = 0 } = outcome;
    if (!again || attempts > maxRetries || afterSeconds > LONGEST_PAUSE_SECONDS) throw failed;
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempts - 1));
    const ms = Math.max(wait * (0.5 + chance() / 2), afterSeconds * 1000);
    waits?.(failed, ms / 1000);
    await sleep(ms, signal);
  }
}

/** One attempt within its time. */
async function limited<T>(
  attempt: Attempt<T>, attempts: number, timeoutMs: number, signal: AbortSignal | undefined,
  lost: (reason: 'network' | 'timeout', attempts: number, cause: unknown) => Error,
): Promise<AttemptOutcome<T>> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeoutMs);
  const cancel = () => controller.abort(signal?.reason);
  signal?.addEventListener('abort', cancel, { once: true });
  try {
    return await attempt(controller.signal, attempts);
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    return { failed: lost(controller.signal.aborted ? 'timeout' : 'network', attempts, error), again: true };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', cancel);
  }
}

/** @throws the signal's reason as soon as it is aborted. */
export function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason as Error);
    const end = () => { clearTimeout(timer); reject(signal?.reason as Error); };
    const timer = setTimeout(() => { signal?.removeEventListener('abort', end); resolve(); }, ms);
    signal?.addEventListener('abort', end, { once: true });
  });
}

/** Between 0 and 1. */
function chance(): number {
  return (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;
}
