/**
 * The command line as a child of a test: it ends with the test, so that nothing is left behind in whatever way that ends.
 * A message arms the failpoint of that name.
 */
import { arm, type Failpoint } from '../../src/platform/failpoints.ts';

process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.on('message', (point) => {
  arm(point as Failpoint);
  process.send?.('armed');
});
await import('../../src/main.ts');
