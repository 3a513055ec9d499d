/** Obligations and events as they read, whether they have rows of their own or are read from entries. To be selected from. */
import { paymentsWhere } from '../../src/domains/obligations/index.ts';
import { ENTRIES_EVENTS } from '../../src/platform/db/outbox.sql.ts';

export const ALL_OBLIGATIONS = `(select * from razao.obligations union all ${paymentsWhere('true')}) as all_obligations`;

export const ALL_EVENTS = `(
  select * from razao.outbox
  union all
  select o.* from ${ENTRIES_EVENTS})`;
