/**
 * Loaded before the program under `make` (node --import): turns the end of make into a SIGTERM to ourselves.
 *
 * make passes SIGTERM on to its children, but not an interrupt that only it received (a terminal's Ctrl-C reaches both),
 * and nothing when it is killed. Having caught a signal, make sets it back to its default and waits for us: on Linux that
 * can be seen from outside.
 */
import { isMainThread } from 'node:worker_threads';
import { readOrEmpty } from './process.ts';

const LOOK_EVERY_MS = 300;
const SIGNALS = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 } as const;
const MASK = Object.values(SIGNALS).reduce((mask, number) => mask | (1n << BigInt(number - 1)), 0n);

if (isMainThread) watch(process.ppid);

function watch(parent: number): void {
  const caughtAtFirst = caughtBy(parent);
  const timer = setInterval(() => {
    if (process.ppid !== parent || caughtBy(parent) !== caughtAtFirst) process.kill(process.pid, 'SIGTERM');
  }, LOOK_EVERY_MS);
  timer.unref();
  for (const [signal, number] of Object.entries(SIGNALS)) {
    process.on(signal, () => {
      clearInterval(timer);
      if (process.listenerCount(signal) === 1) process.exit(128 + number);
    });
  }
}

/** Returns the signals for which the process has a handler now; none where the system does not report it. */
function caughtBy(pid: number): bigint {
  const caught = /^SigCgt:\s*([0-9a-f]+)$/m.exec(readOrEmpty(`/proc/${pid}/status`))?.[1];
  return caught === undefined ? 0n : BigInt(`0x${caught}`) & MASK;
}
