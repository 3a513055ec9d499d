/**
 * Work that waits for moments. A sandbox's clock that is moved goes from moment to moment, and has the work of each done before it goes on
 * (`domains/sandbox`).
 */
export interface TimedWork {
  readonly name: string;
  /**
   * The earliest moment that anything of it waits for, which is past while something is due: a function of Postgres without arguments
   * (`nextMoment`), or a question to another store. Undefined or null where nothing waits.
   */
  readonly nextDue: string | (() => Promise<Date | undefined>);
  /** Does what is due now, to its end. What fails is logged, and tried again when it is due again. */
  runDue(): Promise<void>;
}
