import { leasedJobFunctions } from '../../../platform/jobs/leased-jobs.sql.ts';

/** Functions by which workers lease runs of the battery. */
export const batteryFunctions = leasedJobFunctions('batteries', 'battery_id');
