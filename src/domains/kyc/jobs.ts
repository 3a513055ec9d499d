import type { Database } from '../../platform/db/database.ts';
import { eachTenant } from '../../platform/jobs/each-tenant.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import type { Log } from '../../platform/log.ts';
import type { KycContext } from './context.ts';
import { sweepKycRescreens } from './sweep-kyc-rescreens.ts';

const DUE = { name: 'kyc-rescreens-due', text: 'select razao.kyc_rescreens_due($1) as tenant' };

/** Asks for the screenings that are due, for every tenant. */
export function kycJobs(database: Database, contextFor: (tenant: string) => KycContext, log: Log): Job[] {
  return [{ name: 'kyc-rescreens', every: '1 hour', nextDue: 'kyc_rescreens_next_due', run: () => sweepAll(database, contextFor, log) }];
}

/** A tenant that cannot be swept is left to the next hour. */
export async function sweepAll(database: Database, contextFor: (tenant: string) => KycContext, log: Log): Promise<void> {
  const due = await database.query<{ tenant: string }>(DUE, [database.clock.now()]);
  await eachTenant(due, log, 'due screenings could not be requested', async (tenant) => {
    while ((await sweepKycRescreens(contextFor(tenant))).remaining > 0);
  });
}
