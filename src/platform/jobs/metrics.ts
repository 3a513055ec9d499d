import { Counter, Level } from '../metrics/metric.ts';

/** The label is not `job`, which Prometheus gives to each target it reads. */
export const JOB_RUNS = new Counter({
  name: 'razao_job_runs_total', help: 'Runs of timed work in this process', labels: ['job_name', 'outcome'],
});

export const LAST_GOOD_RUNS = new Level({
  name: 'razao_job_last_good_run_timestamp_seconds', help: 'When timed work last ran in this process to its end', labels: ['job_name'],
});

/** Jobs that have not run yet show 0 runs. */
export function showJobs(names: readonly string[]): void {
  for (const name of names) for (const outcome of ['succeeded', 'failed']) JOB_RUNS.of(name, outcome);
}
