import type { CommandOperationId } from '../../generated/operations.ts';
import { RegisterRoutes } from '../../generated/command/routes.ts';
import type { CommandAccountsController } from '../domains/accounts/command.controller.ts';
import type { CommandEvidenceController } from '../domains/evidence/command.controller.ts';
import type { CommandWebhookDeliveriesController } from '../domains/events/deliveries/command.controller.ts';
import type { CommandWebhooksController } from '../domains/events/webhooks/command.controller.ts';
import type { CommandGlController } from '../domains/gl/command.controller.ts';
import type { CommandBlocksController } from '../domains/holds/blocks/command.controller.ts';
import type { CommandHoldsController } from '../domains/holds/command.controller.ts';
import type { CommandKycController, CommandKycWorkController } from '../domains/kyc/command.controller.ts';
import type { CommandLifecycleController } from '../domains/lifecycle/command.controller.ts';
import type { CommandLimitsController } from '../domains/limits/command.controller.ts';
import type { CommandObligationsController } from '../domains/obligations/command.controller.ts';
import type { CommandPixKeysController } from '../domains/pix/keys/command.controller.ts';
import type { CommandPixMedController } from '../domains/pix/med/command.controller.ts';
import type { CommandPixMandatesController } from '../domains/pix/mandates/command.controller.ts';
import type { CommandPixPaymentsController } from '../domains/pix/payments/command.controller.ts';
import type { CommandPixQrController } from '../domains/pix/qr/command.controller.ts';
import type { CommandPixReturnsController } from '../domains/pix/returns/command.controller.ts';
import type { CommandReconciliationController } from '../domains/reconciliation/command.controller.ts';
import type { CommandSchedulesController } from '../domains/schedules/command.controller.ts';
import type { AssertNever, Unserved } from '../platform/http/implements.ts';

/** What the command interface mounts. */
export type CommandControllers =
  | CommandAccountsController
  | CommandBlocksController
  | CommandEvidenceController
  | CommandGlController
  | CommandHoldsController
  | CommandKycController
  | CommandKycWorkController
  | CommandLifecycleController
  | CommandLimitsController
  | CommandObligationsController
  | CommandPixKeysController
  | CommandPixMedController
  | CommandPixMandatesController
  | CommandPixPaymentsController
  | CommandPixQrController
  | CommandPixReturnsController
  | CommandReconciliationController
  | CommandSchedulesController
  | CommandWebhookDeliveriesController
  | CommandWebhooksController;

export type EveryCommandOperationIsServed = AssertNever<Unserved<CommandOperationId, CommandControllers>>;

export const mountCommand = RegisterRoutes;
