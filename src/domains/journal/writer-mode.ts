import { assert } from '../../platform/assert.ts';

/**
 * Modes of a tenant's writer.
 *
 * ```
 *          a command arrives            a whole batch is sent             the next is sent behind it
 *   IDLE ─────────────────────► DECIDING ─────────────────────► IN_FLIGHT ──────────────────────────► PIPELINED
 *    ▲                             ▲  ▲                          │  │  ▲                                  │
 *    │                             │  └── nothing decided ahead ─┘  │  └─── the first is committed ───────┤
 *    │                             │                                │                                     │
 *    │                             └───────────── UNDER_LOCK ◄──────┴───── lost fence, failure, ──────────┘
 *    │                                                │                    repetition (also from DECIDING)
 *    └───────────── no command waits ◄── IN_FLIGHT, UNDER_LOCK
 * ```
 *
 * - `IDLE`: no command waits, and none is being written.
 * - `DECIDING`: nothing has been sent that a later batch may build on. A batch may be sent in parts, each decided after the one before.
 * - `IN_FLIGHT`: a whole batch has been sent, and nothing is known against it: cache and head are as it leaves them, so the next batch is
 *   decided on top, also once it is committed.
 * - `PIPELINED`: the next batch has been sent too, behind the one in flight. It is committed only if that one is.
 * - `UNDER_LOCK`: a batch is decided again with the head locked.
 */
export type WriterMode = 'IDLE' | 'DECIDING' | 'IN_FLIGHT' | 'PIPELINED' | 'UNDER_LOCK';

const NEXT: Readonly<Record<WriterMode, readonly WriterMode[]>> = {
  IDLE: ['DECIDING'],
  DECIDING: ['DECIDING', 'IN_FLIGHT', 'UNDER_LOCK'],
  IN_FLIGHT: ['DECIDING', 'PIPELINED', 'UNDER_LOCK', 'IDLE'],
  PIPELINED: ['IN_FLIGHT', 'UNDER_LOCK'],
  UNDER_LOCK: ['DECIDING', 'UNDER_LOCK', 'IDLE'],
};

/** @throws AssertionError for a move that the drawing above has not. */
export function nextMode(from: WriterMode, to: WriterMode): WriterMode {
  assert(NEXT[from].includes(to), `a writer does not go from ${from} to ${to}`);
  return to;
}
