import type { CreateObligationRequest, ScheduleTransferAction } from '../../../generated/models.ts';
import { derive } from '../../platform/context.ts';
import type { WriteKey } from '../../platform/db/command.ts';
import { once } from '../../platform/idempotency/idempotency.ts';
import { openExternalId } from '../accounts/index.ts';
import { openDescription } from './counterparty.ts';
import { checkObligation, createObligation, type ObligationsContext } from './create-obligation.ts';
import { findObligation } from './queries.ts';

/** One occurrence of a scheduled transfer. */
interface TransferOrder {
  readonly tenant: string;
  /** The identity of the occurrence: whoever tries it again, it is carried out once. */
  readonly commandId: string;
  /** The id of the obligation that it creates. */
  readonly obligationId: string;
  readonly accountId: string;
  readonly action: ScheduleTransferAction;
}

/** What a schedule's TRANSFER does: its account pays the creditor. */
export function scheduledTransfer(contextFor: (tenant: string, command?: WriteKey) => ObligationsContext) {
  return {
    /** @throws ApiError for what could never work; a rail that is not bound counts where `isNew`. */
    check(tenant: string, accountId: string, action: ScheduleTransferAction, isNew: boolean): Promise<void> {
      const ctx = contextFor(tenant);
      return checkObligation(isNew ? ctx : derive(ctx, { isRailBound: async () => true }), requestOf(ctx, accountId, action));
    },

    /** @throws ApiError for a refusal. Does nothing when it was carried out before. */
    async execute({ tenant, commandId, obligationId, accountId, action }: TransferOrder): Promise<void> {
      const ctx = contextFor(tenant, { id: commandId, digest: null, status: 201 });
      await once(() => createObligation(ctx, requestOf(ctx, accountId, action), obligationId));
    },

    /** Whether it was carried out, however long ago: the record of a command is forgotten, an obligation never. */
    async wasCarriedOut(tenant: string, obligationId: string): Promise<boolean> {
      return (await findObligation(contextFor(tenant), obligationId)) !== undefined;
    },
  };
}

function requestOf(
  ctx: ObligationsContext, accountId: string,
  { rail, amount, creditor: kept, payment_description, match_keys, metadata }: ScheduleTransferAction,
): CreateObligationRequest {
  const description = openDescription(ctx, payment_description);
  const creditor = kept.external_id === undefined ? kept : { ...kept, external_id: openExternalId(ctx, kept.external_id) };
  return {
    rail, amount, creditor, debtor: { kind: 'account', account_id: accountId },
    ...(description !== undefined && { description }), ...(match_keys && { match_keys }), ...(metadata && { metadata }),
  };
}
