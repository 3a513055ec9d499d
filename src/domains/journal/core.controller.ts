import { Controller, Get, Path, Query, Request, Response, Route, Tags } from '@tsoa/runtime';
import type {
  AccountId, HTTPValidationError, JournalDeltaListResponse, JournalEntryDetailResponse, JournalEntryListResponse, JournalObligationResponse,
  JournalRecord, PageCursor, PageLimit, SequenceNumber,
} from '../../../generated/models.ts';
import { asAccepted, type Accepting } from '../../platform/http/accepted.ts';
import type { Implements } from '../../platform/http/implements.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import { listActs } from './list-acts.ts';
import { listJournalAccountDeltas } from './list-account-deltas.ts';
import {
  getJournalEntry, getJournalObligation, listJournalEntries, PROOF_TYPE, proveJournalEntry, type EntryProofs, type JournaledContext,
} from './queries.ts';

@Route('v1/journal')
@Tags('Journal')
@Response<HTTPValidationError>(422, 'Request validation failed')
export class CoreJournalController extends Controller
  implements Implements<'listJournalEntries' | 'getJournalEntry' | 'listJournalAccountDeltas' | 'getJournalObligation'> {
  constructor(private readonly ctx: RequestContext & JournaledContext & EntryProofs) {
    super();
  }

  @Get('entries')
  async listJournalEntries(
    @Query() from_seq?: SequenceNumber,
    @Query() to_seq?: SequenceNumber,
    @Query() record?: JournalRecord,
    @Query() limit?: PageLimit,
    @Query() cursor?: PageCursor,
  ): Promise<JournalEntryListResponse> {
    if (record === 'ACTS') return listActs(this.ctx, { limit, cursor });
    return listJournalEntries(this.ctx, { from_seq, to_seq }, { limit, cursor });
  }

  @Get('entries/{seq_no}')
  async getJournalEntry(
    @Path() seq_no: SequenceNumber, @Request() request: Accepting,
  ): Promise<JournalEntryDetailResponse> {
    return asAccepted(request, this, () => getJournalEntry(this.ctx, seq_no), {
      [PROOF_TYPE]: () => proveJournalEntry(this.ctx, seq_no),
    });
  }

  @Get('accounts/{account_id}')
  async listJournalAccountDeltas(
    @Path('account_id') accountId: AccountId,
    @Query() from_seq?: SequenceNumber,
    @Query() to_seq?: SequenceNumber,
    @Query() limit?: PageLimit,
    @Query() cursor?: PageCursor,
  ): Promise<JournalDeltaListResponse> {
    return listJournalAccountDeltas(this.ctx, accountId, { from_seq, to_seq }, { limit, cursor });
  }

  @Get('obligations/{obligation_id}')
  async getJournalObligation(): Promise<JournalObligationResponse> {
    return getJournalObligation(this.ctx, this.ctx.resources.of(this.ctx.journaledObligation));
  }
}
