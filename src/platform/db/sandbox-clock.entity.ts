import { defineEntity, p } from '@mikro-orm/postgresql';

/** How far the clock of a sandbox was moved, in one row; no row everywhere else. `razao.move_clock` writes it. */
export const SandboxClockEntity = defineEntity({
  name: 'SandboxClock',
  tableName: 'sandbox_clock',
  readonly: true,
  properties: {
    isOnly: p.boolean().primary(),
    /** Milliseconds ahead of Postgres' own clock. */
    aheadMs: p.bigint('number'),
    /** The same before the moves of the last second: processes have that long to follow. */
    beforeMs: p.bigint('number'),
    movedAt: p.datetime(),
  },
});
