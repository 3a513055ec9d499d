import { p } from '@mikro-orm/postgresql';

/** The columns of a job's row by which `LeasedJobs` takes it. */
export const leasedJobColumns = () => ({
  /** When a worker may take it; null once it has ended. */
  dueAt: p.datetime().strictNullable(),
  /** The number of the lease that somebody took it with. */
  lease: p.bigint('string').strictNullable(),
  /** How often it was taken. */
  attempts: p.integer(),
});
