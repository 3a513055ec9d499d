import { BadRow, type BooksCheck } from '../journal/index.ts';
import { paymentEventId } from './payments.sql.ts';

/** The ids of a payment's events are those of the payment that its entry is. */
export function checkPayments(): BooksCheck {
  return {
    async end(em, tenant) {
      const [bad] = await em.execute<{ seq_no: string }[]>(
        `select e.seq_no from razao.journal_entries e
         where e.tenant_id = ? and e.created_by is not null and (e.created_event <> ${paymentEventId('created')} or e.settled_event <> ${paymentEventId('settled')})
         order by e.seq_no limit 1`, [tenant]);
      if (bad) throw new BadRow(`entry ${bad.seq_no}`, 'the ids of its events are not those of its payment');
    },
  };
}
