import { SandboxClock, type Clock } from '../clock.ts';
import { codeOf } from '../error-code.ts';
import { ApiError } from '../errors.ts';
import type { Log } from '../log.ts';
import type { Query } from './query.ts';
import { outagesOf } from '../outages.ts';
import { isUnavailable } from './failures.ts';
import { CLOCK_TOLERANCE_MS } from './sql.ts';

const CLOCK = {
  name: 'clock', text: 'select razao.machine_clock() as now, (select c.ahead_ms from razao.sandbox_clock c)::float8 as ahead',
};
const LOOK_EVERY_MS = 1_000;
/** In a sandbox, whose clock may be moved: the other processes follow that soon. */
const LOOK_IN_SANDBOX_MS = 100;

/** Returns the error for callers while this process' clock is wrong. */
export function clockIsOff(): ApiError {
  return new ApiError('SERVICE_UNAVAILABLE', 'The clock of this process is wrong. Repeat with the same key.');
}

/**
 * Compares the clock of this process with Postgres', by which all processes live. Postgres checks every commit against it
 * (`razao.require_time`); a process that finds its clock wrong accepts no work, so that nobody waits for what must fail. It resumes by
 * itself once its clock is right again.
 */
export class ClockWatch {
  #aheadMs = 0;
  #movedMs = 0;
  #wasMoved = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(private readonly clock: Clock, private readonly query: Query) {}

  /** True also while it is unknown: commits are checked against the time in any case. */
  get isRight(): boolean {
    return this.#aheadMs === 0;
  }

  /** Milliseconds by which this clock is ahead of Postgres'; 0 while that is tolerated, negative when it is behind. */
  get aheadMs(): number {
    return this.#aheadMs;
  }

  /** Milliseconds by which the installation's clock is ahead, by the last look: 0 unless it is a sandbox's; negative where it is behind. */
  get movedMs(): number {
    return this.#movedMs;
  }

  /** True when the installation's clock was ever moved, also where it is at the machine's time by now. */
  get wasMoved(): boolean {
    return this.#wasMoved;
  }

  /** @throws ApiError SERVICE_UNAVAILABLE while the clock is wrong. */
  require(): void {
    if (!this.isRight) throw clockIsOff();
  }

  /**
   * Compares the clocks, after a sandbox's clock has followed. Whatever time the answer takes, it was given between the two readings of
   * this clock.
   * @throws when Postgres does not answer; the last result then stays.
   */
  async look(query = this.query): Promise<boolean> {
    const sandbox = this.clock instanceof SandboxClock ? this.clock : undefined;
    const own = sandbox?.base ?? this.clock;
    const before = own.now().getTime();
    const [row] = await query<{ now: string | Date; ahead: number | null }>(CLOCK, []);
    const after = own.now().getTime();
    this.#movedMs = row?.ahead ?? 0;
    this.#wasMoved = typeof row?.ahead === 'number';
    sandbox?.follow(this.#movedMs);
    const time = new Date(row?.now ?? before).getTime() + (sandbox ? 0 : this.#movedMs);
    const [ahead, behind] = [before - time, time - after];
    this.#aheadMs = ahead > CLOCK_TOLERANCE_MS ? ahead : behind > CLOCK_TOLERANCE_MS ? -behind : 0;
    return this.isRight;
  }

  /** Compares the clocks at intervals, and logs when this one goes wrong and when it is right again. */
  async start(log: Log): Promise<void> {
    const look = async (): Promise<void> => {
      const was = this.isRight;
      const is = await this.look().then((isRight) => {
        outagesOf(log).answered('Postgres');
        return isRight;
      }, (error: unknown) => {
        if (isUnavailable(error)) outagesOf(log).failed('Postgres', codeOf(error) || 'no connection');
        return was;
      });
      if (was && !is) log.error(
        { ahead_ms: this.aheadMs }, 'the clock of this process differs from that of Postgres: it does nothing until they agree',
      );
      if (!was && is) log.info('the clock of this process is right again');
      this.#timer = this.#timer && setTimeout(() => void look(), everyMs).unref();
    };
    const everyMs = this.clock instanceof SandboxClock ? LOOK_IN_SANDBOX_MS : LOOK_EVERY_MS;
    this.#timer = setTimeout(() => undefined, 0).unref();
    await look();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
