import type { Database } from '../../platform/db/database.ts';
import { refusal } from '../../platform/errors.ts';
import { eachTenant } from '../../platform/jobs/each-tenant.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import type { Log } from '../../platform/log.ts';
import type { Decision, JournalContext, Ledger } from '../journal/index.ts';
import { OBLIGATION, stuckSince, type Obligation } from './obligation.ts';
import { obligationEvent, obligationRow } from './record.ts';

const TENANTS = { name: 'stuck-due', text: 'select razao.stuck_due($1) as tenant' };
const FIND = { name: 'find-stuck', text: 'select razao.find_stuck($1, $2, $3) as id' };
/** Obligations of a tenant that are announced at a time. */
const PAGE = 500;

/** The look for open obligations past their time, for every tenant. */
export function stuckJob(database: Database, contextFor: (tenant: string) => JournalContext, log: Log): Job {
  return {
    name: 'announce-stuck', every: '30 seconds', nextDue: 'stuck_next_due', run: () => announceStuck(database, contextFor, log),
  };
}

/** Announces what is past its expected settlement and its grace, each obligation once. */
export async function announceStuck(database: Database, contextFor: (tenant: string) => JournalContext, log: Log): Promise<void> {
  const now = database.clock.now();
  const due = await database.query<{ tenant: string }>(TENANTS, [now]);
  await eachTenant(due, log, 'stuck obligations of a tenant could not be announced', (tenant) => announceOf(contextFor(tenant), now));
}

async function announceOf(ctx: JournalContext, now: Date): Promise<void> {
  for (let more = true; more;) {
    const ids = await ctx.db.database.query<{ id: string }>(FIND, [ctx.tenant, now, PAGE]);
    const told = await Promise.allSettled(ids.map(({ id }) => ctx.journal.submit(ctx, {
      loads: { accounts: [], rows: [id] },
      decide: (ledger) => decideStuck(ledger, id),
    })));
    more = ids.length === PAGE && told.some(({ status }) => status === 'fulfilled');
  }
}

/** Pure: its state does not change, only that it has been announced. */
export function decideStuck(ledger: Ledger, obligationId: string): Decision<null> {
  const obligation = ledger.row(OBLIGATION, obligationId);
  if (!obligation) return { refused: refusal('OBLIGATION_NOT_FOUND') };
  const since = stuckSince(obligation);
  if (obligation.state === 'FINAL' || obligation.stuckAt || !since || since > ledger.now) return { refused: refusal('OBLIGATION_FINAL') };
  const stuck: Obligation = { ...obligation, stuckAt: ledger.now, version: obligation.version + 1n, updatedAt: ledger.now };
  return { entries: [], rows: [obligationRow(stuck)], events: [obligationEvent('stuck', stuck)], answer: null };
}
