import type { CoreOperationId } from '../../generated/operations.ts';
import { RegisterRoutes } from '../../generated/core/routes.ts';
import type { CoreAccountsController } from '../domains/accounts/core.controller.ts';
import type { CoreExternalAccountsController } from '../domains/accounts/external/core.controller.ts';
import type { CoreGuestAccountsController } from '../domains/accounts/guests/core.controller.ts';
import type { CoreWebhookDeliveriesController } from '../domains/events/deliveries/core.controller.ts';
import type { CoreEventsController } from '../domains/events/core.controller.ts';
import type { CoreEvidenceController } from '../domains/evidence/core.controller.ts';
import type { CoreGlAccountsController, CoreGlEntriesController } from '../domains/gl/core.controller.ts';
import type { CoreHealthController } from '../domains/health/core.controller.ts';
import type { CoreHoldsController } from '../domains/holds/core.controller.ts';
import type { CoreJournalController } from '../domains/journal/core.controller.ts';
import type { CoreKycController } from '../domains/kyc/core.controller.ts';
import type { CoreLimitsController } from '../domains/limits/core.controller.ts';
import type { CoreObligationsController } from '../domains/obligations/core.controller.ts';
import type { CorePartiesController } from '../domains/parties/core.controller.ts';
import type { CorePixQrController } from '../domains/pix/qr/core.controller.ts';
import type { CorePixKeysController } from '../domains/pix/keys/core.controller.ts';
import type { CorePixMedController } from '../domains/pix/med/core.controller.ts';
import type { CorePixMandatesController } from '../domains/pix/mandates/core.controller.ts';
import type { CoreReconciliationController } from '../domains/reconciliation/core.controller.ts';
import type { CoreSchedulesController } from '../domains/schedules/core.controller.ts';
import type { CoreStatementsController } from '../domains/statements/core.controller.ts';
import type { AssertNever, Unserved } from '../platform/http/implements.ts';

/** What the core interface mounts. */
export type CoreControllers =
  | CoreAccountsController
  | CoreEventsController
  | CoreEvidenceController
  | CoreExternalAccountsController
  | CoreGuestAccountsController
  | CoreGlAccountsController
  | CoreGlEntriesController
  | CoreHealthController
  | CoreHoldsController
  | CoreJournalController
  | CoreKycController
  | CoreLimitsController
  | CoreObligationsController
  | CorePartiesController
  | CorePixQrController
  | CorePixKeysController
  | CorePixMedController
  | CorePixMandatesController
  | CoreReconciliationController
  | CoreSchedulesController
  | CoreStatementsController
  | CoreWebhookDeliveriesController;

export type EveryCoreOperationIsServed = AssertNever<Unserved<CoreOperationId, CoreControllers>>;

export const mountCore = RegisterRoutes;
