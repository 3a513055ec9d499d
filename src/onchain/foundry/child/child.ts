import { runJob } from './jobs.ts';
import type { ChildJob, ChildMessage } from './messages.ts';

/**
 * The process that runs all hostile code. It has no environment, may read only the program, and may start no process. It does one job and
 * exits; its parent kills it when it takes too much time or memory.
 */
process.once('message', (job) => {
  void answer(job as ChildJob).then((message) => { tell(message, () => { process.disconnect(); }); });
});

async function answer(job: ChildJob): Promise<ChildMessage> {
  try {
    return { tells: 'done', result: await runJob(job, tell) };
  } catch (error) {
    return { tells: 'failed', message: error instanceof Error ? error.stack ?? error.message : String(error) };
  }
}

function tell(message: ChildMessage, told?: () => void): void {
  process.send?.(message, undefined, undefined, told);
}
