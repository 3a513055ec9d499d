import { Migration0001Platform } from './0001-platform.ts';
import { Migration0002Auth } from './0002-auth.ts';
import { Migration0003Providers } from './0003-providers.ts';
import { Migration0004Parties } from './0004-parties.ts';
import { Migration0005Accounts } from './0005-accounts.ts';
import { Migration0006Journal } from './0006-journal.ts';
import { Migration0007Gl } from './0007-gl.ts';
import { Migration0008Rails } from './0008-rails.ts';
import { Migration0009Kyc } from './0009-kyc.ts';
import { Migration0010Limits } from './0010-limits.ts';
import { Migration0011Obligations } from './0011-obligations.ts';
import { Migration0012Evidence } from './0012-evidence.ts';
import { Migration0013Holds } from './0013-holds.ts';
import { Migration0014Reconciliation } from './0014-reconciliation.ts';
import { Migration0015Pix } from './0015-pix.ts';
import { Migration0016Schedules } from './0016-schedules.ts';
import { Migration0017Events } from './0017-events.ts';
import { Migration0018Squads } from './0018-squads.ts';
import { Migration0019OperatorTemplates } from './0019-operator-templates.ts';
import { Migration0020RailsBindings } from './0020-rails-bindings.ts';
import { Migration0021ProvidersAccounts } from './0021-providers-accounts.ts';
import { Migration0022PlatformQuotas } from './0022-platform-quotas.ts';
import { Migration0023ProvidersFunds } from './0023-providers-funds.ts';
import { Migration0024Qbrl } from './0024-qbrl.ts';
import { Migration0025SquadsPolicy } from './0025-squads-policy.ts';
import { Migration0026JournalBalanceChecks } from './0026-journal-balance-checks.ts';
import { Migration0027ObligationsStuck } from './0027-obligations-stuck.ts';
import { Migration0028ObligationsTrace } from './0028-obligations-trace.ts';
import { Migration0029SquadsFeed } from './0029-squads-feed.ts';
import { Migration0030ObligationsSentAs } from './0030-obligations-sent-as.ts';
import { Migration0031EvidenceReturnOf } from './0031-evidence-return-of.ts';
import { Migration0032Foundry } from './0032-foundry.ts';
import { Migration0033Products } from './0033-products.ts';
import { Migration0034ProductsInstances } from './0034-products-instances.ts';
import { Migration0036ProductsConformance } from './0036-products-conformance.ts';

/**
 * Every migration in the order of its running: tables, indexes, constraints, policies and the binding of triggers. One that
 * has landed is never edited (`make check` compares it with `digests.json`).
 */
export const migrations = [
  { name: '0001-platform', class: Migration0001Platform },
  { name: '0002-auth', class: Migration0002Auth },
  { name: '0003-providers', class: Migration0003Providers },
  { name: '0004-parties', class: Migration0004Parties },
  { name: '0005-accounts', class: Migration0005Accounts },
  { name: '0006-journal', class: Migration0006Journal },
  { name: '0007-gl', class: Migration0007Gl },
  { name: '0008-rails', class: Migration0008Rails },
  { name: '0009-kyc', class: Migration0009Kyc },
  { name: '0010-limits', class: Migration0010Limits },
  { name: '0011-obligations', class: Migration0011Obligations },
  { name: '0012-evidence', class: Migration0012Evidence },
  { name: '0013-holds', class: Migration0013Holds },
  { name: '0014-reconciliation', class: Migration0014Reconciliation },
  { name: '0015-pix', class: Migration0015Pix },
  { name: '0016-schedules', class: Migration0016Schedules },
  { name: '0017-events', class: Migration0017Events },
  { name: '0018-squads', class: Migration0018Squads },
  { name: '0019-operator-templates', class: Migration0019OperatorTemplates },
  { name: '0020-rails-bindings', class: Migration0020RailsBindings },
  { name: '0021-providers-accounts', class: Migration0021ProvidersAccounts },
  { name: '0022-platform-quotas', class: Migration0022PlatformQuotas },
  { name: '0023-providers-funds', class: Migration0023ProvidersFunds },
  { name: '0024-qbrl', class: Migration0024Qbrl },
  { name: '0025-squads-policy', class: Migration0025SquadsPolicy },
  { name: '0026-journal-balance-checks', class: Migration0026JournalBalanceChecks },
  { name: '0027-obligations-stuck', class: Migration0027ObligationsStuck },
  { name: '0028-obligations-trace', class: Migration0028ObligationsTrace },
  { name: '0029-squads-feed', class: Migration0029SquadsFeed },
  { name: '0030-obligations-sent-as', class: Migration0030ObligationsSentAs },
  { name: '0031-evidence-return-of', class: Migration0031EvidenceReturnOf },
  { name: '0032-foundry', class: Migration0032Foundry },
  { name: '0033-products', class: Migration0033Products },
  { name: '0034-products-instances', class: Migration0034ProductsInstances },
  { name: '0036-products-conformance', class: Migration0036ProductsConformance },
];
