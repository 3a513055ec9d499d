/**
 * The command line as a child of a test: it ends with the test, so that nothing is left behind in whatever way that ends. A message arms
 * the failpoint of that name, and `TEST_ARMED` does from the start. Its clock is the machine's, `TEST_CLOCK_AHEAD_MS` ahead.
 */
import { arm, type Armed } from '../../src/platform/failpoints.ts';

process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.on('message', (it) => {
  arm(it as Armed);
  process.send?.('armed');
});
if (process.env['TEST_ARMED'] !== undefined) arm(JSON.parse(process.env['TEST_ARMED']) as Armed);
const aheadMs = Number(process.env['TEST_CLOCK_AHEAD_MS'] ?? 0);
if (aheadMs !== 0) {
  const RealDate = Date;
  globalThis.Date = class extends RealDate {
    constructor(...given: [] | [number]) {
      super(...(given.length === 0 ? [RealDate.now() + aheadMs] : given) as [number]);
    }

    static override now(): number {
      return RealDate.now() + aheadMs;
    }
  } as DateConstructor;
}
await import('../../src/main.ts');
