import { carryOut } from './jobs.ts';
import type { ChildJob, ChildMessage } from './messages.ts';

/**
 * The process in which everything hostile runs: it has no environment, may read only the program, and may start nothing.
 * It does one job and ends; whoever started it kills it when it takes too long or too much.
 */
process.once('message', (job) => {
  void answer(job as ChildJob).then((message) => { tell(message, () => { process.disconnect(); }); });
});

async function answer(job: ChildJob): Promise<ChildMessage> {
  try {
    return { tells: 'done', result: await carryOut(job, tell) };
  } catch (error) {
    return { tells: 'failed', message: error instanceof Error ? error.stack ?? error.message : String(error) };
  }
}

function tell(message: ChildMessage, told?: () => void): void {
  process.send?.(message, undefined, undefined, told);
}
