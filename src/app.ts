import { accountsModule } from './domains/accounts/module.ts';
import { authModule } from './domains/auth/module.ts';
import { checkerModule } from './domains/checker/module.ts';
import { eventsModule, type Resolve } from './domains/events/module.ts';
import { evidenceModule } from './domains/evidence/module.ts';
import { foundryModule } from './onchain/foundry/module.ts';
import type { FoundryChild } from './onchain/foundry/index.ts';
import { glModule } from './domains/gl/module.ts';
import { importsModule } from './domains/imports/module.ts';
import { healthModule } from './domains/health/module.ts';
import { holdsModule } from './domains/holds/module.ts';
import { journalModule } from './domains/journal/module.ts';
import { kycModule } from './domains/kyc/module.ts';
import { lifecycleModule } from './domains/lifecycle/module.ts';
import { limitsModule } from './domains/limits/module.ts';
import { obligationsModule } from './domains/obligations/module.ts';
import { providerAccountsModule } from './domains/operator/providers/module.ts';
import { transparencyModule } from './domains/transparency/module.ts';
import { transferTemplatesModule } from './domains/operator/templates/module.ts';
import { partiesModule } from './domains/parties/module.ts';
import { pixKeysModule } from './domains/pix/keys/module.ts';
import { pixMandatesModule } from './domains/pix/mandates/module.ts';
import { pixMedModule } from './domains/pix/med/module.ts';
import { pixPaymentsModule } from './domains/pix/payments/module.ts';
import { pixQrModule } from './domains/pix/qr/module.ts';
import { pixReturnsModule } from './domains/pix/returns/module.ts';
import type { PortalSubstitutes } from './onchain/portal/making/context.ts';
import { portalModule } from './onchain/portal/module.ts';
import { productsModule } from './onchain/products/module.ts';
import { providersModule } from './domains/providers/module.ts';
import { qbrlModule } from './onchain/qbrl/module.ts';
import { railsModule, type Adapters } from './domains/rails/module.ts';
import { reconciliationModule, type ReconciliationPorts } from './domains/reconciliation/module.ts';
import { receiptsModule } from './domains/receipts/module.ts';
import { schedulesModule } from './domains/schedules/module.ts';
import { squadsModule } from './domains/squads/module.ts';
import { statementsModule } from './domains/statements/module.ts';
import { Ladder, type Collected } from './ladder.ts';
import type { Context } from './platform/context.ts';
import type { Dependencies } from './platform/dependencies.ts';
import { platformModule } from './platform/platform-module.ts';
import type { EventsContext } from './platform/receiver/take-delivery.ts';

/** Substitutes of an installation, or a test, for parts that modules make themselves. */
export interface Substitutes {
  /** Resolver for names of webhook endpoints; DNS unless given. */
  resolve?: Resolve | undefined;
  /** Adapters of rails beside those of the installation. */
  adapters?: Adapters | undefined;
  /** Sources of providers' statements; the rails of this installation unless given. */
  reconciliation?: ReconciliationPorts | undefined;
  /** Replacements for the work of the foundry's child processes. */
  foundryChild?: Partial<FoundryChild> | undefined;
  /** Replacements for the making of clients of products. */
  portal?: PortalSubstitutes | undefined;
}

/** All modules from the ground up: each receives the context of those below it. */
export const LADDER = Ladder.on<Dependencies & Collected & { readonly substitutes: Substitutes }>()
  .with(platformModule)
  .with(authModule)
  .with(providersModule)
  .with(partiesModule)
  .with(accountsModule)
  .with(journalModule)
  .with(transparencyModule).with(checkerModule)
  .with(glModule).with(railsModule)
  .with(limitsModule).with(kycModule)
  .with(obligationsModule)
  .with(evidenceModule).with(holdsModule)
  .with(statementsModule).with(lifecycleModule).with(reconciliationModule).with(receiptsModule).with(importsModule)
  .with(qbrlModule)
  .with(foundryModule)
  .with(pixKeysModule)
  .with(pixPaymentsModule)
  .with(pixQrModule)
  .with(pixReturnsModule)
  .with(pixMandatesModule)
  .with(pixMedModule)
  .with(squadsModule)
  .with(productsModule)
  .with(portalModule)
  .with(schedulesModule).with(eventsModule).with(providerAccountsModule).with(transferTemplatesModule).with(healthModule);

/** Context that all modules contribute to. */
export type Brought = Awaited<ReturnType<typeof LADDER.open>>['context'];

/** Context of operations, whatever calls them: a request, the worker, the command line. */
export type AppContext = Context & EventsContext & Brought;
