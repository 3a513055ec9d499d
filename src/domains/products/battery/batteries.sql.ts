import { leasedJobFunctions } from '../../../platform/jobs/leased-jobs.sql.ts';

/** How runs of the battery are taken by workers. */
export const batteryFunctions = leasedJobFunctions('batteries', 'battery_id');
