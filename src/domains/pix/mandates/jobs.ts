import type { Database } from '../../../platform/db/database.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import type { Log } from '../../../platform/log.ts';
import type { Consumer } from '../../../platform/worker/consumer.ts';
import { endToEndIdOf } from '../../evidence/index.ts';
import { debitsOn, isDebitOn } from '../../obligations/index.ts';
import { lookAtCharge } from './attempt-charge.ts';
import { changeRecurrence } from './change-recurrence.ts';
import type { MandatesContext } from './context.ts';
import { follow } from './events.ts';
import { endMandate } from './moves.ts';
import { debitedBy, dueRecurrences } from './queries.ts';
import type { RecurrenceName } from './record.ts';
import type { RecurrenceDraft } from './recurrence.ts';
import { takeWaiting } from './take-fact.ts';

const DUE = { name: 'pix-mandates-due', text: 'select razao.pix_mandates_due($1) as tenant' };
const LOCK_MS = 10_000;

/** The clock of mandates, for every tenant: holds and debits of charges, ends of attempts, of requests and of mandates. */
export function mandateJobs(database: Database, contextFor: (tenant: string) => MandatesContext, log: Log): Job[] {
  return [{
    name: 'pix-mandates', every: '2 seconds', lockMs: LOCK_MS, nextDue: 'pix_mandates_next_due',
    run: () => lookAtMandates(database, contextFor, log),
  }];
}

/**
 * Does what is due now. Tenants take turns; a recurrence that cannot be dealt with is left to the next look, and does
 * not keep the others.
 */
export async function lookAtMandates(database: Database, contextFor: (tenant: string) => MandatesContext, log: Log): Promise<void> {
  const now = database.clock.now();
  let waiting = (await database.query<{ tenant: string }>(DUE, [now])).map(({ tenant }) => tenant);
  while (waiting.length > 0) {
    const left: string[] = [];
    for (const tenant of waiting) {
      const ctx = contextFor(tenant);
      const due = await dueRecurrences(ctx, now);
      const looks = await Promise.allSettled(due.map((name) => lookAtRecurrence(ctx, name)));
      for (const { reason } of looks.filter((look) => look.status === 'rejected')) {
        log.warn({ tenant, err: reason }, 'a Pix mandate could not be processed');
      }
      if (looks.length > 0 && looks.every((look) => look.status === 'fulfilled')) left.push(tenant);
    }
    waiting = left;
  }
}

/** One look at the clock for one mandate: twice, or by several at once, each thing happens once. */
export async function lookAtRecurrence(ctx: MandatesContext, name: RecurrenceName): Promise<void> {
  await changeRecurrence(ctx, name, (draft) => {
    const isDue = ({ nextAt }: { readonly nextAt: Date | null }): boolean => nextAt !== null && nextAt <= draft.now;
    for (const charge of draft.charges.filter(isDue)) lookAtCharge(draft, charge);
    if (draft.mandate && isDue(draft.mandate)) lookAtMandate(draft);
    takeWaiting(draft);
    return { answer: null };
  });
}

/** A request that nobody answered expires. A mandate whose time is over ends with its last charge, and is not checked any more. */
function lookAtMandate(draft: RecurrenceDraft): void {
  if (draft.mandate?.status === 'PENDING_AUTHORIZATION') endMandate(draft, 'EXPIRED', { by: null, reasonCode: null });
  else draft.restMandate();
}

/** Charges follow their payments, however those ended: by the provider's report, by its answer to a request, by an operator. */
export function mandateConsumer(contextFor: (tenant: string) => MandatesContext): Consumer {
  return {
    name: 'pix-mandates',
    types: ['obligation.settled', 'obligation.failed', 'obligation.canceled', 'obligation.dispatch_failed'],
    topic: debitsOn('PIX'),
    handle: async ({ tenant, entityId, data }) => {
      if (!isDebitOn('PIX', data)) return;
      const ctx = contextFor(tenant);
      const charge = await debitedBy(ctx, entityId);
      if (charge) await follow(ctx, charge, charge.txid, await endToEndIdOf(ctx, entityId));
    },
  };
}
