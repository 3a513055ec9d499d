import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Carries out work, however long it takes, while its lease is renewed at an interval.
 * @param renew resolves with false when another has the lease: then the signal aborts that `work` is given. A renewal that fails is
 *   tried again.
 */
export async function whileRenewed<T>(everyMs: number, renew: () => Promise<boolean>, work: (lost: AbortSignal) => Promise<T>): Promise<T> {
  const [lost, over] = [new AbortController(), new AbortController()];
  const renewing = renewUntil(over.signal, everyMs, renew, lost);
  try {
    return await work(lost.signal);
  } finally {
    over.abort();
    await renewing;
  }
}

async function renewUntil(over: AbortSignal, everyMs: number, renew: () => Promise<boolean>, lost: AbortController): Promise<void> {
  for (;;) {
    await sleep(everyMs, undefined, { signal: over, ref: false }).catch(() => undefined);
    if (over.aborted) return;
    if (!(await renew().catch(() => true))) return lost.abort();
  }
}
