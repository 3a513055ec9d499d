import { Counter, Level } from '../metrics/metric.ts';

export const JOB_RUNS = new Counter({ name: 'razao_job_runs_total', help: 'Runs of timed work in this process', labels: ['job', 'outcome'] });

export const LAST_GOOD_RUNS = new Level({
  name: 'razao_job_last_good_run_timestamp_seconds', help: 'When timed work last ran in this process to its end', labels: ['job'],
});
