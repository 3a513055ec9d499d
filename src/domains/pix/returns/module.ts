import type { Module } from '../../../platform/module.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import type { EvidenceContext } from '../../evidence/index.ts';
import type { JournalContext, LedgerModule } from '../../journal/index.ts';
import type { DispatchContext } from '../../obligations/index.ts';
import { SPONSOR_ADAPTERS, type Rails, type SponsorClient } from '../../rails/index.ts';
import { announceReceived } from './announce-received.ts';
import { returnRouteOverride, returnFinder } from './route-override.ts';
import { followReturns } from './follow-returns.ts';
import { PixReturnEntity } from './pix-return.entity.ts';
import { returnRows } from './record.ts';
import { returnEvents } from './book-sent-return.ts';
import { returnRail } from './return-rail.ts';
import { returnsOf } from './return-route.ts';
import { returnFunctions } from './returns.sql.ts';
import type { ReturnsContext } from './send-return.ts';
import { sponsorReturns } from './sponsor-returns.ts';

type Given = Dependencies & { readonly rails: Rails; readonly sponsor: SponsorClient };
type Brings =
  Pick<ReturnsContext, 'pix'> & Pick<EvidenceContext, 'announceReturn'> & Required<Pick<DispatchContext, 'routeOverride'>>;

/** Money that goes back to where it came from. */
export const pixReturnsModule: Module<Given, Brings, JournalContext & ReturnsContext> & LedgerModule = {
  domain: 'pix',
  entities: [PixReturnEntity],
  functions: returnFunctions,
  events: returnEvents,
  ledger: { rows: returnRows },
  open: ({ config, database, rails, sponsor }, { contextFor }) => {
    const returns = [returnRail(sponsorReturns(sponsor), returnFinder(database))];
    rails.register(Object.fromEntries(SPONSOR_ADAPTERS.map((adapter) => [returnsOf(adapter), returns])));
    return {
      context: {
        pix: { ispb: config.RAZAO_PIX_ISPB }, announceReturn: announceReceived, routeOverride: returnRouteOverride(database, rails),
      },
      consumers: [followReturns(database, contextFor)],
    };
  },
};
