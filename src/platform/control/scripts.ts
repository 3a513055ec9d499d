/** Outcomes that a simulated party can be set to produce next; `ok` is the default. */
export const outcomes = ['ok', 'refuse', 'timeout', 'unreachable', 'duplicate'] as const;
export type ScriptedOutcome = (typeof outcomes)[number];

/** Outcome of the next `times` calls of an operation. */
export interface Script<O extends string, R extends string = ScriptedOutcome> {
  readonly operation: O;
  readonly outcome: R;
  /** The provider account that it is for; left out, any. */
  readonly providerId?: string | undefined;
  /** The code of a refusal, in the rail's words, and its reason. */
  readonly code?: string | undefined;
  readonly reason?: string | undefined;
  /** True when a call that timed out was processed before the line went silent. */
  readonly applied: boolean;
  /** Waits so long first, in milliseconds. */
  readonly delayMs: number;
  times: number;
}

/** Scripts that wait for their operation, in the order of their adding. */
export class Scripts<O extends string, R extends string = ScriptedOutcome> {
  #waiting: Script<O, R>[] = [];

  add(script: Script<O, R>): void {
    this.#waiting.push(script);
  }

  /** Takes the script of this call; undefined when none waits. */
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
