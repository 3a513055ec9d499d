import { leasedJobFunctions } from '../../../platform/jobs/leased-jobs.sql.ts';

/** SQL functions with which workers lease compile jobs. */
export const compileFunctions = leasedJobFunctions('compiles', 'compile_id');
