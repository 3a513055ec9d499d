import { leasedJobFunctions } from '../../../platform/jobs/leased-jobs.sql.ts';

/** How compile jobs are taken by workers. */
export const compileFunctions = leasedJobFunctions('compiles', 'compile_id');
