import type { Module } from '../../platform/module.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { JournalContext, LedgerModule } from '../journal/index.ts';
import { BlockEntity } from './blocks/block.entity.ts';
import { BLOCK } from './blocks/block.ts';
import { blockResource } from './blocks/queries.ts';
import { loadBlocks } from './blocks/record.ts';
import { checkReservations } from './reservations/check-reservations.ts';
import { reservationRules } from './reservations/encumbrances.ts';
import { HoldEntity } from './hold.entity.ts';
import { HOLD } from './hold.ts';
import type { BlocksContext } from './blocks/context.ts';
import { holdFunctions } from './holds.sql.ts';
import { holdJobs } from './jobs.ts';
import { holdResource } from './queries.ts';
import { loadHolds } from './record.ts';

/** Money reserved or blocked. */
export const holdsModule: Module<Dependencies, Pick<BlocksContext, 'blockLaw'>, JournalContext> & LedgerModule = {
  domain: 'holds',
  entities: [HoldEntity, BlockEntity],
  functions: holdFunctions,
  resources: { hold: holdResource, block: blockResource },
  ledger: {
    rows: [{ kind: HOLD, load: loadHolds, isReadAhead: true }, { kind: BLOCK, load: loadBlocks, isReadAhead: true }],
    reservations: reservationRules,
    checks: [checkReservations],
  },
  open: ({ config, database, log }, { contextFor }) => ({
    context: { blockLaw: { precautionaryHours: config.RAZAO_PIX_PRECAUTIONARY_HOURS } }, jobs: holdJobs(database, contextFor, log),
  }),
};
