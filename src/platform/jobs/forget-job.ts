import type { Database } from '../db/database.ts';
import type { Job } from './jobs.ts';

/**
 * Returns a job that forgets old data, tenant by tenant, once every six hours.
 * @param forget name of the function of Postgres that forgets what a tenant has had for longer than an interval.
 */
export function forgetJob(database: Database, name: string, forget: string, days: number): Job {
  return { name, every: '6 hours', run: () => forgetOlder(database, forget, days) };
}

/** Forgets what every tenant has had for more than so many days. */
export async function forgetOlder(database: Database, forget: string, days: number): Promise<void> {
  for (const tenant of await database.tenants()) {
    await database.query({ name: forget, text: `select razao.${forget}($1, $2::interval)` }, [tenant, `${days} days`]);
  }
}
