import type { Database } from '../../../platform/db/database.ts';
import type { PageConsumer } from '../../../platform/worker/consumer.ts';
import type { JournalContext, LedgerCommand } from '../../journal/index.ts';
import { OBLIGATION } from '../../obligations/index.ts';
import { endedReturn } from './pix-return.ts';
import { readReturns, RETURN, returnEvent, returnKey, returnRow } from './record.ts';

const TYPES = ['obligation.settled', 'obligation.failed', 'obligation.canceled'];
const POLL_EVERY_MS = 200;
const NOTHING = { types: [], isPressing: false };

/**
 * Announces the outcome of returns, once their obligations have ended, for any reason. A tenant without a return under way has
 * none of its events read: a return made after that look ends later still.
 */
export function followReturns(database: Database, contextFor: (tenant: string) => JournalContext): PageConsumer {
  return {
    name: 'pix-returns',
    pollEveryMs: POLL_EVERY_MS,
    isReady: () => true,
    wants: async (tenants) => {
      const rows = await database.callForEach<{ open: boolean }>('pix_returns_open($1) as f (open)', tenants);
      return new Map(rows.map(({ tenant, open }) => [tenant, open ? { types: TYPES, isPressing: true } : NOTHING]));
    },
    handlePage: async (tenant, events) => {
      const ids = [...new Set(events.map(({ entityId }) => entityId))];
      const returns = await readReturns((statement, values) => database.query(statement, values), tenant, ids);
      const ctx = contextFor(tenant);
      await Promise.all(returns.map(({ obligationId }) => ctx.journal.submit(ctx, followed(obligationId))));
    },
  };
}

/** Does nothing for a return that has been followed to its end before. */
function followed(obligationId: string): LedgerCommand<null> {
  return {
    loads: { accounts: [], rows: [returnKey(obligationId), obligationId] },
    decide: (ledger) => {
      const [before, obligation] = [ledger.row(RETURN, returnKey(obligationId)), ledger.row(OBLIGATION, obligationId)];
      const ended = before && obligation && endedReturn(before, obligation, ledger.now);
      if (!ended) return { entries: [], rows: [], events: [], answer: null };
      const event = returnEvent(ended.state === 'SETTLED' ? 'settled' : 'failed', ended, obligation.txId);
      return { entries: [], rows: [returnRow(ended)], events: [event], answer: null };
    },
  };
}
