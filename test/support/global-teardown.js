/** Waits until the keeper has stopped the test servers and removed their folder. */
import { once } from 'node:events';

export default async function teardown() {
  const keeper = globalThis.razaoTestKeeper;
  if (keeper === undefined || keeper.exitCode !== null) return;
  const gone = once(keeper, 'exit');
  keeper.ref();
  keeper.stdin.end();
  await gone;
}
