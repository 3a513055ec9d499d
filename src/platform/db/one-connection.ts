/**
 * Asserts that work which holds a connection does not wait for another one: as many of them as there are connections would wait for each
 * other for ever. A transaction reads what it needs through its own entity manager, or before it begins.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Pool } from 'pg';
import { assert } from '../assert.ts';

const holding = new AsyncLocalStorage<{ isHeld: boolean }>();

/** Runs the work of a transaction, which takes no further connection until it ends. */
export async function onOneConnection<T>(work: () => Promise<T>): Promise<T> {
  // Work left behind, such as a timer, inherits the context but holds no connection.
  const held = { isHeld: true };
  return holding.run(held, () => work().finally(() => { held.isHeld = false; }));
}

/** @throws AssertionError inside the work of a transaction. */
export function assertNoConnectionHeld(): void {
  assert(holding.getStore()?.isHeld !== true, 'a transaction waits for a second connection; read before it, or through its entity manager');
}

/** Enforces the rule for all takers of a pool's connections. */
export function watchPool(pool: Pool): void {
  const connect = pool.connect.bind(pool) as (...args: unknown[]) => unknown;
  Object.assign(pool, {
    connect: (...args: unknown[]) => {
      assertNoConnectionHeld();
      return connect(...args);
    },
  });
}
