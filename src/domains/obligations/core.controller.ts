import { Controller, Get, Query, Request, Response, Route, Tags } from '@tsoa/runtime';
import type {
  AccountReference, AmountFilter, CounterpartyDigest, ExternalReference, HTTPValidationError, Instant, ObligationListResponse,
  ObligationResponse, ObligationState, PageCursor, PageLimit, PaymentName, RailFamily, ResolutionOutcome, TaxIdText,
} from '../../../generated/models.ts';
import { asAccepted, type Accepting } from '../../platform/http/accepted.ts';
import type { Implements } from '../../platform/http/implements.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import { RECEIPT_TYPE, type PaymentReceipts } from './payment-receipts.ts';
import { listObligations } from './list-obligations.ts';
import { getObligation, obligationResource } from './queries.ts';

@Route('v1/obligations')
@Tags('Obligations')
@Response<HTTPValidationError>(422, 'Request validation failed')
export class CoreObligationsController extends Controller implements Implements<'listObligations' | 'getObligation'> {
  constructor(private readonly ctx: RequestContext & PaymentReceipts) {
    super();
  }

  @Get()
  async listObligations(
    @Query() account_id?: AccountReference,
    @Query() debtor_account_id?: AccountReference,
    @Query() creditor_account_id?: AccountReference,
    @Query() rail?: RailFamily,
    @Query() state?: ObligationState,
    @Query() resolution_outcome?: ResolutionOutcome,
    @Query() stuck?: boolean,
    @Query() end_to_end_id?: PaymentName,
    @Query() external_reference?: ExternalReference,
    @Query() counterparty_digest?: CounterpartyDigest,
    @Query() counterparty_tax_id?: TaxIdText,
    @Query() amount?: AmountFilter,
    @Query() created_from?: Instant,
    @Query() created_to?: Instant,
    @Query() settled_from?: Instant,
    @Query() settled_to?: Instant,
    @Query() limit?: PageLimit,
    @Query() cursor?: PageCursor,
  ): Promise<ObligationListResponse> {
    const filters = {
      account_id, debtor_account_id, creditor_account_id, rail, state, resolution_outcome, stuck, end_to_end_id, external_reference,
      counterparty_digest, counterparty_tax_id, amount, created_from, created_to, settled_from, settled_to,
    };
    return listObligations(this.ctx, filters, { limit, cursor });
  }

  @Get('{obligation_id}')
  async getObligation(@Request() request: Accepting): Promise<ObligationResponse> {
    const obligation = this.ctx.resources.of(obligationResource);
    return asAccepted(request, this, () => getObligation(this.ctx, obligation), {
      [RECEIPT_TYPE]: () => this.ctx.paymentReceipt(this.ctx, obligation),
    });
  }
}
