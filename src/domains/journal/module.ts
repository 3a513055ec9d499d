import type { Module } from '../../platform/module.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { ProcessQuotas } from '../../platform/quotas/process-quotas.ts';
import {
  BalanceCheckEntity, BalanceEntity, BalanceMarkEntity, GlDayEntity, LatePostingEntity, PositionCheckpointEntity, TurnoverEntity,
} from './books.entity.ts';
import { checkBalancesJob } from './check-balances.ts';
import { JournalEntryEntity } from './entry.entity.ts';
import { refuseBlockedParty, refuseClosed, refuseFrozen, refuseMarkedParty } from './gates.ts';
import { journalFunctions } from './journal.sql.ts';
import { Journal } from './journal.ts';
import type { CollectedLedger, LedgerModule } from './ledger-parts.ts';
import { journalMetrics } from './metrics.ts';
import { quotaRows } from './quotas.ts';

type Given = Dependencies & { readonly ledger: CollectedLedger; readonly processQuotas: ProcessQuotas };

/** The writer, with what all domains bring to it. */
export const journalModule: Module<Given, { readonly journal: Journal }> & LedgerModule = {
  domain: 'journal',
  entities: [
    JournalEntryEntity, BalanceEntity, BalanceCheckEntity, LatePostingEntity, BalanceMarkEntity, PositionCheckpointEntity, GlDayEntity,
    TurnoverEntity,
  ],
  functions: journalFunctions,
  metrics: journalMetrics,
  ledger: { gates: [refuseClosed, refuseFrozen, refuseMarkedParty, refuseBlockedParty], rows: [quotaRows] },
  open: ({ database, ledger, processQuotas, log }) => ({
    context: { journal: new Journal(database, { ...ledger, mostWaiting: (tenant) => processQuotas.of('waiting_writes', tenant), log }) },
    jobs: [checkBalancesJob(database)],
  }),
};
