/** `make check`: prints only failures, or `ok` when there are none. */
import { runChecks } from './checks.ts';

const { failed } = await runChecks((result) => {
  if (!result.passed) process.stdout.write(`failed: ${result.name}\n${result.output}\n\n`);
}).count;
process.stdout.write(failed === 0 ? 'ok\n' : `${failed} checks failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
