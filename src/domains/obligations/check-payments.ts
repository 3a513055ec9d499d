import { requireEqual, type BooksCheck } from '../journal/index.ts';
import { paymentEventId } from './payments.sql.ts';

/** The ids of a payment's events are those of the payment that its entry is. */
export function checkPayments(): BooksCheck {
  return {
    async end(em, tenant) {
      const [bad] = await em.execute<Record<'seq_no' | 'created' | 'created_now' | 'settled' | 'settled_now', string>[]>(
        `select e.seq_no, e.created_event::text as created_now, e.settled_event::text as settled_now,
           (${paymentEventId('created')})::text as created, (${paymentEventId('settled')})::text as settled
         from razao.journal_entries e
         where e.tenant_id = ? and e.created_by is not null and (e.created_event <> ${paymentEventId('created')} or e.settled_event <> ${paymentEventId('settled')})
         order by e.seq_no limit 1`, [tenant]);
      if (!bad) return;
      const problem = 'the ids of its events are not those of its payment';
      requireEqual(`entry ${bad.seq_no}`, 'created_event', bad.created_now, bad.created, problem);
      requireEqual(`entry ${bad.seq_no}`, 'settled_event', bad.settled_now, bad.settled, problem);
    },
  };
}
