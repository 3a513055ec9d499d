import type { Log } from '../log.ts';

/**
 * Does the due work of tenants, one after the other. One whose work fails is logged and left to the job's next run.
 * @param failed what could not be done, for the log.
 */
export async function eachTenant(
  due: readonly { readonly tenant: string }[], log: Log, failed: string, work: (tenant: string) => Promise<unknown>,
): Promise<void> {
  for (const { tenant } of due) {
    try {
      await work(tenant);
    } catch (error) {
      log.warn({ tenant, err: error }, failed);
    }
  }
}
