/** Obligations and events as they read, whether they have rows of their own or are read from entries. To be selected from. */
import { paymentsWhere } from '../../src/domains/obligations/index.ts';

export const ALL_OBLIGATIONS = `(select * from razao.obligations union all ${paymentsWhere('true')}) as all_obligations`;

export const ALL_EVENTS = `(
  select * from razao.outbox
  union all
  select o.* from razao.journal_entries e cross join lateral razao.payment_events(row(e.*)::razao.journal_entries) o)`;
