import type { Ground, Module } from '../../platform/module.ts';
import {
  BalanceCheckEntity, BalanceEntity, BalanceMarkEntity, GlDayEntity, LatePostingEntity, PositionCheckpointEntity, PostingEntity, TurnoverEntity,
} from './books.entity.ts';
import { journalEntrySchema } from './entry.entity.ts';
import { refuseBlockedParty, refuseClosed, refuseFrozen } from './gates.ts';
import { journalFunctions } from './journal.sql.ts';
import { Journal } from './journal.ts';
import { checkBalancesJob } from './check-balances.ts';
import { journalMetrics } from './metrics.ts';
import type { CollectedLedger, LedgerModule } from './ledger-parts.ts';

/** The writer, with what all domains bring to it. */
export const journalModule: Module<Ground & { readonly ledger: CollectedLedger }, { readonly journal: Journal }> & LedgerModule = {
  domain: 'journal',
  entities: [
    journalEntrySchema, PostingEntity, BalanceEntity, BalanceCheckEntity, LatePostingEntity, BalanceMarkEntity, PositionCheckpointEntity, GlDayEntity, TurnoverEntity,
  ],
  functions: journalFunctions,
  metrics: journalMetrics,
  ledger: { gates: [refuseClosed, refuseFrozen, refuseBlockedParty] },
  open: ({ database, ledger, config, log }) => ({
    context: { journal: new Journal(database, { ...ledger, queueLimit: config.RAZAO_QUEUE_LIMIT, log }) },
    jobs: [checkBalancesJob(database)],
  }),
};
