/** What a simulated party can be told to do next; `ok` is what it does anyway. */
export const outcomes = ['ok', 'refuse', 'timeout', 'unreachable', 'duplicate'] as const;
export type Outcome = (typeof outcomes)[number];

/** How an operation goes the next `times` times. */
export interface Script<O extends string, R extends string = Outcome> {
  readonly operation: O;
  readonly outcome: R;
  /** The provider account that it is for; left out, any. */
  readonly providerId?: string | undefined;
  /** The code of a refusal, in the rail's words, and its reason. */
  readonly code?: string | undefined;
  readonly reason?: string | undefined;
  /** Whether a call that timed out was carried out before the line went silent. */
  readonly applied: boolean;
  /** Waits so long first, in milliseconds. */
  readonly delayMs: number;
  times: number;
}

/** Scripts that wait for their operation, the first told first. */
export class Scripts<O extends string, R extends string = Outcome> {
  #waiting: Script<O, R>[] = [];

  add(script: Script<O, R>): void {
    this.#waiting.push(script);
  }

  /** How this one goes; undefined when nothing was told. */
  take(operation: O, providerId: string): Script<O, R> | undefined {
    const script = this.#waiting.find((it) => it.operation === operation && (it.providerId ?? providerId) === providerId);
    if (script && (script.times -= 1) === 0) this.#waiting = this.#waiting.filter((it) => it !== script);
    return script;
  }

  get waiting(): readonly Script<O, R>[] {
    return this.#waiting;
  }

  clear(): void {
    this.#waiting = [];
  }
}
