/**
 * Named places at which a test can end this process, as a power cut would, or stop it, as a hypervisor would: between two steps that must
 * be atomic. Only tests arm one.
 */
export type Failpoint = 'before-commit' | 'after-commit' | 'before-dispatch' | 'after-dispatch' | 'after-call'
  | 'before-block' | 'after-block' | 'inside-snapshot' | 'before-sign' | 'after-refuse' | 'after-sign' | 'after-send' | 'before-follow'
    | 'after-follow' | 'before-index'
  | 'before-intent' | 'after-intent' | 'after-bank' | 'before-told' | 'after-told' | 'before-cursor'
  | 'before-reseal' | 'after-reseal' | 'before-clock' | 'after-clock'
  | 'after-grow' | 'before-remember' | 'after-remember' | 'after-checkpoint';

export interface Armed {
  readonly point: Failpoint;
  /** Signal to the process there: it dies, or stops until it is continued. Dies unless given. */
  readonly signal?: 'SIGKILL' | 'SIGSTOP';
  /** Number of passes before it acts; 0 unless given. */
  readonly skip?: number;
}

let armed: Armed | undefined;
let passes = 0;

/** Sets the action for the next time that the process reaches a point. */
export function arm(it: Armed): void {
  armed = it;
  passes = it.skip ?? 0;
}

export function failpoint(point: Failpoint): void {
  if (armed?.point !== point) return;
  if (passes > 0) {
    passes -= 1;
    return;
  }
  const { signal = 'SIGKILL' } = armed;
  armed = undefined;
  process.kill(process.pid, signal);
}
