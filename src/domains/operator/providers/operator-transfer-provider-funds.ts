import type {
  ObligationResponse, ProviderBankCoordinates, ProviderTransferRequest, ProviderTransferResponse,
} from '../../../../generated/models.ts';
import type { Context } from '../../../platform/context.ts';
import { presentCurrency } from '../../../platform/currencies.ts';
import { fail } from '../../../platform/errors.ts';
import { toCents } from '../../../platform/money.ts';
import type { EventOf } from '../../../platform/outbox/event.ts';
import { sealExternalId } from '../../accounts/index.ts';
import {
  accountSide, creationLoads, decideCreation, drawnId, ONLY_PROVIDER, RECEIVED_BY, type ObligationDraft, type ObligationsContext, type Side,
} from '../../obligations/index.ts';
import { coordinatesContext, findProvider, type Provider } from '../../providers/index.ts';
import type { RailFamily, Rails } from '../../rails/index.ts';

export type ProviderTransfersContext = ObligationsContext & { readonly rails: Rails };

/** Both ends, each with the account of the ledger that represents the money there. */
interface Banks {
  readonly source: Provider;
  readonly destination: Provider;
}

/**
 * Moves the tenant's own money from one provider account to another: an obligation between their two accounts of the ledger. Over an
 * outside rail the source sends it to the coordinates of the destination, and a report of either, by the payment's one name, settles it.
 * NATIVE records a movement that the banks have made, and is final at once.
 * @throws ApiError PROVIDER_ACCOUNT_NOT_FOUND, SAME_PROVIDER_ACCOUNT, PROVIDER_HOLDS_NO_FUNDS, PROVIDER_COORDINATES_MISSING,
 * RAIL_NOT_BOUND, INVALID_CURRENCY, ACCOUNT_CLOSED, CURRENCY_MISMATCH, ACCOUNT_FROZEN, INSUFFICIENT_FUNDS, BALANCE_OVERFLOW, OVERLOADED.
 */
export async function operatorTransferProviderFunds(
  ctx: ProviderTransfersContext, source: Provider, body: ProviderTransferRequest,
): Promise<ProviderTransferResponse> {
  const destination = (await findProvider(ctx, body.destination_provider_id)) ?? fail('PROVIDER_ACCOUNT_NOT_FOUND');
  if (destination.providerId === source.providerId) fail('SAME_PROVIDER_ACCOUNT', { provider_id: source.providerId });
  const transferId = ctx.ids.next('ptx');
  const found = { draft: draftTransfer(ctx, { source, destination }, body, transferId) };
  const isBound = body.rail === 'NATIVE' || (await sends(ctx, source, body.rail));
  return ctx.journal.submit(ctx, {
    loads: creationLoads(found),
    decide: (ledger) => {
      const decision = decideCreation(ledger, found, () => isBound);
      if ('refused' in decision) return decision;
      const answer = presentTransfer(decision.answer, { source, destination }, body, transferId);
      return { entries: decision.entries, rows: decision.rows, events: [...decision.events, begun(answer)], answer };
    },
  });
}

function draftTransfer(ctx: Context, { source, destination }: Banks, body: ProviderTransferRequest, transferId: string): ObligationDraft {
  const { rail, amount, reference, reason } = body;
  const [debtor, creditor] = [accountSide(ledgerAccountOf(source)), accountSide(ledgerAccountOf(destination))];
  return {
    obligationId: drawnId(ctx, rail), txId: ctx.ids.next('txn'), rail, amount: toCents(amount.value), currency: amount.currency,
    debtor, creditor: rail === 'NATIVE' ? creditor : { ...creditor, externalId: coordinatesOf(ctx, destination) },
    expectedAt: null, graceSeconds: null,
    matchKeys: { [ONLY_PROVIDER]: source.providerId, [RECEIVED_BY]: destination.providerId, ...(reference !== undefined && { reference }) },
    metadata: { transfer_id: transferId, ...(reason !== undefined && { reason }) }, createdBy: ctx.actor,
  };
}

/** @throws ApiError PROVIDER_HOLDS_NO_FUNDS. */
function ledgerAccountOf({ providerId, type, ledgerAccountId }: Provider): string {
  return ledgerAccountId ?? fail('PROVIDER_HOLDS_NO_FUNDS', { provider_id: providerId, type }, `No money is kept at ${providerId}.`);
}

/** Address of the bank on the rail, as rows store it. @throws ApiError PROVIDER_COORDINATES_MISSING. */
function coordinatesOf(ctx: Context, { providerId, coordinates }: Provider): Side['externalId'] {
  if (coordinates === null) return fail('PROVIDER_COORDINATES_MISSING', { provider_id: providerId }, `${providerId} has no coordinates.`);
  const text = ctx.vault.open(coordinates, coordinatesContext(ctx.tenant, providerId)).toString();
  const { ispb, branch, account_number } = JSON.parse(text) as ProviderBankCoordinates;
  return sealExternalId(ctx, `br_account:${ispb}/${branch}/${account_number}`);
}

async function sends({ tenant, rails }: ProviderTransfersContext, { providerId }: Provider, rail: RailFamily): Promise<boolean> {
  return (await rails.able(tenant, rail, 'OUTBOUND')).some((binding) => binding.providerId === providerId);
}

function presentTransfer(
  it: ObligationResponse, { source, destination }: Banks, { reference, reason }: ProviderTransferRequest, transferId: string,
): ProviderTransferResponse {
  const { obligation_id, tx_id, amount, rail, state, resolution_outcome, created_at, created_by, resolved_at } = it;
  return {
    transfer_id: transferId, source_provider_id: source.providerId, destination_provider_id: destination.providerId, amount, rail,
    state: state === 'FINAL' ? resolution_outcome ?? 'SETTLED' : state, obligation_id, tx_id, reference: reference ?? null,
    reason: reason ?? null,
    created_at, created_by, resolved_at,
  };
}

function begun(
  { transfer_id, source_provider_id, destination_provider_id, amount, rail, state, obligation_id, tx_id }: ProviderTransferResponse,
): EventOf<'provider_account.funds_transferred'> {
  return {
    type: 'provider_account.funds_transferred', entityId: transfer_id, version: 1n, correlation: { obligation_id, tx_id },
    data: {
      transfer_id, source_provider_id, destination_provider_id, rail, state, obligation_id, tx_id,
      amount: amount.value, ...presentCurrency(amount.currency),
    },
  };
}
