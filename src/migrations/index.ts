import { Migration0001Platform } from './0001-platform.ts';
import { Migration0002Auth } from './0002-auth.ts';
import { Migration0003Parties } from './0003-parties.ts';
import { Migration0004Accounts } from './0004-accounts.ts';
import { Migration0005Journal } from './0005-journal.ts';
import { Migration0006Obligations } from './0006-obligations.ts';
import { Migration0007Schedules } from './0007-schedules.ts';
import { Migration0008Webhooks } from './0008-webhooks.ts';
import { Migration0009Deliveries } from './0009-deliveries.ts';
import { Migration0010Holds } from './0010-holds.ts';
import { Migration0011Rails } from './0011-rails.ts';
import { Migration0012Providers } from './0012-providers.ts';
import { Migration0013PaymentMethods } from './0013-payment-methods.ts';
import { Migration0014Evidence } from './0014-evidence.ts';
import { Migration0016Books } from './0016-books.ts';
import { Migration0017Reconciliation } from './0017-reconciliation.ts';
import { Migration0019Kyc } from './0019-kyc.ts';

/** Every migration in the order of its running; one that has landed is never edited. */
export const migrations = [
  { name: '0001-platform', class: Migration0001Platform },
  { name: '0002-auth', class: Migration0002Auth },
  { name: '0003-parties', class: Migration0003Parties },
  { name: '0004-accounts', class: Migration0004Accounts },
  { name: '0005-journal', class: Migration0005Journal },
  { name: '0006-obligations', class: Migration0006Obligations },
  { name: '0007-schedules', class: Migration0007Schedules },
  { name: '0008-webhooks', class: Migration0008Webhooks },
  { name: '0009-deliveries', class: Migration0009Deliveries },
  { name: '0010-holds', class: Migration0010Holds },
  { name: '0011-rails', class: Migration0011Rails },
  { name: '0012-providers', class: Migration0012Providers },
  { name: '0013-payment-methods', class: Migration0013PaymentMethods },
  { name: '0014-evidence', class: Migration0014Evidence },
  { name: '0016-books', class: Migration0016Books },
  { name: '0017-reconciliation', class: Migration0017Reconciliation },
  { name: '0019-kyc', class: Migration0019Kyc },
];
