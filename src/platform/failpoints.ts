/**
 * Named places at which a test can end this process, as a power cut would: between two steps that must not come apart.
 * Nothing but a test arms one.
 */
export type Failpoint = 'before-commit' | 'after-commit' | 'before-dispatch' | 'after-dispatch' | 'after-call';

let armed: Failpoint | undefined;

/** The process dies when it next comes to `point`. */
export function arm(point: Failpoint): void {
  armed = point;
}

export function failpoint(point: Failpoint): void {
  if (armed === point) process.kill(process.pid, 'SIGKILL');
}
